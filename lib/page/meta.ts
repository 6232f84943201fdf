import { attribute, collapse, elementsIn, textIn, type PageNode } from "./parse-page.ts";

/** What a page says about itself as a whole. */
export interface PageMeta {
  /** Contents by lower-case name or property (`og:title`), in order. */
  named: Map<string, string[]>;
  title: string | null;
  canonical: string | null;
  base: string | null;
  imageLinks: string[];
  /** The `lang` of the page, as written. */
  language: string | null;
}

/** Characters of a title and of a content, and how often a name is heard. */
const [titleMax, contentMax, repeatsMax] = [1000, 5000, 20];

/** Meta, Open Graph, Twitter and product properties, title and links of a page. */
export const readMeta = (root: PageNode): PageMeta => {
  const named = new Map<string, string[]>();
  const found: PageMeta = { named, title: null, canonical: null, base: null, imageLinks: [], language: null };
  for (const element of elementsIn(root)) {
    const { tagName } = element;
    if (tagName === "html") found.language = attribute(element, "lang") ?? attribute(element, "xml:lang");
    if (
      tagName === "title" &&
      element.parentNode !== null &&
      "tagName" in element.parentNode &&
      element.parentNode.tagName === "head"
    )
      found.title ??= textIn(element).slice(0, titleMax) || null;
    if (tagName === "base") found.base ??= attribute(element, "href");
    if (tagName === "link") {
      const rel = (attribute(element, "rel") ?? "").toLowerCase().split(/\s+/u);
      const href = attribute(element, "href");
      if (rel.includes("canonical")) found.canonical ??= href;
      if (rel.includes("image_src") && href !== null) found.imageLinks.push(href);
    }
    if (tagName !== "meta") continue;
    const name = attribute(element, "property") ?? attribute(element, "name") ?? attribute(element, "http-equiv");
    const content = collapse((attribute(element, "content") ?? "").slice(0, contentMax));
    if (name === null || content === "") continue;
    const key = name.trim().toLowerCase();
    const before = named.get(key) ?? [];
    if (before.length < repeatsMax) named.set(key, [...before, content]);
  }
  return found;
};

/** The first content under any of the names. */
export const metaOf = (meta: PageMeta, ...names: string[]): string | null => {
  for (const name of names) {
    const [first] = meta.named.get(name) ?? [];
    if (first !== undefined) return first;
  }
  return null;
};
