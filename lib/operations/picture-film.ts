import { clipSeconds } from "#lib/contract/clip-seconds.ts";
import { invalidField, Problem } from "#lib/contract/errors.ts";
import { animateSeconds, extensionLimits, limits } from "#lib/contract/limits.ts";
import type { PlanContent } from "#lib/contract/plan.ts";
import type { Change } from "#lib/contract/refine.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import type { FieldText } from "#lib/gate/words-of-film.ts";
import type { FilmDraft, PlanningOrder } from "#lib/planning/draft.ts";
import { framesOf, leastShotFrames, secondsOf } from "#lib/planning/frames.ts";
import type { SuppliedPicture } from "#lib/planning/picture/draft-picture-film.ts";
import type { PictureOrder } from "#lib/planning/picture/picture-orders.ts";
import { keepShots } from "#lib/planning/picture/recut-picture.ts";
import { differencesOf } from "#lib/planning/refine/differences.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import { settlePlan } from "./compose-plan.ts";
import { routesOf } from "./kept-routes.ts";
import type { Context } from "./operation.ts";
import { checkPriced } from "./priced-model.ts";
import type { ShotChange } from "./replan-shot.ts";
import { think } from "./think.ts";

type Orders = [PictureOrder, ...PictureOrder[]];

/** What a film of a supplied picture was made from: the request, and what each of its shots was told. */
interface PictureRequest {
  request: PlanRequest;
  orders: Orders;
  pinned: Map<string, string>;
}

const madeFrom = (plan: StoredPlan): PictureRequest => {
  const { picture_shots, pinned_models, ...request } = plan.request as PlanRequest & {
    picture_shots?: Orders;
    pinned_models?: [string, string][];
  };
  return {
    request: { ...request, raw_intent: plan.raw_intent },
    orders: picture_shots ?? [{ shot_id: plan.content.shots[0]?.shot_id ?? "s1" }],
    pinned: new Map(pinned_models),
  };
};

/** The picture of a film, looked at again. */
const pictureOf = async (ctx: Context, { picture }: PlanContent): Promise<SuppliedPicture> => {
  if (picture === undefined) throw new Error("The plan sets no picture in motion.");
  const { asset_id, sha256, width, height, faces } = picture;
  const reading = await ctx.readPicture(await ctx.media.read(sha256), faces);
  return { asset_id, sha256, width, height, faces, reading };
};

const still = (what: string): Problem =>
  new Problem(
    "conflict",
    `The film shows a supplied picture as it is; ${what} cannot be changed in it. Say how the camera is to move ` +
      "(push in, pull back, pan left, slower, 85mm), how long, or a caption; for another picture call animate_image.",
  );

/** 422 unless the model can make a shot of such length from its first frame. */
const checkModel = (ctx: Context, model_id: string, seconds: number): void => {
  const model = ctx.models.find((card) => card.model_id === model_id && card.kind === "video");
  if (model === undefined || model.status === "removed" || model.inputs.first_frame !== true)
    throw invalidField(
      "/model_override",
      "unknown_model",
      `${model_id} is not known to take a picture as its first frame; GET /models lists those that do.`,
    );
  checkPriced(model, "/model_override");
  if (clipSeconds(model.durations, seconds) === null)
    throw invalidField(
      "/model_override",
      "out_of_range",
      `${model_id} cannot hold ${seconds.toFixed(2)} s in one clip.`,
    );
};

