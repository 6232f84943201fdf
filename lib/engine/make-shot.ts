import type { Attempt, Blocked, Failure } from "#lib/contract/generation.ts";
import type { ProviderStatus, ShotDelivery, ShotOrder } from "#lib/providers/video-model.ts";
import { loadJob, type Effects, type Job } from "./effects.ts";
import { keepShot } from "./keep-shot.ts";
import { lockedStill } from "./locked-still.ts";
import { forgetSides, meltAhead } from "./passages-ahead.ts";
import { placeOrder } from "./place-order.ts";
import { previewModel, sourcesOf, type ShotSource } from "./shot-sources.ts";

/** What making a shot came to; `blocked` where a vendor's policy would not. */
export type ShotOutcome = { shot_id: string; failure: Failure | null; blocked?: Blocked };

/**
 * Makes one shot from order to signed file: asks one source after the other, as the policy has it. Safe to run again: a
 * shot that is stored is not made twice, a paid order whose operation is stored is looked at, and one that was begun and
 * never answered is not placed again, because it may have cost money.
 */
export const makeShot = async (
  effects: Effects,
  generationId: string,
  shotId: string,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ShotOutcome> => {
  const job = await loadJob(effects.store, generationId);
  const stored = (await effects.store.shots.list(generationId)).find((shot) => shot.shot_id === shotId);
  if (stored === undefined) throw new Error(`Generation ${generationId} has no shot ${shotId}.`);
  const open = stored.attempts.find((attempt) => attempt.ended_at === null);
  if (stored.asset_id !== null) {
    // It was stored, and the process died before that was noted.
    if (open !== undefined) await noteDelivered(effects, generationId, shotId, open);
    return { shot_id: shotId, failure: null };
  }

  const sources = sourcesOf(effects, job, shotId);
  // What failed in this round is not asked again; a later round asks everybody.
  const from = Math.max(
    0,
    sources.findIndex(({ model }) => model === open?.model),
  );
  let last: Extract<Attempted, { is: "failed" }> | null = null;
  let tries = stored.attempts.length;
  for (const source of sources.slice(from)) {
    const begun =
      open !== undefined && source.model === open.model ? { attempt: open, operation: stored.operation } : null;
    const number = begun === null ? ++tries : stored.attempts.indexOf(begun.attempt) + 1;
    const attempted = await attempt(effects, job, shotId, source, { number, begun }, signal, onProgress);
    if (attempted.is === "delivered") return { shot_id: shotId, failure: null };
    if (attempted.is === "refused")
      return { shot_id: shotId, failure: null, blocked: blockedBy(source.model, "shot", attempted) };
    last = attempted;
    if (!attempted.next) break;
  }
  const attempts =
    (await effects.store.shots.list(generationId)).find((shot) => shot.shot_id === shotId)?.attempts ?? [];
  const { code, message } = last ?? { code: "no_model", message: "No model could make the shot." };
  return { shot_id: shotId, failure: { code, message, shot_id: shotId, attempts } };
};

type Attempted =
  | { is: "delivered" }
  | { is: "refused"; code: string; message: string }
  | { is: "failed"; code: string; message: string; next: boolean };

/** One source's try, the how manieth of the shot. `begun` is what an earlier run of this step left of it. */
const attempt = async (
  effects: Effects,
  job: Job,
  shotId: string,
  { model, provider }: ShotSource,
  { number, begun }: { number: number; begun: { attempt: Attempt; operation: unknown } | null },
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Attempted> => {
  const { generation_id } = job.generation;
  const started_at = begun?.attempt.started_at ?? effects.clock().toISOString();
  const { shots } = effects.store;
  const order = await orderOf(effects, job, shotId, model, number);
  let told = false;
  const onSides = (sides: Pick<ShotDelivery, "extras" | "splice">) => {
    told = true;
    const begun = meltAhead(effects, generation_id, { shotId, sides }, signal);
    begun.catch((cause: unknown) => effects.report(`The passages of ${generation_id} were not begun.`, cause));
  };
  const placed = await placeOrder<ProviderStatus>(
    effects,
    {
      paid: provider.paid === true,
      start: () => provider.start(order),
      ...(provider.find === undefined
        ? {}
        : { find: () => provider.find?.(order, new Date(started_at)) ?? Promise.resolve(null) }),
      look: async (operation) => {
        const status = await provider.status(operation, order, { signal, onProgress, onSides });
        if (status.state === "running" && status.progress !== null) onProgress(status.progress);
        return status;
      },
      ...(provider.cancel === undefined
        ? {}
        : { cancel: (operation) => provider.cancel?.(operation) ?? Promise.resolve() }),
      begun: begun === null ? null : { operation: isOperation(begun.operation) ? begun.operation : null },
      write: async ({ operation, ...entry }) => {
        await shots.update(generation_id, shotId, { operation });
        await shots.attempt(generation_id, shotId, { model, started_at, ...entry });
      },
    },
    signal,
  );
  if (placed.is !== "done") return placed;
  const { status } = placed;
  const delivery =
    status.state === "delivered" ? status.delivery : await effects.adoptClip({ order, clip: status.clip, signal });
  if (!told) onSides(delivery);
  await keepShot(effects, job, order, model, delivery);
  forgetSides(generation_id, shotId);
  await noteDelivered(effects, generation_id, shotId, { model, started_at });
  return { is: "delivered" };
};

const noteDelivered = (
  { store, clock }: Pick<Effects, "store" | "clock">,
  generationId: string,
  shotId: string,
  { model, started_at }: Pick<Attempt, "model" | "started_at">,
): Promise<void> =>
  store.shots.attempt(generationId, shotId, {
    model,
    started_at,
    outcome: "delivered",
    code: null,
    message: null,
    ended_at: clock().toISOString(),
  });

/** A vendor's refusal is no outage: nobody else is asked to make what one would not. */
export const blockedBy = (
  model: string,
  what: "shot" | "still",
  { code, message }: { code: string; message: string },
): Blocked => ({
  gate: "vendor",
  code,
  reason: `${model} will not make this ${what}: ${message}`,
  evidence: [],
  resolve: "Describe the shot otherwise, choose another model, or render a preview.",
});

const orderOf = async (
  effects: Effects,
  job: Job,
  shotId: string,
  model: string,
  attempt: number,
): Promise<ShotOrder> => ({
  generation_id: job.generation.generation_id,
  shot_id: shotId,
  attempt,
  model,
  plan: job.plan.content,
  mark: effects.markOf(markName(job, shotId, model)),
  product: await productOf(effects, job),
  picture: await pictureOf(effects, job),
  first_frame: await firstFrameOf(effects, job, shotId),
});

/**
 * What a shot's watermark is made of. The renderer draws one plan alike every time, so equal pictures carry equal marks; a
 * model's are its own each time.
 */
const markName = ({ generation, plan }: Job, shotId: string, model: string): string =>
  model === previewModel
    ? [generation.account_id, plan.plan_hash, plan.brand?.block_hash ?? "", shotId].join("/")
    : [generation.generation_id, shotId].join("/");

/** The brand's product picture as it is stored; null where the film has none. */
export const productOf = async (
  effects: Pick<Effects, "store">,
  { plan }: Pick<Job, "plan">,
): Promise<ShotOrder["product"]> => {
  const asset_id = plan.brand?.product_ref?.asset_id;
  const asset = asset_id === undefined ? null : await effects.store.assets.byId(asset_id);
  return asset && { asset_id: asset.asset_id, sha256: asset.sha256, media_type: asset.media_type };
};

/** The picture that the film sets in motion, as it is stored; null for a film that is made from words. */
const pictureOf = async (
  effects: Pick<Effects, "store">,
  { plan }: Pick<Job, "plan">,
): Promise<ShotOrder["picture"]> => {
  const { picture } = plan.content;
  const asset = picture === undefined ? null : await effects.store.assets.byId(picture.asset_id);
  return asset && { asset_id: asset.asset_id, sha256: asset.sha256, media_type: asset.media_type };
};

/** What the shot begins with: the still that its look was locked by, where it is the shot of that still. */
const firstFrameOf = async (effects: Effects, { plan }: Job, shotId: string): Promise<ShotOrder["first_frame"]> => {
  const still = await lockedStill(effects, plan.account_id, plan.content, shotId);
  if (still === null || still.hero.shot_id !== shotId) return pictureOf(effects, { plan });
  const { asset_id, sha256, media_type } = still.asset;
  return { asset_id, sha256, media_type };
};

const isOperation = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
