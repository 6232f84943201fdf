import { expect, test } from "vitest";
import type { BrandBlock, BrandProposal } from "#lib/contract/brand.ts";
import {
  blankForm,
  changed,
  draftOf,
  filledFrom,
  formOf,
  idFor,
  tidyHex,
  withAnother,
  withRole,
} from "./brand-form.ts";
import { changeOf } from "./brand-words.ts";

const block: BrandBlock = {
  brand_id: "north-roast",
  name: "North Roast",
  palette: [
    { hex: "#1f2a44", role: "primary" },
    { hex: "#e07a3f", role: "secondary" },
    { hex: "#f4efe6", role: "accent" },
    { hex: "#123456", role: "neutral" },
  ],
  contrast: { text_on_primary: "#ffffff", ratio: 14.26 },
  cta: "Taste the dark",
  product_ref: {
    ref_id: "brand:north-roast:product",
    asset_id: "ast_1",
    sha256: "ab",
    width: 64,
    height: 48,
    fetched_at: "2026-05-04T03:02:01.000Z",
  },
  block_hash: "00",
  version: 3,
  updated_at: "2026-05-04T03:02:01.000Z",
};

test("an id follows the name in whatever letters it is written, and is nobody else's", () => {
  const none = new Set<string>();
  const ids = ["Café Müller & Søn", "株式会社", "Straße 9", "O’Neill’s", "X", "  ", "العلامة", "Ünïcode"];
  expect(ids.map((name) => idFor(name, none))).toEqual([
    "cafe-muller-son",
    "brand",
    "strasse-9",
    "oneills",
    "x-brand",
    "brand",
    "brand",
    "unicode",
  ]);
  expect(idFor("North Roast", new Set(["north-roast", "north-roast-2"]))).toBe("north-roast-3");
  const long = idFor("a".repeat(80), new Set(["a".repeat(64)]));
  expect(long).toBe(`${"a".repeat(62)}-2`);
});

test("a form sends what it was filled from, and keeps the picture that is there", () => {
  const form = formOf(block);
  expect(draftOf(form)).toEqual({
    brand_id: "north-roast",
    name: "North Roast",
    palette: ["#1f2a44", "#e07a3f", "#f4efe6", "#123456"],
    cta: "Taste the dark",
    product_asset_id: "ast_1",
  });
  expect(draftOf({ ...form, url: " https://example.com/bag.png ", cta: " " })).toMatchObject({
    product_image_url: "https://example.com/bag.png",
    cta: null,
  });
  expect(draftOf({ ...form, picture: null })).not.toHaveProperty("product_asset_id");
  expect(changed({ ...form, colours: form.colours.map((one) => ({ ...one, hex: one.hex.toUpperCase() })) }, form)).toBe(
    false,
  );
  expect(changed({ ...form, cta: "Wake up" }, form)).toBe(true);
});

test("a colour may be typed short and without its sign; what is none stays for the service to refuse", () => {
  expect(["abc", "#ABC", " 1A2b3C ", "blue", "#12345"].map(tidyHex)).toEqual([
    "#aabbcc",
    "#aabbcc",
    "#1a2b3c",
    "blue",
    "#12345",
  ]);
});

test("a colour takes a role by changing places with the one that has it", () => {
  const { colours } = formOf(block);
  const hexes = (list: readonly { hex: string }[]) => list.map(({ hex }) => hex);
  expect(hexes(withRole(colours, 2, "primary"))).toEqual(["#f4efe6", "#e07a3f", "#1f2a44", "#123456"]);
  expect(hexes(withRole(colours, 0, "neutral"))).toEqual(["#123456", "#e07a3f", "#f4efe6", "#1f2a44"]);
  expect(withRole(colours, 3, "neutral")).toEqual(colours);
  expect(withRole(blankForm.colours, 0, "accent")).toEqual(blankForm.colours);
  expect(withAnother(colours, ["#e07a3f", "#00ff00"]).at(-1)).toEqual({ key: 4, hex: "#00ff00" });
});

test("a version says what it changed", () => {
  const recoloured = block.palette.map((entry) => (entry.role === "accent" ? { ...entry, hex: "#d9733c" } : entry));
  const said = (before: Partial<BrandBlock> | undefined) => changeOf(block, before && { ...block, ...before });
  expect(said(undefined)).toBe("Created");
  expect(said({ palette: recoloured })).toBe("Accent #d9733c to #f4efe6");
  expect(said({ palette: block.palette.slice(0, 2) })).toBe("2 colours added");
  expect(said({ palette: block.palette.toReversed() })).toBe("Colours reordered");
  expect(said({ name: "Roast", product_ref: null })).toBe("Renamed from Roast, product image added");
  expect(said({ cta: null })).toBe("Call to action “Taste the dark”");
  expect(said({})).toBe("Nothing that is seen");
});

test("a page fills the form; an id that is somebody's own, and a picture that the page has not, stay", () => {
  const proposal: BrandProposal = {
    draft: {
      brand_id: "moor",
      name: "Moor Ceramics",
      palette: ["#7a2828", "#f1f0ee"],
      cta: "Jetzt kaufen",
      product_asset_id: "ast_2",
    },
    existing_version: null,
    palette: [],
    contrast: { text_on_primary: "#ffffff", ratio: 9 },
    pictures: [{ asset_id: "ast_2", url: "", source_url: "", sha256: "cd", width: 320, height: 320 }],
    language: "de",
    ignored_instructions: [],
    source_url: "https://moor.example/cup",
    fetched_at: "2026-05-04T03:02:01.000Z",
    sha256: "ef",
  };
  const none = new Set<string>();
  expect(draftOf(filledFrom(blankForm, proposal, none))).toEqual(proposal.draft);
  expect(filledFrom(blankForm, { ...proposal, existing_version: 4 }, new Set(["moor"])).brand_id).toBe("moor-ceramics");
  const { draft, ...rest } = proposal;
  const kept = filledFrom(formOf(block), { ...rest, draft: { ...draft, product_asset_id: null } }, none);
  expect(draftOf(kept)).toMatchObject({ brand_id: "north-roast", name: "Moor Ceramics", product_asset_id: "ast_1" });
  // A field that has the focus is not handed to another colour.
  expect(kept.colours.map(({ key }) => key)).toEqual([4, 5]);
});
