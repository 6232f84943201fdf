import type { NoticeChannel } from "./notices.ts";
import type { AccountStore } from "./account-records.ts";
import type { DirectorStore } from "./director-store.ts";
import type { BrandBlock } from "#lib/contract/brand.ts";
import type { Attempt, Blocked, Failure, HeroFrameState, ProgressEvent } from "#lib/contract/generation.ts";
import type { Gate, PlanContent, Quote } from "#lib/contract/plan.ts";
import type { FilmShelf, GenerationStage, GenerationState, GenerationStatus } from "#lib/contract/vocabulary.ts";
import type {
  FilmQuery,
  IdempotencyRecord,
  SeenPicture,
  StoredConsent,
  StoredHero,
  StoredHeroAttempt,
  OpenOrderStore,
  StoredReference,
  StoredManifest,
} from "./film-records.ts";
import type { InstallationStore } from "./installation-records.ts";
import type { SharedLimits } from "./limit-records.ts";
import type { Keeping } from "./keeping-records.ts";
import type { MediaReferences, UploadStore } from "./media-records.ts";
import type { AuditStore, OperatingStore } from "./operating-records.ts";
import type { Notice, PublishingStore } from "./publishing-records.ts";
import type { ExportAccount, Removal } from "./removal-records.ts";
import type { EndingRound, LedgerEntry, LedgerStore, OrderStore, Reservation } from "./spending-records.ts";

/**
 * Persistence as the rest of the product sees it. Every method is account-scoped but `accounts`, `manifests` and those
 * that are named `by…`.
 */

export interface StoredPlan {
  plan_id: string;
  account_id: string;
  parent_plan_id: string | null;
  plan_hash: string;
  content: PlanContent;
  /** The request as it was made, for replays and for the consent question. */
  request: Record<string, unknown>;
  raw_intent: string;
  quote: Quote;
  gate: Gate;
  brand: BrandBlock | null;
  created_at: Date;
}

export interface StoredShot {
  generation_id: string;
  shot_id: string;
  index: number;
  routed_model: string;
  delivered_model: string | null;
  preview: boolean;
  asset_id: string | null;
  manifest_id: string | null;
  watermarked: boolean;
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
  attempts: Attempt[];
  /** The JSON operation of the provider while it works. */
  operation: unknown;
  /** How the film is spliced from this shot's stored files; written by the renderer, opaque to everyone else. */
  film_parts: unknown;
}

export interface StoredGeneration {
  generation_id: string;
  account_id: string;
  consent_id: string | null;
  /** Name of the row of the table that started it. */
  tool: string;
  plan_id: string;
  parent_generation_id: string | null;
  /** 1, and one more each time it was set going again: after a decision on its still, or resumed. */
  round: number;
  /** What its tool answers beside the film: a brief, a change. */
  details: Record<string, unknown> | null;
  request: Record<string, unknown>;
  title: string;
  raw_intent: string | null;
  state: GenerationState;
  stage: GenerationStage | null;
  progress: number;
  message: string;
  status: GenerationStatus | null;
  blocked: Blocked | null;
  failure: Failure | null;
  preview: boolean;
  duration_seconds: number;
  director_mode: string | null;
  aspect_ratio: string | null;
  brand_id: string | null;
  quoted_usd: number;
  /** What it was quoted when it was last set going; null for those from before there was one. */
  quote: Quote | null;
  charged_usd: number;
  film_asset_id: string | null;
  film_manifest_id: string | null;
  film_watermarked: boolean;
  thumbnail_asset_id: string | null;
  vtt_asset_id: string | null;
  srt_asset_id: string | null;
  changed_shot_ids: string[];
  created_at: Date;
  finished_at: Date | null;
}

export type NewGeneration = Pick<
  StoredGeneration,
  | "generation_id"
  | "account_id"
  | "tool"
  | "plan_id"
  | "parent_generation_id"
  | "consent_id"
  | "request"
  | "title"
  | "raw_intent"
  | "preview"
  | "duration_seconds"
  | "quoted_usd"
  | "changed_shot_ids"
  | "created_at"
> &
  Partial<Pick<StoredGeneration, "director_mode" | "aspect_ratio" | "brand_id">> & {
    details?: Record<string, unknown>;
    quote?: Quote;
    /** `made` is a shot that another generation has made and this one keeps as it is. */
    shots: (Pick<StoredShot, "shot_id" | "index" | "routed_model"> & { made?: MadeShot })[];
  };

/** What is known of a shot once it is made. */
export type MadeShot = Pick<
  StoredShot,
  | "delivered_model"
  | "preview"
  | "asset_id"
  | "manifest_id"
  | "watermarked"
  | "width"
  | "height"
  | "duration_seconds"
  | "film_parts"
>;

