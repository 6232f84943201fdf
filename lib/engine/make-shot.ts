import type { Attempt, Blocked, Failure } from "#lib/contract/generation.ts";
import { VendorFault } from "#lib/providers/vendor-fault.ts";
import type { ProviderStatus, ShotDelivery, ShotOrder } from "#lib/providers/video-model.ts";
import type { StoredShot } from "#lib/store/store.ts";
import { allowOrder } from "./allow-order.ts";
import { loadJob, type Effects, type Job } from "./effects.ts";
import { ingredientFault } from "./ingredient-fault.ts";
import { keepShot } from "./keep-shot.ts";
import { lockedStill } from "./locked-still.ts";
import { observedOrder } from "./observed.ts";
import { forgetSides, meltAhead } from "./passages-ahead.ts";
import { askedBefore } from "./asked-before.ts";
import { openEntry, placeOrder, type Placing } from "./place-order.ts";
import { hasEnded } from "./progress.ts";
import { previewModel, sourcesOf, type ShotSource } from "./shot-sources.ts";
import { cancelAsked, withdrawnEntry, withdrawOrder } from "./withdraw-order.ts";

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
  const stored = await withoutHalfCancelled(effects, generationId, shotId, signal);
  const open = stored.attempts.find((attempt) => attempt.ended_at === null);
  if (stored.asset_id !== null) {
    // It was stored, and the process died before that was noted.
    if (open !== undefined) await noteDelivered(effects, generationId, shotId, open);
    return { shot_id: shotId, failure: null };
  }

  const { round } = job.generation;
  const before = askedBefore(await effects.store.shots.endedIn(generationId, shotId, round));
  if (before.ended?.outcome === "refused")
    return { shot_id: shotId, failure: null, blocked: blockedBy(before.ended.model, "shot", before.ended) };
  if (before.ended !== null)
    return {
      shot_id: shotId,
      failure: { code: before.ended.code, message: before.ended.message, shot_id: shotId, attempts: stored.attempts },
    };
  const sources = sourcesOf(effects, job, shotId).filter(({ model }) => !before.inVain.has(model));
  // What failed in this round is not asked again; a later round asks everybody.
  const from = Math.max(
    0,
    sources.findIndex(({ model }) => model === open?.model),
  );
  let last: Extract<Attempted, { is: "failed" }> | null = null;
  let tries = stored.attempts.length;
  const kept = keptOrder(stored, sources);
  if (kept !== null) {
    const { source, begun } = kept;
    const number = stored.attempts.indexOf(begun.attempt) + 1;
    const attempted = await attempt(effects, job, shotId, source, { number, begun }, signal, onProgress);
    if (attempted.is === "delivered") return { shot_id: shotId, failure: null };
    // Asked for twice in vain; whoever resumed the film wants it made, so it is ordered anew.
    await effects.store.shots.update(generationId, shotId, { operation: null });
  }
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
  const { code, message } = last ?? before.last ?? { code: "no_model", message: "No model could make the shot." };
  return { shot_id: shotId, failure: { code, message, shot_id: shotId, attempts } };
};

const shotOf = async ({ store }: Pick<Effects, "store">, generationId: string, shotId: string): Promise<StoredShot> => {
  const stored = (await store.shots.list(generationId)).find((shot) => shot.shot_id === shotId);
  if (stored === undefined) throw new Error(`Generation ${generationId} has no shot ${shotId}.`);
  return stored;
};

/** The shot as it stands once its vendor has said what became of an order that it was asked to take back. */
const withoutHalfCancelled = async (
  effects: Effects,
  generationId: string,
  shotId: string,
  signal: AbortSignal,
): Promise<StoredShot> => {
  const stored = await shotOf(effects, generationId, shotId);
  const half = stored.attempts.find(({ ended_at, code }) => ended_at === null && code === cancelAsked);
  if (half === undefined || !isOperation(stored.operation)) return stored;
  const provider = providerOf(effects, half.model);
  const came = await withdrawOrder(effects, provider?.cancel?.bind(provider), stored.operation, {
    asked: true,
    signal,
  });
  const { started_at } = half;
  const entry = withdrawnEntry(came, stored.operation, effects.clock());
  await effects.store.openOrders.amendShot(generationId, shotId, { started_at, ...entry });
  return shotOf(effects, generationId, shotId);
};

