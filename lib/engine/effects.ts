import type { StillReport } from "#lib/contract/generation.ts";
import type { Model } from "#lib/contract/model.ts";
import type { GateFinding, PlanContent } from "#lib/contract/plan.ts";
import type { Provenance } from "#lib/provenance/provenance.ts";
import type { FilmCutter } from "#lib/providers/film-cutter.ts";
import type { StillDelivery, StillOrder, StillProvider } from "#lib/providers/still-model.ts";
import type { ShotDelivery, ShotOrder, VideoProvider } from "#lib/providers/video-model.ts";
import type { MediaStore } from "#lib/store/media-store.ts";
import type { StoredConsent } from "#lib/store/film-records.ts";
import type { Store, StoredGeneration, StoredPlan } from "#lib/store/store.ts";
import type { SpendingCaps } from "#lib/store/spending-records.ts";
import type { OperatingStore } from "#lib/store/operating-records.ts";
import type { Observe } from "#lib/telemetry/telemetry.ts";
import type { Reach } from "./reach.ts";

/** What the engine acts through. Everything that touches the world is here. */
export interface Effects {
  store: Store;
  media: MediaStore;
  /** Sources of pictures by their id; `preview` is always there. */
  providers: ReadonlyMap<string, VideoProvider>;
  /** Sources of stills by their id; `preview` is always there. */
  stillProviders: ReadonlyMap<string, StillProvider>;
  /** How a still, as its file, agrees with a shot of a plan. */
  reportStill: (still: { picture: Uint8Array; plan: PlanContent; shotId: string }) => Promise<StillReport>;
  /** A model's picture as a still of ours: our size, our watermark read back, PNG. Throws `VendorFault` for an unreadable one. */
  adoptStill: (still: { order: StillOrder; picture: Uint8Array; signal: AbortSignal }) => Promise<StillDelivery>;
  /** A model's clip as a shot of ours: our size and rate, its captions and passages, our watermark read back. Throws likewise. */
  adoptClip: (clip: { order: ShotOrder; clip: Uint8Array; signal: AbortSignal }) => Promise<ShotDelivery>;
  models: readonly Model[];
  /** What whoever runs the service lets be spent. */
  caps: SpendingCaps;
  cutter: FilmCutter;
  provenance: Provenance;
  /** What the gates say of a film's words now. Throws Problem `unavailable` where too many are being judged. */
  judgeFilm: (plan: StoredPlan) => Promise<GateFinding[]>;
  /** The watermark of a thing that is made: always the same for one name, and without the key not to be guessed. */
  markOf: (name: string) => string;
  clock: () => Date;
  sha256: (text: string) => string;
  /** Resolves after the time, or as soon as the signal aborts. */
  pause: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Where films are published, and who is told of what has finished. */
  reach: Reach;
  /** Throws where others may have taken this process for dead: asked before whatever cannot be taken back. */
  demandLease?: () => Promise<void>;
  /** Time between two looks at a provider, ms. */
  pollMs: number;
  /** Longest that a vendor may take for one order, ms. */
  providerTimeoutMs: number;
  version: string;
  /** Has a piece of work measured and traced. */
  observe: Observe;
  /** Where the requests that set films going stand in traces; absent where nothing is traced. */
  traces?: Pick<OperatingStore, "traceOf">;
  /** A fault that nobody else will see. Never holds request bodies or secrets. */
  report: (message: string, cause: unknown) => void;
}

/** A generation with its plan, as every step needs them. */
export interface Job {
  generation: StoredGeneration;
  plan: StoredPlan;
  /** What it rests on where a person is shown; null where none was given. */
  consent: StoredConsent | null;
}

/** Reads a generation and its plan. Throws when either is gone: nothing in the product deletes them. */
export const loadJob = async (store: Store, generationId: string): Promise<Job> => {
  const generation = await store.generations.byId(generationId);
  if (generation === null) throw new Error(`There is no generation ${generationId}.`);
  const plan = await store.plans.get(generation.account_id, generation.plan_id);
  if (plan === null) throw new Error(`Generation ${generationId} has lost its plan ${generation.plan_id}.`);
  const { account_id, consent_id } = generation;
  const consent = consent_id === null ? null : await store.consents.get(account_id, consent_id);
  return { generation, plan: { ...plan, content: asRequested(generation, plan) }, consent };
};

/** `captions` and `audio` may be said anew beside a plan; everything else is the plan. */
const asRequested = (generation: StoredGeneration, plan: StoredPlan): StoredPlan["content"] => {
  const { captions, audio } = generation.request;
  return {
    ...plan.content,
    ...(typeof captions === "boolean" ? { captions } : {}),
    ...(typeof audio === "boolean" ? { audio } : {}),
  };
};