export const assetKinds = [
  "upload",
  "product",
  "shot",
  "film_part",
  "film",
  "thumbnail",
  "captions",
  "hero",
  "frame",
] as const;
export type AssetKind = (typeof assetKinds)[number];
export interface StoredAsset {
  asset_id: string;
  account_id: string;
  kind: AssetKind;
  sha256: string;
  bytes: number;
  media_type: string;
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
  /** Faces that were found in a supplied picture; null for what was made here. */
  faces: SeenPicture["faces"] | null;
  /** What kind of picture a supplied one is, for the policy gate; null for what was made here. */
  nudity: SeenPicture["nudity"] | null;
  created_at: Date;
}

/** How a generation is set going again. */
export interface Reopening {
  from: {
    state: Extract<GenerationState, "awaiting_decision" | "finished" | "cancelled">;
    status: GenerationStatus | null;
  }[];
  /** The round that it rests in; another one is not what was quoted. Whichever it is where none is given. */
  round?: number;
  message: string;
  plan_id?: string;
  /** What is quoted now for all that was and will be made. */
  quote?: Quote;
  /** What may be spent on it, where that was said anew. */
  max_cost_usd?: number;
  /** In place of what is held back for it. */
  reservation?: Reservation;
}

/** How a generation ends. Written once, together with its settlement. */
export interface Ending {
  /** The round that ends; in another it ends nothing. Whichever it is in where none is given. */
  round?: number;
  state: Extract<GenerationState, "finished" | "cancelled">;
  status: GenerationStatus | null;
  blocked?: Blocked;
  failure?: Failure;
  message: string;
  charged_usd: number;
  finished_at: Date;
  film?: Pick<
    StoredGeneration,
    | "film_asset_id"
    | "film_manifest_id"
    | "film_watermarked"
    | "thumbnail_asset_id"
    | "vtt_asset_id"
    | "srt_asset_id"
    | "preview"
  >;
}

