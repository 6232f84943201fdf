import { Problem } from "#lib/contract/errors.ts";
import type { PlanContent } from "#lib/contract/plan.ts";
import type { StoredReference } from "#lib/store/film-records.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import type { Operation } from "./operation.ts";

/** What a shot is held to, by the id in its `attached_ref_ids`. */
export const getReference: Operation<"get_reference"> = async (ctx, { ref_id }) => {
  if (ref_id.startsWith("ast_")) {
    const asset = await ctx.store.assets.get(ctx.accountId, ref_id);
    if (asset === null) throw missing();
    return {
      ref_id,
      kind: "asset",
      asset_id: asset.asset_id,
      description:
        asset.kind === "frame" ? "The last frame of the film that goes on from it." : "A picture that was supplied.",
      used_by: [],
    };
  }
  if (ref_id.startsWith("hero_")) {
    const hero = await ctx.store.heroes.get(ctx.accountId, ref_id);
    if (hero === null) throw missing();
    // Only a locked still holds anything, and then the film's present plan.
    const generation = await ctx.store.generations.get(ctx.accountId, hero.generation_id);
    const used_by = hero.state === "locked" && generation !== null ? [generation.plan_id] : [];
    return { ref_id, kind: "hero", asset_id: hero.asset_id, description: hero.direction, used_by };
  }
  const described = await ctx.store.references.list(ctx.accountId, ref_id);
  const used_by = described.map(({ plan_id }) => plan_id);
  const brandId = /^brand:(.+):product$/.exec(ref_id)?.[1];
  const brand = brandId === undefined ? null : await ctx.store.brands.get(ctx.accountId, brandId);
  const [newest] = described;
  if (brand?.product_ref != null)
    return {
      ref_id,
      kind: "product",
      asset_id: brand.product_ref.asset_id,
      description: productOf(brand.name),
      used_by,
    };
  if (newest === undefined) throw missing();
  // The profile is gone, or shows its product no longer: the films that carry it still do.
  const plan = newest.kind === "product" ? await ctx.store.plans.get(ctx.accountId, newest.plan_id) : null;
  const asset_id = plan?.brand?.product_ref?.asset_id ?? null;
  return { ref_id, kind: newest.kind, asset_id, description: newest.description, used_by };
};

const missing = () => new Problem("not_found", "There is no such reference in this account.");
const productOf = (brandName: string) => `The product of ${brandName}, as its picture shows it.`;

/** The references of a plan's shots, described by the plan itself. */
export const referencesOf = (plan: StoredPlan): StoredReference[] => {
  const { account_id, plan_id, content, brand, created_at } = plan;
  const ids = new Set(content.shots.flatMap((shot) => shot.attached_ref_ids));
  return [...ids].flatMap((ref_id): StoredReference[] => {
    const row = { account_id, ref_id, plan_id, created_at };
    if (ref_id.startsWith("char:")) return [{ ...row, kind: "character", description: identityOf(content, ref_id) }];
    if (ref_id.startsWith("style:")) return [{ ...row, kind: "style", description: styleOf(content) }];
    if (ref_id.startsWith("brand:"))
      return [{ ...row, kind: "product", description: productOf(brand?.name ?? "the brand") }];
    return [];
  });
};

/** The identity block that is repeated word for word wherever the character appears. */
const identityOf = (content: PlanContent, ref_id: string): string => {
  const lock = content.shots.find((shot) => shot.attached_ref_ids.includes(ref_id))?.continuity.subject_lock ?? "";
  const name = ref_id.slice("char:".length).replaceAll(/[-_]+/g, " ");
  const blocks = lock.split("; ");
  return blocks.find((block) => block.toLowerCase().includes(name)) ?? blocks[0] ?? name;
};

const styleOf = ({ mode_selection, cinematic_idiom }: PlanContent): string =>
  `${mode_selection.primary}: ${Object.values(cinematic_idiom)
    .filter((value) => typeof value === "string")
    .join("; ")}`;
