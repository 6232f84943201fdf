import { attribute, closest, elementsIn, isElement, type PageElement, type PageNode } from "./parse-page.ts";
import type { Zone } from "./zones.ts";

const imagesMax = 12;
/** Addresses and pictures that are looked at before a page is taken for one without any. */
const triedMax = 400;
/** Characters of a list of sizes that are read, and sources of one picture. */
const [setMax, sourcesMax] = [4096, 12];
/** Longest address that a picture is fetched from. */
const addressMax = 2048;
const smallestSide = 120;

const useless =
  /(?:^|[/_.\-?=&])(?:icons?|favicon|sprites?|logos?|pixels?|spacer|blank|transparent|placeholder|loading|loader|spinner|badges?|payments?|visa|mastercard|paypal|klarna|flags?|avatars?|stars?|rating|arrow|chevron|close|cart|social|facebook|instagram|twitter|whatsapp|captcha|beacon|analytics|1x1|tracking)(?=$|[/_.\-?=&\d])/iu;
const otherKinds = /\.(?:svg|gif|ico|bmp|avif|heic|mp4|webm|mov|pdf)(?=$|[?#])/iu;

/** An address as it is fetched: resolved, http or https, a kind that the service takes; null otherwise. */
const resolved = (raw: string, base: string): string | null => {
  const text = raw
    .slice(0, 4 * addressMax)
    .trim()
    .replaceAll(/\{width\}|%7Bwidth%7D/giu, "1080")
    .replaceAll(/\{height\}/giu, "1080");
  if (text === "" || text.length > addressMax || /^(?:data|blob|javascript|about):/iu.test(text)) return null;
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

/** A size, and the next address where nothing parts the two but a comma. */
const descriptor = /^([\d.]{1,12})([wx])(?:,([^]*))?$/u;

/** The largest picture of a `srcset`: addresses hold no blanks but may hold commas, so it is read word by word. */
const largestIn = (srcset: string): string | null => {
  let best: { address: string; size: number } | null = null;
  let address: string | null = null;
  const offer = (size: number) => {
    if (address !== null && (best === null || size > best.size)) best = { address, size };
    address = null;
  };
  for (const word of srcset.slice(0, setMax).split(/\s+/u)) {
    const said = address === null ? null : descriptor.exec(word);
    offer(said === null ? 1 : Number(said[1]) * (said[2] === "x" ? 1000 : 1));
    const next = said === null ? word : (said[3] ?? "");
    address = bareAddress(next);
    if (next.endsWith(",")) offer(1);
  }
  offer(1);
  return (best as { address: string } | null)?.address ?? null;
};

/** An address without the commas around it; null where there is nothing else. */
const bareAddress = (word: string): string | null => {
  let [start, end] = [0, word.length];
  while (start < end && word[start] === ",") start += 1;
  while (end > start && word[end - 1] === ",") end -= 1;
  return start === end ? null : word.slice(start, end);
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

const sourcesIn = (picture: PageElement): PageElement[] =>
  picture.childNodes
    .slice(0, 4 * sourcesMax)
    .filter(isElement)
    .filter((each) => each.tagName === "source" && !/avif|svg/u.test(attribute(each, "type") ?? ""))
    .slice(0, sourcesMax);

const addressesOf = (element: PageElement): string[] => {
  const dynamic = attribute(element, "data-a-dynamic-image");
  const largest = dynamic === null ? null : largestOfSizes(dynamic);
  const picture = closest(element, (each) => each.tagName === "picture");
  const sources = picture === null ? [] : sourcesIn(picture);
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

/** Whether an element stands in a fringe of the page; what stands around many of them is asked once. */
const asideTest = (zoneOf: (element: PageElement) => Zone | null): ((element: PageElement) => boolean) => {
  const known = new Map<PageElement, boolean>();
  return (element) => {
    const asked: PageElement[] = [];
    const told = closest(element, (each) => {
      if (known.has(each)) return true;
      asked.push(each);
      return false;
    });
    let aside = told !== null && known.get(told) === true;
    for (const each of asked.toReversed()) {
      const zone = zoneOf(each);
      aside ||= zone !== null && zone !== "main";
      known.set(each, aside);
    }
    return aside;
  };
};

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
  let tried = 0;
  const full = () => found.size >= imagesMax || tried >= triedMax;
  const take = (raw: string): boolean => {
    if (full()) return false;
    tried += 1;
    const address = resolved(raw, page.base);
    if (address === null) return false;
    const key = keyOf(address);
    if (!found.has(key)) found.set(key, address);
    return true;
  };
  for (const raw of [...page.said, ...page.meta]) take(raw);
  tried = 0;
  const isAside = asideTest(page.zoneOf);
  for (const element of elementsIn(page.around ?? page.root)) {
    if (full()) break;
    if (element.tagName !== "img" || tiny(element)) continue;
    const names = `${attribute(element, "class") ?? ""} ${attribute(element, "id") ?? ""}`.replaceAll(/\s+/gu, "_");
    if (useless.test(`_${names}`)) continue;
    if (isAside(element)) continue;
    for (const raw of addressesOf(element)) if (take(raw)) break;
  }
  return [...found.values()];
};