/** Drafts the film of these orders anew and stores it; shots that are not `changed` stay as they are. */
const settlePicture = async (
  ctx: Context,
  plan: StoredPlan,
  next: PictureRequest & {
    changed: ReadonlySet<string>;
    asked: readonly FieldText[];
    consent?: ShotChange["consent"];
    /** Of the film's last frame, which the first new shot goes on from. */
    joins?: { shot_id: string; ref_id: string };
  },
): Promise<StoredPlan> => {
  const { content } = plan;
  const { request, orders, pinned, changed, joins } = next;
  const input: PlanningOrder = { request, seed: content.seed, brand: plan.brand };
  const picture = await pictureOf(ctx, content);
  const drawn = await think(ctx, "/raw_intent", "draftPictureFilm", input, picture, orders);
  const whole: FilmDraft = keepShots(content, drawn, changed);
  if (framesOf(whole.duration_seconds) > framesOf(limits.duration_seconds_max))
    throw invalidField(
      "/duration_seconds",
      "out_of_range",
      `A film lasts at most ${limits.duration_seconds_max} s; this one would last ${whole.duration_seconds.toFixed(2)} s.`,
    );
  const draft: FilmDraft = {
    ...whole,
    shots: whole.shots.map((shot) =>
      shot.shot_id === joins?.shot_id ? { ...shot, attached_ref_ids: [...shot.attached_ref_ids, joins.ref_id] } : shot,
    ),
  };
  for (const shot of draft.shots) {
    const model = changed.has(shot.shot_id) ? pinned.get(shot.shot_id) : undefined;
    if (model !== undefined) checkModel(ctx, model, shot.duration_seconds);
  }
  const stored = { ...request, ...next.consent, picture_shots: orders, pinned_models: [...pinned] };
  return settlePlan(ctx, {
    draft,
    request: stored,
    brand: plan.brand,
    parent_plan_id: plan.plan_id,
    asked: next.asked.filter(({ text }) => text !== ""),
    pinned,
    kept: routesOf(plan, (id) => !changed.has(id)),
  });
};

/**
 * Plans one shot of a supplied picture again: another way of the camera, another pace, length, lens or caption. Throws
 * Problem `conflict` where all that is asked is of the picture itself.
 */
export const replanPicture = async (
  ctx: Context,
  plan: StoredPlan,
  change: ShotChange,
): Promise<{ stored: StoredPlan; change: Change }> => {
  const { content } = plan;
  const made = madeFrom(plan);
  const { shot_id, instruction, model_override } = change;
  const at = made.orders.findIndex((order) => order.shot_id === shot_id);
  const before = made.orders[at];
  if (before === undefined) throw new Error(`Plan ${plan.plan_id} has no order for its shot ${shot_id}.`);
  const input: PlanningOrder = { request: made.request, seed: content.seed, brand: plan.brand };
  const refined = await think(ctx, "/instruction", "refineOrder", content, before, change, input);
  const { order, understood, ignored, still: kept } = refined;
  if (kept.length > 0) throw still(kept.map((words) => `“${words}”`).join(", "));
  checkSeconds(change.duration_seconds ?? null, at);
  const orders = made.orders.with(at, order) as Orders;
  const pinned = new Map(made.pinned);
  if (typeof model_override === "string") pinned.set(shot_id, model_override);
  const stored = await settlePicture(ctx, plan, {
    ...made,
    orders,
    pinned,
    changed: new Set([shot_id]),
    asked: [{ field: "/instruction", text: instruction }],
    ...(change.consent === undefined ? {} : { consent: change.consent }),
  });
  const diff = differencesOf(content, stored.content, at);
  return { stored, change: { instruction, shot_id, understood, ignored, diff, continuity: [] } };
};

const checkSeconds = (seconds: number | null, at: number): void => {
  const [least, most] = at === 0 ? [animateSeconds.min, animateSeconds.max] : [0.75, animateSeconds.max];
  if (seconds !== null && (seconds < least || seconds > most))
    throw invalidField("/duration_seconds", "out_of_range", `This shot of a picture lasts ${least} to ${most} s.`);
};