/** Who serves a model of the catalog, whether or not it is connected now. */
export const providerOf = ({ models, providers }: Pick<Effects, "models" | "providers">, model: string) =>
  model === previewModel
    ? providers.get("preview")
    : providers.get(models.find(({ model_id }) => model_id === model)?.provider ?? "");

/** An order of an earlier round that its vendor made, or may have made, and that nobody fetched. */
const keptOrder = (stored: StoredShot, sources: readonly ShotSource[]) => {
  const attempt = stored.attempts.at(-1);
  const { operation } = stored;
  if (attempt === undefined || attempt.ended_at === null || !isOperation(operation)) return null;
  const source = sources.find(({ model }) => model === attempt.model);
  return source === undefined ? null : { source, begun: { attempt, operation } };
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
  if (provider.paid === true && begun === null) {
    const fault = await ingredientFault(effects, [order.product, order.picture, order.first_frame]);
    if (fault !== null) return { is: "failed", ...fault, next: false };
  }
  let told = false;
  const onSides = (sides: Pick<ShotDelivery, "extras" | "splice">) => {
    told = true;
    const begun = meltAhead(effects, generation_id, { shotId, sides }, signal);
    begun.catch((cause: unknown) => effects.report(`The passages of ${generation_id} were not begun.`, cause));
  };
  let placedOperation: Record<string, unknown> | null = null;
  const write: Placing<ProviderStatus>["write"] = async ({ operation, ...entry }) => {
    placedOperation = operation;
    await shots.update(generation_id, shotId, { operation });
    await shots.attempt(generation_id, shotId, { model, started_at, ...entry }, job.generation.round);
  };
  const placed = await placeOrder<ProviderStatus>(
    effects,
    {
      paid: provider.paid === true,
      wanted: () => isWanted(effects, job),
      allow: () => allowOrder(effects, job, { part: shotId, shot_id: shotId, stage: "render", model, started_at }),
      start: () => observedOrder(effects, order, provider.paid === true, () => provider.start(order)),
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
        : { cancel: (operation, asked) => provider.cancel?.(operation, asked) ?? Promise.resolve("unanswered") }),
      begun: begun === null ? null : { operation: isOperation(begun.operation) ? begun.operation : null },
      open: () => shots.begin(generation_id, shotId, { model, started_at, ...openEntry }, job.generation.round),
      write,
    },
    signal,
  );
  if (placed.is !== "done") return placed;
  const { status } = placed;
  const delivery =
    status.state === "delivered"
      ? status.delivery
      : await adopted(effects.adoptClip({ order, clip: status.clip, signal }));
  if (delivery instanceof VendorFault) {
    // It may be we who cannot read it, so nobody else is paid; who resumes the film has it read once more.
    const { code, message } = delivery;
    const ended_at = effects.clock().toISOString();
    await write({ outcome: "wasted", code, message, ended_at, operation: placedOperation });
    return { is: "failed", code, message, next: false };
  }
  if (!told) onSides(delivery);
  await keepShot(effects, job, order, model, delivery);
  forgetSides(generation_id, shotId);
  await noteDelivered(effects, generation_id, shotId, { model, started_at });
  return { is: "delivered" };
};

/** What was made of a vendor's file, or that it is none that can be read; any other fault is thrown. */
export const adopted = async <T>(work: Promise<T>): Promise<T | VendorFault> => {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof VendorFault) return cause;
    throw cause;
  }
};

/** Whether the film still waits in the round that it was begun in: another process may have ended it. */
export const isWanted = async (
  { store, demandLease }: Pick<Effects, "store" | "demandLease">,
  { generation: { generation_id, round } }: Pick<Job, "generation">,
): Promise<boolean> => {
  const now = await store.generations.byId(generation_id);
  // Last of all: an answer may have lain unread while this process stood still.
  await demandLease?.();
  return now !== null && now.round === round && !hasEnded(now.state);
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

export const orderOf = async (
  effects: Effects,
  job: Job,
  shotId: string,
  model: string,
  attempt: number,
): Promise<ShotOrder> => ({
  generation_id: job.generation.generation_id,
  account_id: job.generation.account_id,
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

export const isOperation = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