export interface Store extends AccountStore, PublishingStore {
  /** Says something to the other processes on this database; nobody need hear it. */
  tell(channel: NoticeChannel, said: string): Promise<void>;
  brands: {
    list(accountId: string): Promise<BrandBlock[]>;
    get(accountId: string, brandId: string): Promise<BrandBlock | null>;
    /** Writes when the stored version is `ifVersion` (null: when there is none); false when another write was first. */
    put(accountId: string, block: BrandBlock, ifVersion: number | null): Promise<boolean>;
    /** What a profile has been, the newest first: every block that was put. */
    versions(accountId: string, brandId: string, limit: number): Promise<BrandBlock[]>;
    version(accountId: string, brandId: string, version: number): Promise<BrandBlock | null>;
    /** The versions go with it. */
    remove(accountId: string, brandId: string): Promise<boolean>;
  };
  plans: {
    /** Creating the same id again changes nothing. */
    create(plan: StoredPlan): Promise<void>;
    get(accountId: string, planId: string): Promise<StoredPlan | null>;
  };
  assets: {
    /** Creating the same id again replaces what it points at: a step that runs twice writes the same row. */
    create(asset: Omit<StoredAsset, keyof SeenPicture> & Partial<Pick<StoredAsset, keyof SeenPicture>>): Promise<void>;
    get(accountId: string, assetId: string): Promise<StoredAsset | null>;
    /** Without an account: only for requests whose signed address was checked. */
    byId(assetId: string): Promise<StoredAsset | null>;
  };
  consents: {
    create(consent: StoredConsent): Promise<void>;
    /** Newest first. */
    list(accountId: string): Promise<StoredConsent[]>;
    get(accountId: string, consentId: string): Promise<StoredConsent | null>;
    /** False when the account has no such consent. Revoking twice is true, and keeps the first time. */
    revoke(accountId: string, consentId: string, at: Date): Promise<boolean>;
  };
  director: DirectorStore;
  references: {
    /** Writing the same again changes nothing. */
    create(references: readonly StoredReference[]): Promise<void>;
    /** Those of one id, one a plan, the newest plan first; at most 100. */
    list(accountId: string, refId: string): Promise<StoredReference[]>;
  };
  manifests: {
    /** Writing the same id again changes nothing. */
    create(manifest: StoredManifest): Promise<void>;
    /** Without an account: a credential is public to whoever knows its id. */
    byId(manifestId: string): Promise<StoredManifest | null>;
    /** Manifests whose files carry one of these marks: the most of them and the fewest others first, then the newest. */
    byMarks(marks: readonly string[], limit: number): Promise<StoredManifest[]>;
  };
  generations: {
    /**
     * One transaction: the generation, its shots and its reservation, which is of nothing where the account's budget or
     * the operator's limits do not bear it. Creating the same id again changes nothing.
     */
    create(generation: NewGeneration, reservation: Reservation): Promise<void>;
    get(accountId: string, generationId: string): Promise<StoredGeneration | null>;
    /** For the engine, which knows only the id. */
    byId(generationId: string): Promise<StoredGeneration | null>;
    /** Newest first. `next_cursor` is opaque and null on the last page. Throws `BadCursor` for any other text. */
    list(accountId: string, query: FilmQuery): Promise<{ generations: StoredGeneration[]; next_cursor: string | null }>;
    /** How many films there are on each shelf, of those that the words, the brand and the mode find. */
    counts(
      accountId: string,
      query: Pick<FilmQuery, "search" | "brand_id" | "director_mode">,
    ): Promise<Record<FilmShelf | "all", number>>;
    /** Ids of the films that refine or extend this one, the oldest first. */
    children(accountId: string, generationId: string): Promise<string[]>;
    /**
     * Sets one that is at rest in `from` going again: queued, in its next round, without its earlier ending; with the
     * plan and the reservation that are given. One transaction; false when it stood elsewhere.
     */
    reopen(generationId: string, again: Reopening): Promise<boolean>;
    /** Another plan takes the place of the one it was begun with. */
    replan(generationId: string, planId: string): Promise<void>;
    /** Ids of every generation that has not come to rest, oldest first: what a starting engine takes up again. */
    unfinished(): Promise<string[]>;
    /** How these stand now; those that nobody knows are left out. */
    standing(generationIds: readonly string[]): Promise<Pick<StoredGeneration, "generation_id" | "round" | "state">[]>;
    /** Moves a generation that has not ended; false when it has. Progress never goes back. Appends to its event log. */
    progress(generationId: string, event: ProgressEvent): Promise<boolean>;
    /**
     * Ends it, once: the ending, its log's last event, `release`, `settle` and the messages for webhooks in one
     * transaction, made for the round that it is found in. What its vendors may ask for beyond what is charged becomes a
     * `loss` in it. False when it had ended. A finished one stands at progress 1, a cancelled one where it was.
     */
    end(
      generationId: string,
      ending: Ending,
      settlement: LedgerEntry[] | ((now: EndingRound) => LedgerEntry[]),
      notice?: Notice | ((now: EndingRound) => Notice),
    ): Promise<boolean>;
    /** The event log from `after` (an index, exclusive; -1 for all), in order. */
    events(generationId: string, after: number): Promise<{ index: number; event: ProgressEvent }[]>;
  };
  shots: {
    list(generationId: string): Promise<StoredShot[]>;
    update(
      generationId: string,
      shotId: string,
      change: Partial<Omit<StoredShot, "generation_id" | "shot_id">>,
    ): Promise<void>;
    /**
     * Opens an attempt in a round of the film, and forgets the operation of an earlier one; false, and nothing written,
     * while another attempt at the shot is open. Opening the same twice is true twice.
     */
    begin(generationId: string, shotId: string, attempt: Attempt, round: number): Promise<boolean>;
    /** Records an attempt, of `round` where it is new, or replaces the one with the same `started_at`. */
    attempt(generationId: string, shotId: string, attempt: Attempt, round?: number): Promise<void>;
    /** Attempts that were begun in this round and have ended, in their order. */
    endedIn(generationId: string, shotId: string, round: number): Promise<Attempt[]>;
  };
  heroes: {
    /** Writing the same id again changes nothing. */
    create(hero: StoredHero): Promise<void>;
    get(accountId: string, heroFrameId: string): Promise<StoredHero | null>;
    /** Of one generation, the oldest first. */
    list(generationId: string): Promise<StoredHero[]>;
    /** Orders for stills of a generation, the oldest first. */
    attempts(generationId: string): Promise<StoredHeroAttempt[]>;
    /** Opens an order; false, and nothing written, while another one of the still is open. The same twice is true twice. */
    begin(attempt: StoredHeroAttempt): Promise<boolean>;
    /** Records an order, or replaces the one with the same still and `started_at`; its round stays. */
    attempt(attempt: StoredHeroAttempt): Promise<void>;
    /** Decides on one that awaits it; false when that was done. */
    decide(
      heroFrameId: string,
      decision: { state: Exclude<HeroFrameState, "awaiting_decision">; note: string | null; decided_at: Date },
    ): Promise<boolean>;
  };
  openOrders: OpenOrderStore;
  orders: OrderStore;
  ledger: LedgerStore;
  idempotency: {
    /** Claims the key for a generation id, or answers who claimed it first. Claims older than `notBefore` are replaced. */
    claim(record: IdempotencyRecord, notBefore: Date): Promise<{ claimed: boolean; record: IdempotencyRecord }>;
    get(accountId: string, endpoint: string, key: string): Promise<IdempotencyRecord | null>;
    /** The key stands for another generation than it was claimed for. */
    point(accountId: string, endpoint: string, key: string, generationId: string): Promise<void>;
  };
  keeping: Keeping;
  media: MediaReferences;
  uploads: UploadStore;
  operating: OperatingStore;
  audit: AuditStore;
  removal: Removal;
  exportAccount: ExportAccount;
  installation: InstallationStore;
  /** What all processes on a Postgres count together; the embedded database has one process, which counts for itself. */
  limits: SharedLimits;
  /**
   * Gives every sealed secret to `again`, which answers it sealed anew, null where it may stay, or throws where it cannot
   * be opened. Answers how many were written, and the ids of rows that cannot be opened.
   */
  resealSecrets(
    again: (sealed: string, owner: string) => string | null,
  ): Promise<{ resealed: number; unreadable: string[] }>;
  /** True when a trivial query answers. */
  healthy(): Promise<boolean>;
  close(): Promise<void>;
}
