import { metaOf, type PageMeta } from "./meta.ts";
import { elementsIn, scriptText, type PageNode } from "./parse-page.ts";

const hexOf = (text: string): string | null => {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(text.trim())?.[1]?.toLowerCase();
  if (hex !== undefined) return `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex}`;
  const channels = /^(?:rgba?\()?\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*(?:\)|$|[,/])/iu.exec(
    text.trim(),
  );
  if (channels === null) return null;
  const values = channels.slice(1, 4).map(Number);
  return values.some((value) => value > 255)
    ? null
    : `#${values.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};

/** Colours that a page calls its own, `#rrggbb`: its theme colour, and style variables named brand, primary or accent. */
export const colourHints = (root: PageNode, meta: PageMeta): string[] => {
  const said = [metaOf(meta, "theme-color"), metaOf(meta, "msapplication-tilecolor")];
  const variables: string[] = [];
  for (const element of elementsIn(root)) {
    if (element.tagName !== "style" || variables.length > 8) continue;
    for (const [, value] of scriptText(element).matchAll(
      /--[\w-]{0,40}(?:brand|primary|accent)[\w-]{0,20}\s*:\s*([^;}]{3,40})/giu,
    ))
      variables.push(value ?? "");
  }
  const colours = [...said, ...variables].flatMap((text) => (text === null ? [] : (hexOf(text) ?? [])));
  return [...new Set(colours)].slice(0, 6);
};
