import type { BrandBlock, BrandDraft } from "#lib/contract/brand.ts";

const roleAt = ["primary", "secondary", "accent"] as const;

/** The content of a locked block: everything but version and times, which its hash leaves out. */
export type BlockContent = Omit<BrandBlock, "block_hash" | "version" | "updated_at">;

/** Locks a draft: palette roles by order, and the text colour that reads best on the primary. */
export const lockBrand = (draft: BrandDraft, product: BrandBlock["product_ref"]): BlockContent => ({
  brand_id: draft.brand_id,
  name: draft.name,
  palette: draft.palette.map((hex, index) => ({ hex, role: roleAt[index] ?? "neutral" })),
  contrast: textOn(draft.palette[0] ?? "#000000"),
  cta: draft.cta ?? null,
  product_ref: product,
});

const textOn = (background: string): BrandBlock["contrast"] => {
  const options = ["#ffffff", "#0b0b0c"].map((text) => ({
    text,
    ratio: contrastRatio(text, background),
  }));
  const best = options.toSorted((a, b) => b.ratio - a.ratio)[0] ?? { text: "#ffffff", ratio: 1 };
  return { text_on_primary: best.text, ratio: Math.round(best.ratio * 100) / 100 };
};

/** WCAG 2.2 contrast of two `#rrggbb` colours, 1 to 21. */
export const contrastRatio = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const luminance = (hex: string): number => {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};
