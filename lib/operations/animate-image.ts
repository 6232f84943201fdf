import { invalidField } from "#lib/contract/errors.ts";
import type { Box } from "#lib/contract/picture.ts";
import type { AnimateRequest } from "#lib/contract/animate.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import { brandOf, checkModelNames, settlePlan } from "./compose-plan.ts";
import type { Context, Operation } from "./operation.ts";
import { presentGeneration } from "./present-generation.ts";
import { startGeneration } from "./start-generation.ts";
import { suppliedPicture } from "./supplied-picture.ts";
import { think } from "./think.ts";

const pointer = "/animate_image_ref";

/** Sets a supplied picture in motion. Waits as long as the caller asked, then answers what there is. */
export const animateImage: Operation<"animate_image"> = async (ctx, request) => {
  const plan = await planFor(ctx, request);
  const generation = await startGeneration(ctx, {
    tool: "animate_image",
    plan,
    // The picture is stored: a request is kept without its bytes.
    request: { ...request, animate_image_ref: plan.content.picture?.asset_id },
    parent_generation_id: null,
    changed_shot_ids: plan.content.shots.map((shot) => shot.shot_id),
  });
  await ctx.engine.settled(generation, ctx.waitMs);
  return presentGeneration(ctx, generation);
};

const planFor = async (ctx: Context, request: AnimateRequest): Promise<StoredPlan> => {
  if (request.raw_intent !== undefined && !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(request.raw_intent))
    throw invalidField("/raw_intent", "blank", "Write at least one word, number or emoji; this holds only signs.");
  const { animate_image_ref: ref, max_cost_usd: _cost, render: _render, raw_intent = "", ...others } = request;
  const planning: PlanRequest = { raw_intent, ...others };
  // What is wrong with the words is said before anything is fetched.
  const brand = await brandOf(ctx, planning);
  checkModelNames(ctx.models, planning.routing ?? { optimize_for: "quality" }, planning.model_override ?? null);
  const asset = await suppliedPicture(ctx, ref, pointer);
  const faces = asset.faces.map(({ box }) => within(box));
  const reading = await ctx.readPicture(await ctx.media.read(asset.sha256), faces);
  const { asset_id, sha256, width, height } = asset;
  const draft = await think(
    ctx,
    "/raw_intent",
    "draftPictureFilm",
    { request: planning, seed: request.seed ?? ctx.newSeed(), brand },
    { asset_id, sha256, width, height, faces, reading },
  );
  return settlePlan(ctx, { draft, request: planning, brand, parent_plan_id: null, asked: [], pinned: new Map() });
};

/** The part of a face's box that is in the picture: detectors draw them past its edge. */
const within = (box: Box): Box => {
  const along = (start: number, length: number): [number, number] => {
    const from = Math.min(1, Math.max(0, start));
    return [from, Math.max(0, Math.min(length + Math.min(0, start), 1 - from))];
  };
  const [x, width] = along(box.x, box.width);
  const [y, height] = along(box.y, box.height);
  return { x, y, width, height };
};
