import { attribute, closest, elementsIn, type PageElement, type PageNode } from "./parse-page.ts";
import type { Zone } from "./zones.ts";

const imagesMax = 12;
const smallestSide = 120;

const useless =
  /(?:^|[/_.\-?=&])(?:icons?|favicon|sprites?|logos?|pixels?|spacer|blank|transparent|placeholder|loading|loader|spinner|badges?|payments?|visa|mastercard|paypal|klarna|flags?|avatars?|stars?|rating|arrow|chevron|close|cart|social|facebook|instagram|twitter|whatsapp|captcha|beacon|analytics|1x1|tracking)(?=$|[/_.\-?=&\d])/iu;
const otherKinds = /\.(?:svg|gif|ico|bmp|avif|heic|mp4|webm|mov|pdf)(?=$|[?#])/iu;

/** An address as it is fetched: resolved, http or https, a kind that the service takes; null otherwise. */
const resolved = (raw: string, base: string): string | null => {
  const text = raw
    .trim()
    .replaceAll(/\{width\}|%7Bwidth%7D/giu, "1080")
    .replaceAll(/\{height\}/giu, "1080");
  if (text === "" || /^(?:data|blob|javascript|about):/iu.test(text)) return null;
  try {
    const url = new URL(text, base);
    if (url.protocol !== "http:" && url.protocol !== "https:") return null;
    url.hash = "";
    return otherKinds.test(url.pathname) || useless.test(url.pathname) ? null : url.href;
  } catch {
    // What is no address shows no picture.
    return null;
  }
};

/** The same picture in another size has the same key. */
const keyOf = (address: string): string => {
  const url = new URL(address);
  return `${url.host}${url.pathname}`
    .toLowerCase()
    .replaceAll(
      /(?:[_-]\d{2,4}x\d{0,4}|[_-]x\d{2,4}|_(?:small|medium|large|grande|thumb|master)|\._[a-z0-9,_]+_|@\dx|-scaled)(?=[._]|$)/gu,
      "",
    );
};

/** The largest picture of a `srcset`. */
const largestIn = (srcset: string): string | null => {
  const offers = [...srcset.matchAll(/\s*([^\s,](?:[^\s]*[^\s,])?)(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/gu)].map(
    (match) => ({
      address: match[1] ?? "",
      size: Number(match[2] ?? 1) * (match[3] === "x" ? 1000 : 1),
    }),
  );
  return offers.toSorted((a, b) => b.size - a.size)[0]?.address ?? null;
};

const sized = [
  "data-zoom-image",
  "data-large_image",
  "data-large-image",
  "data-old-hires",
  "data-zoom",
  "data-full",
  "data-original",
  "data-hires",
];
const lazySets = ["data-srcset", "data-lazy-srcset", "srcset"];
const lazy = ["data-src", "data-lazy-src", "data-lazy", "data-image", "src"];

const addressesOf = (element: PageElement): string[] => {
  const dynamic = attribute(element, "data-a-dynamic-image");
  const largest = dynamic === null ? null : largestOfSizes(dynamic);
  const picture = closest(element, (each) => each.tagName === "picture");
  const sources =
    picture === null
      ? []
      : [...elementsIn(picture)].filter(
          (each) => each.tagName === "source" && !/avif|svg/u.test(attribute(each, "type") ?? ""),
        );
  const sets = [element, ...sources].flatMap((each) =>
    lazySets.flatMap((name) => largestIn(attribute(each, name) ?? "") ?? []),
  );
  return [
    ...sized.flatMap((name) => attribute(element, name) ?? []),
    ...(largest === null ? [] : [largest]),
    ...sets,
    ...lazy.flatMap((name) => attribute(element, name) ?? []),
  ];
};

const largestOfSizes = (json: string): string | null => {
  const offers = [...json.matchAll(/"(https?:[^"]+)"\s*:\s*\[\s*(\d+)/gu)].map((match) => ({
    address: match[1] ?? "",
    width: Number(match[2]),
  }));
  return offers.toSorted((a, b) => b.width - a.width)[0]?.address ?? null;
};

const tiny = (element: PageElement): boolean =>
  ["width", "height"].some((name) => {
    const said = attribute(element, name);
    return said !== null && /^\d+(?:px)?$/u.test(said) && Number.parseInt(said, 10) < smallestSide;
  });

/** Addresses of a page's product pictures, best first, each picture once. */
export const productImages = (page: {
  root: PageNode;
  around: PageElement | null;
  /** Said by the product's own notation, then by the page's meta data. */
  said: readonly string[];
  meta: readonly string[];
  base: string;
  zoneOf: (element: PageElement) => Zone | null;
}): string[] => {
  const found = new Map<string, string>();
  const take = (raw: string): boolean => {
    const address = resolved(raw, page.base);
    if (address === null || found.size >= imagesMax) return false;
    const key = keyOf(address);
    if (!found.has(key)) found.set(key, address);
    return true;
  };
  for (const raw of [...page.said, ...page.meta]) take(raw);
  for (const element of elementsIn(page.around ?? page.root)) {
    if (element.tagName !== "img" || tiny(element)) continue;
    const names = `${attribute(element, "class") ?? ""} ${attribute(element, "id") ?? ""}`.replaceAll(/\s+/gu, "_");
    if (useless.test(`_${names}`)) continue;
    const aside = closest(element, (each) => {
      const zone = page.zoneOf(each);
      return zone !== null && zone !== "main";
    });
    if (aside !== null) continue;
    for (const raw of addressesOf(element)) if (take(raw)) break;
  }
  return [...found.values()];
};
