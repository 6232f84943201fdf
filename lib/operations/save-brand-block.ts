import type { BrandBlock } from "#lib/contract/brand.ts";
import { Problem } from "#lib/contract/errors.ts";
import { wordsOfBrand } from "#lib/gate/words-of-film.ts";
import { canonicalJson } from "#lib/planning/canonical-json.ts";
import type { BlockContent } from "./brand-block.ts";
import type { Context } from "./operation.ts";
import { refuseWords } from "./refuse-words.ts";
import { think } from "./think.ts";

/** The name of a block's version in `ETag` and `If-Match`. */
export const etagOf = (block: BrandBlock): string => `"v${block.version}"`;

/**
 * Throws Problem `precondition_failed` when the caller's `If-Match` (RFC 9110: tags in a list, or `*` for any) does not name
 * the version that is stored.
 */
export const demandVersion = (ctx: Context, stored: BrandBlock | null): void => {
  if (ctx.ifMatch === null) return;
  const named = ctx.ifMatch.split(",").map((tag) => tag.trim());
  if (stored !== null && (named.includes("*") || named.includes(etagOf(stored)))) return;
  throw new Problem(
    "precondition_failed",
    stored === null ? "There is no such brand profile yet." : `It stands at version ${stored.version} now.`,
    { headers: stored === null ? {} : { ETag: etagOf(stored) } },
  );
};

/**
 * Stores a brand's content as its next version, or leaves it at the version whose content it is. Throws Problem
 * `validation_failed` for words that no film may carry, at the field that `pointerOf` gives for `/name` and the like, and
 * `precondition_failed` when another save was first.
 */
export const saveBlock = async (
  ctx: Context,
  content: BlockContent,
  stored: BrandBlock | null,
  pointerOf?: (field: string) => string,
): Promise<BrandBlock> => {
  const findings = await think(ctx, "/name", "judgeBrand", wordsOfBrand(content));
  refuseWords(
    findings.filter(({ gate }) => gate === "policy"),
    pointerOf,
  );
  const block_hash = blockHash(ctx, content);
  if (stored !== null && stored.block_hash === block_hash) return answer(ctx, stored, 200);
  const block: BrandBlock = {
    ...content,
    block_hash,
    version: (stored?.version ?? 0) + 1,
    updated_at: ctx.clock().toISOString(),
  };
  if (!(await ctx.store.brands.put(ctx.accountId, block, stored?.version ?? null)))
    throw new Problem(
      "precondition_failed",
      "Somebody saved this brand profile in the same moment. Load it and try again.",
    );
  return answer(ctx, block, stored === null ? 201 : 200);
};

/** When the picture was fetched is a time, and what was measured in it follows from its bytes: neither is content. */
const blockHash = (ctx: Context, content: BlockContent): string => {
  const { product_ref: picture } = content;
  const product_ref = picture && {
    ref_id: picture.ref_id,
    asset_id: picture.asset_id,
    sha256: picture.sha256,
    width: picture.width,
    height: picture.height,
  };
  return ctx.sha256(canonicalJson({ ...content, product_ref }));
};

const answer = (ctx: Context, block: BrandBlock, status: number): BrandBlock => {
  ctx.reply.status = status;
  ctx.reply.headers["ETag"] = etagOf(block);
  return block;
};
