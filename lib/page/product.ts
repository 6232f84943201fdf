import type { Thing } from "./json-ld.ts";
import type { PageElement } from "./parse-page.ts";

/** A product as one notation of the page says it. */
export interface ProductFacts {
  name: string;
  brand: string | null;
  description: string | null;
  /** As written; with `machine` where software wrote it. */
  price: { text: string; currency: string | null } | null;
  images: string[];
  url: string | null;
  /** Said to be what the page is about. */
  main: boolean;
  /** Steps, reviews, variants: what the thing holds besides. */
  thing: Thing;
  element: PageElement | null;
}
