import { metaOf, type PageMeta } from "./meta.ts";
import { attribute, collapse, elementsIn, type PageNode } from "./parse-page.ts";
import type { PageNames } from "./page-names.ts";
import type { ProductFacts } from "./product.ts";
import type { Sieve } from "./sift-page.ts";

const altsMax = 50;

/**
 * The product of a page that shows a picture and has no text: its title, its meta data or the words that stand for the
 * picture name it. None where nothing does, or where there is no picture of it.
 */
export const picturedProduct = (
  root: PageNode,
  meta: PageMeta,
  { thing }: PageNames,
  sieve: Sieve,
  pictures: readonly string[],
): ProductFacts[] => {
  if (pictures.length === 0) return [];
  const name = thing ?? sieve.clean(metaOf(meta, "og:image:alt", "twitter:image:alt"), "meta") ?? altIn(root, sieve);
  if (name === null || !/\p{L}{2}|\p{Lo}/u.test(name)) return [];
  return [
    {
      name,
      brand: null,
      description: null,
      price: null,
      images: [],
      url: null,
      main: true,
      thing: {},
      element: null,
    },
  ];
};

/** The first words that stand for a picture and tell nobody what to do. */
const altIn = (root: PageNode, sieve: Sieve): string | null => {
  let looked = 0;
  for (const element of elementsIn(root)) {
    if (element.tagName !== "img") continue;
    looked += 1;
    if (looked > altsMax) return null;
    const alt = collapse(attribute(element, "alt") ?? "").slice(0, 300);
    const told = alt === "" ? null : sieve.clean(alt, "alt_text");
    if (told !== null) return told;
  }
  return null;
};
