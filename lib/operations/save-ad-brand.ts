import type { AdRequest } from "#lib/contract/ad.ts";
import type { BrandBlock } from "#lib/contract/brand.ts";
import { Problem } from "#lib/contract/errors.ts";
import { hostName } from "#lib/page/page-language.ts";
import { paletteOf } from "#lib/page/palette.ts";
import type { PageReading } from "#lib/page/read-page.ts";
import { lockBrand } from "./brand-block.ts";
import type { PagePicture } from "./fetch-page-pictures.ts";
import type { Context } from "./operation.ts";
import { saveBlock } from "./save-brand-block.ts";

const attempts = 3;
const namedLength = { least: 3, most: 64 } as const;

/** `north-roast` of `https://www.north-roast.co.uk/…`: an id that a brand profile may have. */
export const brandIdOf = (url: string): string => {
  const name = hostName(url);
  const slug = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9_-]+/gu, "-")
      .replaceAll(/^-+|-+$/gu, "");
  const short = slug(name);
  const whole = short.length >= namedLength.least ? short : slug(new URL(url).hostname);
  return whole.slice(0, namedLength.most).padEnd(namedLength.least, "-");
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
  const brand_id = request.brand_id ?? brandIdOf(request.url);
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
      const block = await saveBlock(apart, content, old);
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
