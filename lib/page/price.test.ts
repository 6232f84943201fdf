import { expect, test } from "vitest";
import { currencyIn, type PageHome } from "./currency.ts";
import { decimalAmount } from "./price.ts";

const at = (language: string, region: string | null = null): PageHome => ({ language, region, country: null });

test.each([
  ["1.299,00 €", "EUR", "de", "1299.00"],
  ["1 190,00 €", "EUR", "fr", "1190.00"],
  ["1\u202F190,00 €", "EUR", "fr", "1190.00"],
  ["$1,049.50", "USD", "en", "1049.50"],
  ["1,299", "USD", "en", "1299"],
  ["1.299", "EUR", "de", "1299"],
  ["CHF 1'299.90", "CHF", "de", "1299.90"],
  ["¥39,800", "JPY", "ja", "39800"],
  ["₹1,24,999.00", "INR", "hi", "124999.00"],
  ["٣٤٩٫٥٠ ر.س", "SAR", "ar", "349.50"],
  ["KWD 12.750", "KWD", "ar", "12.750"],
  ["R$ 2.499,9", "BRL", "pt", "2499.90"],
  ["0,99", "EUR", "it", "0.99"],
  ["12 990 kr", "SEK", "sv", "12990"],
])("%s is %s %s %s", (text, currency, language, amount) => {
  expect(decimalAmount(text, currency, at(language), false)).toBe(amount);
});
test("software writes decimals with a point", () => {
  expect(decimalAmount("29.5", "EUR", at("de"), true)).toBe("29.50");
  expect(decimalAmount("1299.00", "EUR", at("de"), true)).toBe("1299.00");
  expect(decimalAmount("24.990000", "USD", at("en"), true)).toBe("24.99");
});
test("no digits, no amount", () => {
  expect(decimalAmount("Preço sob consulta", null, at("pt"), false)).toBeNull();
});

test.each([
  ["€ 12", "de", null, "EUR"],
  ["12 USD", "fr", null, "USD"],
  ["$12", "en", null, "USD"],
  ["$12", "en", "au", "AUD"],
  ["$12", "es", "mx", "MXN"],
  ["R$ 12", "pt", "br", "BRL"],
  ["¥12", "zh", null, "CNY"],
  ["￥12", "ja", null, "JPY"],
  ["349 ر.س", "ar", null, "SAR"],
  ["12 kr", "sv", null, "SEK"],
  ["12", "en", null, null],
])("%s on a page in %s-%s is %s", (text, language, region, currency) => {
  expect(currencyIn(text, at(language, region))).toBe(currency);
});
