import { minorDigits, type PageHome } from "./currency.ts";

const commaCurrencies = new Set(
  "ARS BGN BRL CLP COP CZK DKK HUF IDR ISK NOK PLN RON RSD RUB SEK TRY UAH UYU VND".split(" "),
);
const pointCurrencies = new Set(
  "AED AUD BHD CHF CNY EGP GBP HKD ILS INR JOD JPY KRW KWD MXN MYR NZD OMR PHP QAR SAR SGD THB TWD USD".split(" "),
);
const pointLanguages = new Set(["en", "ja", "zh", "hi", "ko", "th", "he", "ar", "ms"]);

const decimalMark = (currency: string | null, { language, region }: PageHome): "." | "," => {
  if (currency !== null && commaCurrencies.has(currency)) return ",";
  if (currency !== null && pointCurrencies.has(currency)) return ".";
  return pointLanguages.has(language) || region === "ch" || region === "mx" ? "." : ",";
};

const westernDigits = (text: string): string =>
  text
    .replaceAll(/[٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
    .replaceAll(/[۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x6f0))
    .replaceAll(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .normalize("NFKC");

/** Characters of an amount with its marks; what is longer is no price. */
const longestAmount = 40;

/**
 * The first amount of a text as a decimal string: "1.299,00 €" is "1299.00". A single mark before three digits groups
 * thousands, unless the currency has three decimals or software wrote it (`machine`) the way its country writes
 * decimals. Cents that are written keep the currency's digits; whole amounts stay whole. Null without digits.
 */
export const decimalAmount = (
  text: string,
  currency: string | null,
  home: PageHome,
  machine: boolean,
): string | null => {
  const found = /\d[\d.,'’\s]*/u.exec(westernDigits(text));
  if (found === null) return null;
  // A blank groups only before three digits; what follows otherwise is another number.
  const written = found[0].replaceAll(/[\s'’](?=\d{3}(?!\d))/gu, "").split(/\s/u, 1)[0] ?? "";
  if (written.length > longestAmount) return null;
  const run = written.replace(/[.,'’]+$/u, "");
  const [whole, cents] = parts(run, currency, home, machine);
  const amount = whole.replace(/^0+(?=\d)/u, "");
  if (amount.length > 12) return null;
  if (cents === "") return amount;
  const digits = Math.max(minorDigits(currency), cents.replace(/0+$/u, "").length);
  return digits === 0 ? amount : `${amount}.${cents.padEnd(digits, "0").slice(0, digits)}`;
};

const parts = (
  run: string,
  currency: string | null,
  home: PageHome,
  machine: boolean,
): [whole: string, cents: string] => {
  const marks = [...run].filter((letter) => letter === "." || letter === ",");
  const last = Math.max(run.lastIndexOf("."), run.lastIndexOf(","));
  const bare = (text: string) => text.replaceAll(/\D/gu, "");
  const split: [string, string] = [bare(run.slice(0, last)), bare(run.slice(last + 1))];
  if (marks.length === 0) return [bare(run), ""];
  if (new Set(marks).size > 1) return split;
  if (marks.length > 1) return [bare(run), ""];
  const [whole, tail] = split;
  if (tail.length !== 3 || whole === "" || whole === "0") return whole.length > 0 ? split : ["0", tail];
  if (minorDigits(currency) === 3) return split;
  return machine && marks[0] === "." && decimalMark(currency, home) === "." ? split : [bare(run), ""];
};
