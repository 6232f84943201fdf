import type { BrandBlock, BrandDraft, BrandProposal } from "#lib/contract/brand.ts";

export type BrandRole = BrandBlock["palette"][number]["role"];

/** Most colours that a brand may have. */
export const coloursMax = 8;
const roleAt = ["primary", "secondary", "accent"] as const;

/** The role of a colour follows from its place, from 0. */
export const roleOf = (place: number): BrandRole => roleAt[place] ?? "neutral";

export interface FormColour {
  /** Stays with the colour wherever it is moved. */
  key: number;
  /** As it was typed; a colour once it is `#rrggbb`. */
  hex: string;
}

/** The picture that stands in the form: one of the service's store, with what is known of it. */
export interface FormPicture {
  asset_id: string;
  width: number;
  height: number;
  sha256: string;
  /** When it was fetched from an address; null for an upload that is not saved yet. */
  fetched_at: string | null;
  palette: readonly string[];
}

/** What a person has typed of a brand. */
export interface BrandForm {
  name: string;
  brand_id: string;
  /** Whether the id is the person's own: until then it follows the name. */
  idTyped: boolean;
  colours: readonly FormColour[];
  cta: string;
  /** An address to fetch at the next save; it takes the place of `picture`. */
  url: string;
  picture: FormPicture | null;
}

export const blankForm: BrandForm = {
  name: "",
  brand_id: "",
  idTyped: false,
  colours: [{ key: 0, hex: "#1b1b1b" }],
  cta: "",
  url: "",
  picture: null,
};

export const formOf = (block: BrandBlock): BrandForm => ({
  name: block.name,
  brand_id: block.brand_id,
  idTyped: true,
  colours: block.palette.map(({ hex }, key) => ({ key, hex })),
  cta: block.cta ?? "",
  url: "",
  picture: block.product_ref && { ...block.product_ref, palette: block.product_ref.palette ?? [] },
});

/**
 * The form after a save: what was saved stands in it, and what was typed since stays. Colours keep their keys, so that a
 * field which has the focus keeps it.
 */
export const refilled = (form: BrandForm, sent: BrandForm, block: BrandBlock): BrandForm => {
  const saved = formOf(block);
  const picture = form.url === sent.url && form.picture === sent.picture;
  return {
    ...saved,
    name: form.name === sent.name ? saved.name : form.name,
    cta: form.cta === sent.cta ? saved.cta : form.cta,
    colours:
      form.colours === sent.colours
        ? saved.colours.map(({ hex }, place) => ({ key: form.colours[place]?.key ?? place, hex }))
        : form.colours,
    ...(picture ? {} : { url: form.url, picture: form.picture }),
  };
};

/** A picture of a page as the form holds one. */
export const pictureOf = (
  { asset_id, width, height, sha256 }: BrandProposal["pictures"][number],
  fetched_at: string,
): FormPicture => ({ asset_id, width, height, sha256, fetched_at, palette: [] });

/**
 * The form with what a page says in it. What the page says nothing of stays, and so does an id that is somebody's own:
 * the page's is taken for a new brand alone, and where no other one has it.
 */
export const filledFrom = (form: BrandForm, proposal: BrandProposal, taken: ReadonlySet<string>): BrandForm => {
  const { draft, existing_version, pictures, fetched_at } = proposal;
  const next = Math.max(-1, ...form.colours.map(({ key }) => key)) + 1;
  const picture = pictures.find(({ asset_id }) => asset_id === draft.product_asset_id);
  const free = existing_version === null && !taken.has(draft.brand_id);
  return {
    ...form,
    name: draft.name,
    ...(form.idTyped ? {} : { brand_id: free ? draft.brand_id : idFor(draft.name, taken) }),
    colours: draft.palette.map((hex, place) => ({ key: next + place, hex })),
    cta: draft.cta,
    ...(picture === undefined ? {} : { url: "", picture: pictureOf(picture, fetched_at) }),
  };
};

/** The body that a save sends. */
export const draftOf = (form: BrandForm): BrandDraft => {
  const url = form.url.trim();
  return {
    brand_id: form.brand_id,
    name: form.name,
    palette: form.colours.map(({ hex }) => tidyHex(hex)),
    cta: form.cta.trim() === "" ? null : form.cta,
    ...(url !== ""
      ? { product_image_url: url }
      : form.picture === null
        ? {}
        : { product_asset_id: form.picture.asset_id }),
  };
};

/** Whether a save of this would change anything. */
export const changed = (form: BrandForm, base: BrandForm): boolean =>
  JSON.stringify(draftOf(form)) !== JSON.stringify(draftOf(base));

/** `#1a2b3c` of `1A2B3C` or `#abc`; what is no colour stays as it was typed, trimmed. */
export const tidyHex = (typed: string): string => {
  const text = typed.trim();
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? [];
  if (digits === undefined) return text;
  const full = digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits;
  return `#${full.toLowerCase()}`;
};

export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** The colours that are ones, in their order. */
export const paletteIn = (form: BrandForm): string[] =>
  form.colours.map(({ hex }) => tidyHex(hex)).filter((hex) => isHex(hex));

const idLength = { least: 3, most: 64 } as const;
/** Letters that no decomposition takes apart. */
const plain: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", þ: "th", ı: "i" };

/** An id made of a name, that none of `taken` has: Latin letters and digits; `brand` where the name has none. */
export const idFor = (name: string, taken: ReadonlySet<string>): string => {
  const slug = name
    .toLowerCase()
    .replaceAll(/[ßæœøłđþı]/gu, (letter) => plain[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[’'.]/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "");
  const long = slug === "" ? "brand" : slug.length < idLength.least ? `${slug}-brand` : slug;
  const cut = (most: number) => long.slice(0, most).replace(/-+$/u, "");
  if (!taken.has(cut(idLength.most))) return cut(idLength.most);
  for (let n = 2; ; n++) {
    const ending = `-${n}`;
    const id = cut(idLength.most - ending.length) + ending;
    if (!taken.has(id)) return id;
  }
};

/** A palette with two of its places exchanged. */
export const swapped = (colours: readonly FormColour[], one: number, other: number): FormColour[] =>
  colours.map((colour, place) => colours[place === one ? other : place === other ? one : place] ?? colour);

/** Gives the colour at `place` a role: it changes places with the colour that has it. */
export const withRole = (colours: readonly FormColour[], place: number, role: BrandRole): FormColour[] => {
  const other = colours.findIndex((_, at) => roleOf(at) === role);
  return other < 0 || roleOf(place) === role ? [...colours] : swapped(colours, place, other);
};

const offered = ["#1b1b1b", "#e07a3f", "#f4e3d0", "#2f5d50", "#3a5a98", "#c9a227", "#8c2f39", "#ffffff"] as const;

/** The palette with one colour more: one of the product's own that it has not yet, else an ordinary one. */
export const withAnother = (colours: readonly FormColour[], ofProduct: readonly string[]): FormColour[] => {
  const has = new Set(colours.map(({ hex }) => tidyHex(hex)));
  const hex = [...ofProduct, ...offered].find((each) => !has.has(each)) ?? "#808080";
  return [...colours, { key: Math.max(-1, ...colours.map(({ key }) => key)) + 1, hex }];
};
