import type { BrandBlock } from "#lib/contract/brand.ts";
import { sentenceCase } from "./words.ts";

/** What of a brand can differ. */
export type BrandContent = Pick<BrandBlock, "name" | "palette" | "cta" | "product_ref">;

const paletteWords = (now: BrandContent["palette"], before: BrandContent["palette"]): string | null => {
  const added = now.length - before.length;
  const colours = (count: number, done: string) => (count === 1 ? `a colour ${done}` : `${count} colours ${done}`);
  if (added !== 0) return colours(Math.abs(added), added > 0 ? "added" : "removed");
  const other = now.flatMap(({ hex, role }, place) => {
    const was = before[place]?.hex;
    return was === undefined || was === hex ? [] : [{ hex, role, was }];
  });
  const [first] = other;
  if (first === undefined) return null;
  const sorted = (palette: BrandContent["palette"]) =>
    palette
      .map(({ hex }) => hex)
      .toSorted()
      .join();
  if (sorted(now) === sorted(before)) return "colours reordered";
  return other.length === 1 ? `${first.role} ${first.was} to ${first.hex}` : `${other.length} colours changed`;
};

const productWords = (now: BrandContent["product_ref"], before: BrandContent["product_ref"]): string | null => {
  if (now?.sha256 === before?.sha256) return null;
  return `product image ${before === null ? "added" : now === null ? "removed" : "replaced"}`;
};

/** What a version changed, in a few words: `Accent #d9733c to #e07a3f`. `before` is undefined for the first one. */
export const changeOf = (now: BrandContent, before: BrandContent | undefined): string => {
  if (before === undefined) return "Created";
  const words = [
    now.name === before.name ? null : `renamed from ${before.name}`,
    paletteWords(now.palette, before.palette),
    now.cta === before.cta ? null : now.cta === null ? "call to action removed" : `call to action “${now.cta}”`,
    productWords(now.product_ref, before.product_ref),
  ].filter((each) => each !== null);
  return words.length === 0 ? "Nothing that is seen" : sentenceCase(words.join(", "));
};
