import type { AdRequest } from "#lib/contract/ad.ts";
import type { BrandBlock } from "#lib/contract/brand.ts";
import { Problem } from "#lib/contract/errors.ts";
import { nameKey } from "#lib/page/choose-product.ts";
import { hostName } from "#lib/page/page-language.ts";
import { paletteOf } from "#lib/page/palette.ts";
import type { PageReading } from "#lib/page/read-page.ts";
import { lockBrand } from "./brand-block.ts";
import type { PagePicture } from "./fetch-page-pictures.ts";
import type { Context } from "./operation.ts";
import { saveBlock } from "./save-brand-block.ts";

const attempts = 3;
/** Hexadecimal digits that tell brands apart whose names no id can be spelt from. */
const digestLength = 8;
const namedLength = { least: 3, most: 64 } as const;

/** `north-roast` of `https://www.north-roast.co.uk/…`: an id that a brand profile may have. */
export const brandIdOf = (url: string): string => {
  const short = slug(hostName(url));
  const whole = short.length >= namedLength.least ? short : slug(new URL(url).hostname);
  return whole.slice(0, namedLength.most).padEnd(namedLength.least, "-");
};

const slug = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "");

/**
 * The id of a page's brand. Many houses sell under one host, and none speaks with another's name, colours and words:
 * where the host's own profile is another's, the brand gets one beside it.
 */
const idOfPage = async (ctx: Context, url: string, brand_name: string): Promise<string> => {
  const own = brandIdOf(url);
  const old = await ctx.store.brands.get(ctx.accountId, own);
  if (old === null || isSameName(old.name, brand_name) || isSameName(slug(hostName(url)), brand_name)) return own;
  const written = slug(brand_name);
  const apart =
    written.length >= namedLength.least
      ? written
      : ctx.sha256(new TextEncoder().encode(nameKey(brand_name))).slice(0, digestLength);
  const room = namedLength.most - 1 - apart.length;
  return (room < namedLength.least ? apart : `${own.slice(0, room)}-${apart}`).slice(0, namedLength.most);
};

const isSameName = (one: string, other: string): boolean => {
  const [a, b] = [nameKey(one), nameKey(other)];
  return a === b || (a.length > 2 && b.includes(a)) || (b.length > 2 && a.includes(b));
};

/** What a page's brand looks like: its product picture, one without a face in it first, and three to five colours. */
export const lookOf = (
  reading: PageReading,
  pictures: readonly PagePicture[],
): { picture: PagePicture | undefined; palette: string[] } => {
  const picture = pictures.find(({ asset }) => asset.faces?.length === 0) ?? pictures[0];
  return { picture, palette: paletteOf(picture?.pixels ?? null, reading.colour_hints) };
};

/**
 * Creates the brand profile of a page, or completes the one there is: its name, palette and call to action stay as they
 * were written, what is missing is filled in. The product picture becomes that of this page, for films show it; versions
 * and earlier films keep theirs. A picture without a face in it goes first. `shown` is the block that the film carries:
 * without the profile's picture where that cannot be of this page's product.
 */
export const saveAdBrand = async (
  ctx: Context,
  request: AdRequest,
  reading: PageReading,
  pictures: readonly PagePicture[],
): Promise<{ block: BrandBlock; shown: BrandBlock; palette: string[] }> => {
  const brand_id = request.brand_id ?? (await idOfPage(ctx, request.url, reading.brand_name));
  const { picture, palette } = lookOf(reading, pictures);
  for (let attempt = 1; ; attempt += 1) {
    const old = await ctx.store.brands.get(ctx.accountId, brand_id);
    const draft = {
      brand_id,
      name: old?.name ?? reading.brand_name,
      palette: old?.palette.map(({ hex }) => hex) ?? palette,
      cta: old?.cta ?? request.cta ?? reading.cta,
    };
    const content = lockBrand(draft, productRef(brand_id, picture, old));
    try {
      // The answer is a generation's: status and version of the profile are not its own.
      const apart = { ...ctx, reply: { status: null, headers: {} } };
      const block = await saveBlock(apart, content, old, (field) =>
        field === "/cta" && request.cta !== undefined ? "/cta" : "/url",
      );
      const another = picture === undefined && reading.about === "product";
      return { block, shown: another ? { ...block, product_ref: null } : block, palette };
    } catch (cause) {
      if (!(cause instanceof Problem) || cause.code !== "precondition_failed" || attempt === attempts) throw cause;
    }
  }
};

const productRef = (
  brand_id: string,
  picture: PagePicture | undefined,
  old: BrandBlock | null,
): BrandBlock["product_ref"] => {
  if (picture === undefined) return old?.product_ref ?? null;
  const { asset, fetched_at } = picture;
  if (old?.product_ref?.sha256 === asset.sha256) return old.product_ref;
  return {
    ref_id: `brand:${brand_id}:product`,
    asset_id: asset.asset_id,
    sha256: asset.sha256,
    width: asset.width ?? 0,
    height: asset.height ?? 0,
    fetched_at,
  };
};
