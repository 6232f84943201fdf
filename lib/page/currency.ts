/** Currencies by the marks people write; the longer ones first, for `R$` holds `$`. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/R\$|reais\b/u, "BRL"],
  [/(?:US\$|U\$S|\bUSD\b)/u, "USD"],
  [/(?:C\$|CA\$|CAD\$)/u, "CAD"],
  [/(?:A\$|AU\$)/u, "AUD"],
  [/NZ\$/u, "NZD"],
  [/HK\$/u, "HKD"],
  [/NT\$/u, "TWD"],
  [/S\$/u, "SGD"],
  [/MX\$/u, "MXN"],
  [/€|\beuros?\b/iu, "EUR"],
  [/£/u, "GBP"],
  [/₹|(?<!\p{L})Rs\.?(?!\p{L})|रु(?:\.|पये|पए)?/u, "INR"],
  [/₩|원/u, "KRW"],
  [/₺|(?<!\p{L})TL(?!\p{L})/u, "TRY"],
  [/₽|(?<!\p{L})руб/iu, "RUB"],
  [/₴|грн/u, "UAH"],
  [/₫/u, "VND"],
  [/฿/u, "THB"],
  [/₱/u, "PHP"],
  [/₪/u, "ILS"],
  [/₦/u, "NGN"],
  [/(?<!\p{L})zł/u, "PLN"],
  [/(?<!\p{L})Kč/u, "CZK"],
  [/(?<!\p{L})Ft(?!\p{L})/u, "HUF"],
  [/(?<!\p{L})Fr\.(?!\p{L})|(?<!\p{L})SFr/u, "CHF"],
  [/ر\.?س|ريال سعودي|ريال/u, "SAR"],
  [/د\.?إ|درهم إماراتي|درهم/u, "AED"],
  [/ج\.?م|جنيه/u, "EGP"],
  [/د\.?ك/u, "KWD"],
  [/ر\.?ق/u, "QAR"],
  [/د\.?ب/u, "BHD"],
  [/د\.?أ/u, "JOD"],
  [/円/u, "JPY"],
  [/元|人民币|RMB/u, "CNY"],
];
const codes =
  "AED ARS AUD BDT BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GEL HKD HUF IDR ILS INR ISK JOD JPY KES KRW KWD KZT LKR MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR".split(
    " ",
  );
const known = new Set(codes);

const dollars: Record<string, string> = {
  au: "AUD", ca: "CAD", nz: "NZD", sg: "SGD", hk: "HKD", tw: "TWD", mx: "MXN", cl: "CLP", co: "COP", ar: "ARS", uy: "UYU",
}; // prettier-ignore
const crowns: Record<string, string> = {
  se: "SEK",
  sv: "SEK",
  dk: "DKK",
  da: "DKK",
  no: "NOK",
  nb: "NOK",
  nn: "NOK",
  is: "ISK",
  cz: "CZK",
  cs: "CZK",
};

/** Where a page is at home: its language, the region of its language tag, the country of its host; lower case. */
export interface PageHome {
  language: string;
  region: string | null;
  country: string | null;
}

/** ISO 4217 code of the currency that a text names by code or mark; null when it names none. */
export const currencyIn = (text: string, home: PageHome): string | null => {
  const code = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/gu;
  for (const [found] of text.matchAll(code)) if (known.has(found)) return found;
  const lower = text.trim().toUpperCase();
  if (known.has(lower)) return lower;
  for (const [pattern, currency] of marks) if (pattern.test(text)) return currency;
  const places = [home.region, home.country, home.language];
  if (text.includes("$"))
    return places.map((place) => dollars[place ?? ""]).find((each) => each !== undefined) ?? "USD";
  if (/[¥￥]/u.test(text))
    return home.language === "zh" || home.region === "cn" || home.country === "cn" ? "CNY" : "JPY";
  if (/(?<!\p{L})kr\.?(?!\p{L})/iu.test(text))
    return places.map((place) => crowns[place ?? ""]).find((each) => each !== undefined) ?? null;
  return null;
};

const threeDigits = new Set(["BHD", "JOD", "KWD", "OMR", "TND"]);
const noDigits = new Set(["CLP", "ISK", "JPY", "KRW", "VND", "UGX", "XAF", "XOF", "PYG"]);

/** Digits behind the decimal mark that a currency has. */
export const minorDigits = (currency: string | null): number =>
  currency === null ? 2 : threeDigits.has(currency) ? 3 : noDigits.has(currency) ? 0 : 2;
