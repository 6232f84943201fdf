import type { AdBrief } from "#lib/contract/ad.ts";
import { callToAction } from "./calls-to-action.ts";
import { chooseProduct, nameKey, type ProductChoice } from "./choose-product.ts";
import { chooseClaims, type Claim, type ClaimCandidate } from "./claims.ts";
import { colourHints } from "./colour-hints.ts";
import { currencyIn, type PageHome } from "./currency.ts";
import { decodePage } from "./decode-page.ts";
import { productImages } from "./images.ts";
import { jsonLdThings, listOf, typesOf, type Thing } from "./json-ld.ts";
import { metaOf, readMeta, type PageMeta } from "./meta.ts";
import { microdataThings } from "./microdata.ts";
import { brandRow, pageNames, soldHere } from "./page-names.ts";
import { homeOf, hostName, languageTag } from "./page-language.ts";
import { closest, collapse, parsePage, type PageElement } from "./parse-page.ts";
import { picturedProduct } from "./pictured-product.ts";
import { decimalAmount } from "./price.ts";
import type { ProductFacts } from "./product.ts";
import { shownPrice, type Price } from "./shown-price.ts";
import { chatter, stepsWords, storyWords } from "./shop-words.ts";
import { instructionSieve, siftBlocks, siftThings, type Sieve, type SiftedBlock } from "./sift-page.ts";
import { offeredHere, structuredProducts } from "./structured-products.ts";
import { textBlocks } from "./text-blocks.ts";
import { zoneTest } from "./zones.ts";

/** A page as its bytes came, and the address that it came from after redirects. */
export interface FetchedPage {
  bytes: Uint8Array;
  /** The whole `Content-Type`. */
  content_type: string;
  url: string;
}

/** What a page says, before any picture of it was fetched. */
export interface PageReading extends Pick<
  AdBrief,
  | "product_name"
  | "brand_name"
  | "description"
  | "claims"
  | "price"
  | "currency"
  | "cta"
  | "language"
  | "product_choice"
  | "ignored_instructions"
> {
  /** A thing that is sold, or a page about something else. */
  about: "product" | "page";
  /** What fills most of the page beside the facts. */
  signals: { reviews: boolean; steps: boolean; story: boolean };
  image_urls: string[];
  /** `#rrggbb` that the page calls its own. */
  colour_hints: string[];
}

