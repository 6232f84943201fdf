import type { PageHome } from "./currency.ts";
import type { PageMeta } from "./meta.ts";
import { metaOf } from "./meta.ts";

const enough = 160;
const scripts: readonly (readonly [string, RegExp])[] = [
  ["ja", /[\u3040-\u30ff]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["zh", /\p{Script=Han}/gu],
];

/**
 * Where a page is at home. Its text is believed before its `lang`, which themes set; a short text is not, unless its
 * script is none of that language's: Japanese names may be written without kana. `detect` tells the language of a text
 * as an ISO 639-1 code, `und` when it cannot.
 */
export const homeOf = (meta: PageMeta, url: string, text: string, detect: (text: string) => string): PageHome => {
  const said = languageTag(meta);
  const region = /-([a-z]{2})(?=$|-)/u.exec(tagOf(meta))?.[1] ?? null;
  const host = hostOf(url);
  const country = /\.([a-z]{2})$/u.exec(host)?.[1] ?? null;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = scripts.find(([, pattern]) => (text.match(pattern)?.length ?? 0) * 3 > letters)?.[0];
  const found = letters === 0 ? "und" : detect(text.slice(0, 4000));
  const denied = script !== undefined && script !== said && !(said === "ja" && script === "zh");
  const believed = letters >= enough || said === null || denied;
  const language = believed && found !== "und" ? found : (said ?? found);
  return { language: language === "und" ? "en" : language, region, country };
};

const tagOf = (meta: PageMeta): string =>
  (meta.language ?? metaOf(meta, "og:locale", "content-language", "language") ?? "")
    .trim()
    .toLowerCase()
    .replaceAll("_", "-");

/** The language that a page says it is in, ISO 639; null when it says none. */
export const languageTag = (meta: PageMeta): string | null => /^[a-z]{2,3}(?=$|-)/u.exec(tagOf(meta))?.[0] ?? null;

const hostOf = (url: string): string => {
  try {
    return new URL(url).hostname.toLowerCase();
  } catch {
    // The caller's address was fetched, so it is one; anything else has no host.
    return "";
  }
};

/** The name in a host: `shop.north-roast.co.uk` is `north-roast`. */
export const hostName = (url: string): string => {
  const labels = hostOf(url)
    .split(".")
    .filter((label) => label !== "");
  if (/^\d+$/u.test(labels.at(-1) ?? "")) return labels.join("-");
  const second = new Set(["co", "com", "net", "org", "ac", "gov", "edu", "or", "ne", "go"]);
  const at = labels.length > 2 && second.has(labels.at(-2) ?? "") && (labels.at(-1) ?? "").length === 2 ? -3 : -2;
  return labels.at(at) ?? labels[0] ?? "";
};