/** More shots of the same picture at the end of its film, each another look at a part of it. */
export const extendPicture = async (
  ctx: Context,
  plan: StoredPlan,
  wanted: {
    raw_intent?: string | undefined;
    shot_count: number;
    duration_seconds?: number | undefined;
    seed?: number | undefined;
    model_override?: string | null | undefined;
    join_ref_id: string;
    consent: NonNullable<ShotChange["consent"]>;
  },
): Promise<{ stored: StoredPlan; added_shot_ids: string[] }> => {
  const made = madeFrom(plan);
  const { shots } = plan.content;
  const { shot_count, raw_intent, seed, model_override } = wanted;
  if (shots.length + shot_count > extensionLimits.film_shots_max)
    throw invalidField(
      "/shot_count",
      "too_many",
      `A film has at most ${extensionLimits.film_shots_max} shots; this one has ${shots.length}.`,
    );
  const least = secondsOf(leastShotFrames) * shot_count;
  if (wanted.duration_seconds !== undefined && wanted.duration_seconds < least)
    throw invalidField("/duration_seconds", "out_of_range", `${shot_count} shots last at least ${least.toFixed(2)} s.`);
  const highest = Math.max(0, ...shots.map(({ shot_id }) => Number(/^s(\d+)$/u.exec(shot_id)?.[1] ?? 0)));
  const seconds = wanted.duration_seconds === undefined ? null : wanted.duration_seconds / shot_count;
  const input: PlanningOrder = {
    request: made.request,
    seed: plan.content.seed,
    brand: plan.brand,
  };
  const added = Array.from({ length: shot_count }, (_, index): PictureOrder => {
    const order: PictureOrder = {
      shot_id: `s${highest + index + 1}`,
      ...(raw_intent === undefined || index > 0 ? {} : { words: raw_intent }),
      ...(seconds === null ? {} : { seconds }),
    };
    return order;
  });
  const [first] = shots;
  const seeded = await Promise.all(
    added.map(async (order, index) => {
      if (seed === undefined || first === undefined || order.words !== undefined) return order;
      const before = { ...order, shot_id: first.shot_id };
      const wanted = { instruction: "", seed: seed + index };
      const again = await think(ctx, "/seed", "refineOrder", plan.content, before, wanted, input);
      return { ...again.order, shot_id: order.shot_id };
    }),
  );
  const added_shot_ids = added.map(({ shot_id }) => shot_id);
  const pinned = new Map(made.pinned);
  if (typeof model_override === "string") for (const id of added_shot_ids) pinned.set(id, model_override);
  const stored = await settlePicture(ctx, plan, {
    ...made,
    orders: [...made.orders, ...seeded],
    pinned,
    changed: new Set(added_shot_ids),
    asked: [],
    consent: wanted.consent,
    joins: { shot_id: added_shot_ids[0] ?? "", ref_id: wanted.join_ref_id },
  });
  return { stored, added_shot_ids };
};

/** Fields of a shot that can be edited in a film of a picture. */
const editable: ReadonlySet<string> = new Set(["camera", "duration_seconds", "caption", "routed_model"]);

/** Edits the plan of a picture's film: its camera, times, captions, shape and sound. Throws Problem `conflict` for more. */
export const revisePicture = async (ctx: Context, plan: StoredPlan, edits: PlanEdits): Promise<StoredPlan> => {
  const made = madeFrom(plan);
  const { shots = {}, end_card, duration_seconds, ...film } = edits;
  if (end_card !== undefined) throw still("an end card");
  const changed = new Set(Object.keys(shots));
  for (const [shot_id, shot] of Object.entries(shots)) {
    if (!made.orders.some((order) => order.shot_id === shot_id))
      throw invalidField(`/shots/${shot_id}`, "unknown_shot", `The film has no shot ${shot_id}.`);
    if (shot === null) throw still("the number of shots");
    const beyond = Object.keys(shot).find((field) => !editable.has(field) || shot.camera?.angle !== undefined);
    if (beyond !== undefined) throw still(`/shots/${shot_id}/${editable.has(beyond) ? "camera/angle" : beyond}`);
  }
  const only = made.orders.length === 1 ? made.orders[0].shot_id : null;
  if (duration_seconds !== undefined && only === null) throw still("the length of several shots at once");
  const orders = made.orders.map((order, at): PictureOrder => {
    const { camera, duration_seconds: own, caption } = shots[order.shot_id] ?? {};
    const seconds = own ?? (order.shot_id === only ? duration_seconds : undefined);
    if (seconds !== undefined) checkSeconds(seconds, at);
    return {
      ...order,
      ...(camera?.movement === undefined ? {} : { movement: camera.movement }),
      ...(camera?.lens_mm === undefined ? {} : { lens_mm: camera.lens_mm }),
      ...(seconds === undefined ? {} : { seconds }),
      ...(caption === undefined ? {} : { caption }),
    };
  }) as Orders;
  const pinned = new Map(made.pinned);
  for (const [shot_id, shot] of Object.entries(shots))
    if (shot?.routed_model !== undefined) pinned.set(shot_id, shot.routed_model);
  // Another shape frames every shot anew.
  const all = film.aspect_ratio !== undefined || film.routing !== undefined || only !== null;
  return settlePicture(ctx, plan, {
    request: { ...made.request, ...film },
    orders,
    pinned,
    changed: all ? new Set(orders.map(({ shot_id }) => shot_id)) : changed,
    asked: [],
  });
};