const nameMax = 200;
const brandMax = 120;
const descriptionMax = 600;
const cut = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join("")
        .replace(/\s+\S*$/u, "")}…`;
};

/**
 * Reads a page: facts, claims with the sentences they rest on, price, pictures. What the page tells software is kept
 * apart in `ignored_instructions` and is in nothing else. Null when there is nothing to read, as in a page that its
 * scripts would fill. Pure; `detectLanguage` answers ISO 639-1 or `und`.
 */
export const readPage = (page: FetchedPage, detectLanguage: (text: string) => string): PageReading | null => {
  const root = parsePage(decodePage(page.bytes, page.content_type));
  const meta = readMeta(root);
  const text = textBlocks(root);
  const things: Thing[] = [...jsonLdThings(root), ...microdataThings(root)];
  const sieve = instructionSieve(languageTag(meta) ?? "en");
  const blocks = siftBlocks(text, sieve);
  const seen = blocks
    .filter((block) => block.zone === "main" && block.kind !== "control")
    .flatMap((block) => block.sentences);
  const home = homeOf(
    meta,
    page.url,
    [...sieve.sift(metaOf(meta, "description", "og:description") ?? "", "meta"), ...seen].join(" "),
    detectLanguage,
  );
  siftThings(things, sieve);
  for (const contents of meta.named.values()) for (const content of contents) sieve.sift(content, "meta");
  const base = resolve(meta.base ?? "", page.url);

  const headings = blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 1 && block.zone !== "related" && block.sentences.length > 0
      ? [block.text]
      : [],
  );
  const names = pageNames(meta, blocks, headings, sieve);
  const named = structuredProducts(things)
    .map((product) => ({ ...product, url: product.url === null ? null : resolve(product.url, base) }))
    .filter((product) => sieve.clean(product.name, "structured_data") !== null);
  const forSale = named.length > 0 ? named : soldHere(meta, blocks, names, shownPrice(root, blocks, null, home));
  const zoneOf = zoneTest(root);
  const pictures = () => productImages({ root, around: null, said: [], meta: metaImages(meta), base, zoneOf });
  const sold =
    forSale.length === 0 && seen.length === 0 ? picturedProduct(root, meta, names, sieve, pictures()) : forSale;
  const choice = chooseProduct(sold, {
    headings,
    titles: names.titles,
    addresses: [meta.canonical === null ? "" : resolve(meta.canonical, base), page.url],
  });
  const around = choice === null ? null : standsIn(choice, blocks, headings);
  const near = within(blocks, around, choice, named);
  const facts = choice?.product ?? null;
  const offer = choice === null ? offeredHere(things) : null;
  const offered = sieve.clean(offer?.name ?? null, "structured_data");
  const brand =
    sieve.clean(facts?.brand ?? offer?.by ?? null, "structured_data") ??
    sieve.clean(metaOf(meta, "product:brand", "og:brand", "twitter:data:brand"), "meta") ??
    brandRow(near) ??
    names.shop ??
    capital(hostName(page.url));
  const name = facts?.name ?? offered ?? names.shop ?? names.thing;
  if (name === null) return null;

  const claims = chooseClaims(candidates(near, facts, meta, sieve), [name, brand, ...names.titles]);
  const description = describe(facts, meta, near, sieve);
  if (choice === null && claims.length === 0 && description === "") return null;
  const price =
    choice === null ? null : (priceOf(choice.product, meta, home) ?? shownPrice(root, blocks, around, home));
  return {
    about: choice === null ? "page" : "product",
    product_name: cut(collapse(name), nameMax),
    brand_name: cut(collapse(brand), brandMax),
    description,
    claims,
    price: price?.amount ?? null,
    currency: price?.currency ?? null,
    cta: callToAction(
      blocks.filter((block) => block.sentences.length > 0),
      home.language,
      choice !== null,
    ),
    language: home.language,
    product_choice:
      choice === null
        ? {
            reason:
              offered === null
                ? "The page sells nothing by name; it is told as a whole."
                : `${offered}: the page offers it; there is no thing to show.`,
            others: [],
          }
        : {
            reason: choice.reason,
            others: choice.others.filter((other) => sieve.clean(other, "structured_data") !== null),
          },
    ignored_instructions: sieve.ignored,
    signals: signalsOf(blocks, things, claims),
    image_urls: productImages({
      root,
      around: choice !== null && choice.others.length > 0 ? around : null,
      said: facts?.images ?? [],
      meta:
        choice !== null && choice.others.length > 0 && facts !== null && facts.images.length > 0
          ? []
          : metaImages(meta),
      base,
      zoneOf,
    }),
    colour_hints: colourHints(root, meta),
  };
};

const resolve = (address: string, base: string): string => {
  try {
    return new URL(address, base).href;
  } catch {
    // An address that cannot be read leaves the page's own.
    return base;
  }
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const metaImages = (meta: PageMeta): string[] =>
  ["og:image:secure_url", "og:image", "og:image:url", "twitter:image", "twitter:image:src"]
    .flatMap((name) => meta.named.get(name) ?? [])
    .concat(meta.imageLinks);

const ancestorsOf = (element: PageElement): PageElement[] => {
  const around: PageElement[] = [];
  closest(element, (each) => {
    around.push(each);
    return false;
  });
  return around;
};

/** The part of a page of several products that holds the chosen one; null when the whole page is about it. */
const standsIn = (
  choice: ProductChoice,
  blocks: readonly SiftedBlock[],
  headings: readonly string[],
): PageElement | null => {
  if (choice.product.element !== null) return choice.product.element;
  const own = nameKey(choice.product.name);
  if (choice.others.length === 0 || headings.some((heading) => nameKey(heading) === own)) return null;
  const others = new Set(choice.others.map(nameKey));
  const spot = blocks.find((block) => nameKey(block.text) === own)?.element;
  if (spot == null) return null;
  const foreign = new Set(
    blocks.flatMap((block) =>
      others.has(nameKey(block.text)) && block.element !== null ? ancestorsOf(block.element) : [],
    ),
  );
  return ancestorsOf(spot).findLast((each) => !foreign.has(each)) ?? spot;
};

const within = (
  blocks: readonly SiftedBlock[],
  around: PageElement | null,
  choice: ProductChoice | null,
  named: readonly ProductFacts[],
): SiftedBlock[] => {
  const main = blocks.filter((block) => block.zone === "main");
  const inside = (block: SiftedBlock, fits: (each: PageElement) => boolean) =>
    block.element !== null && closest(block.element, fits) !== null;
  const held = around === null ? main : main.filter((block) => inside(block, (each) => each === around));
  // Themes mark up a product's head alone: where there is no other, what stands below it is about it as well.
  if (around !== null && (choice?.others.length ?? 0) > 0) return held;
  const foreign = new Set(
    named.flatMap(({ element, name }) =>
      element === null || nameKey(name) === nameKey(choice?.product.name ?? "") ? [] : [element],
    ),
  );
  return main.filter((block) => !inside(block, (each) => foreign.has(each)));
};

const weights = { list_item: 3, step: 1, paragraph: 2.2, heading: 0.8, cell: 0.6, control: -5 } as const;

/** Sentences that may become claims: what is seen near the product, what its own notation says, the meta description. */
const candidates = (
  near: readonly SiftedBlock[],
  facts: ProductFacts | null,
  meta: PageMeta,
  sieve: Sieve,
): ClaimCandidate[] => {
  const seen = near
    .filter((block) => block.kind !== "control" && !(block.kind === "heading" && block.level < 2))
    .flatMap((block) => block.sentences.map((quote) => ({ quote, weight: weights[block.kind] })));
  const said =
    facts?.description == null
      ? []
      : sieve.sift(facts.description, "structured_data").map((quote) => ({ quote, weight: 2 }));
  const described = metaOf(meta, "description", "og:description", "twitter:description");
  const about = described === null ? [] : sieve.sift(described, "meta").map((quote) => ({ quote, weight: 1.4 }));
  const known = new Set<string>();
  return [...seen, ...said, ...about].filter(({ quote }) => !known.has(quote) && known.add(quote) !== undefined);
};

const describe = (facts: ProductFacts | null, meta: PageMeta, near: readonly SiftedBlock[], sieve: Sieve): string => {
  const texts = [
    ...(facts?.description == null ? [] : [sieve.sift(facts.description, "structured_data")]),
    ...["description", "og:description", "twitter:description"].flatMap((name) =>
      (meta.named.get(name) ?? []).map((text) => sieve.sift(text, "meta")),
    ),
    ...near
      .filter((block) => block.kind === "paragraph" && [...block.text].length > 20 && !chatter.test(block.text))
      .map((block) => block.sentences),
  ];
  const told = texts.map((sentences) => collapse(sentences.join(" "))).filter((text) => /\p{L}{2}|\p{Lo}/u.test(text));
  // Shop talk describes nothing, but it is better than nothing.
  const plain = texts.map((sentences) => collapse(sentences.filter((each) => !chatter.test(each)).join(" ")));
  return cut(plain.find((text) => [...text].length > 12) ?? told[0] ?? "", descriptionMax);
};

const priceOf = (product: ProductFacts, meta: PageMeta, home: PageHome): Price | null => {
  const amounts = [
    product.price,
    ...["product:sale_price", "product:price", "og:price"].map((name) => {
      const text = metaOf(meta, `${name}:amount`);
      return text === null
        ? null
        : { text, currency: metaOf(meta, `${name}:currency`, "product:price:currency", "og:price:currency") };
    }),
  ];
  for (const said of amounts) {
    if (said === null) continue;
    const currency = currencyIn(said.currency ?? "", home) ?? currencyIn(said.text, home);
    const amount = decimalAmount(said.text, currency, home, true);
    if (amount !== null) return { amount, currency };
  }
  return null;
};

const signalsOf = (
  blocks: readonly SiftedBlock[],
  things: readonly Thing[],
  claims: readonly Claim[],
): PageReading["signals"] => {
  const letters = (zone: string) =>
    blocks.filter((block) => block.zone === zone).reduce((sum, block) => sum + block.text.length, 0);
  const headings = blocks
    .filter((block) => block.kind === "heading" && block.zone === "main")
    .map((block) => block.text);
  const howTo = things.some((thing) => typesOf(thing).includes("HowTo") && listOf(thing["step"]).length > 1);
  return {
    reviews:
      letters("review") > Math.max(400, 1.5 * letters("main")) || (claims.length === 0 && letters("review") > 200),
    steps: howTo || headings.some((heading) => heading.length < 60 && stepsWords.test(heading)),
    story: headings.some((heading) => storyWords.test(heading)),
  };
};
