import type { Readable } from "node:stream";
import type { DirectorDescription, DirectorTest } from "#lib/contract/director-rows.ts";
import type { Endpoints, EndpointName, Input, Output } from "#lib/contract/endpoints.ts";
import type { ElementCard } from "#lib/contract/element.ts";
import type { ProgressEvent } from "#lib/contract/generation.ts";
import type { Model } from "#lib/contract/model.ts";
import type { Box, PictureReading } from "#lib/contract/picture.ts";
import type { PlanContent } from "#lib/contract/plan.ts";
import type { ProvenanceBody } from "#lib/contract/provenance.ts";
import type { ConnectionKind } from "#lib/contract/publishing.ts";
import type { Scope } from "#lib/contract/vocabulary.ts";
import type { DirectionPartial, Director, SecondReader } from "#lib/director/director.ts";
import type { Engine } from "#lib/engine/engine.ts";
import type { Publisher, PublishTools } from "#lib/publishers/publisher.ts";
import type { SeenPicture } from "#lib/store/film-records.ts";
import type { MediaStore } from "#lib/store/media-store.ts";
import type { Account } from "#lib/store/account-records.ts";
import type { Store } from "#lib/store/store.ts";
import type { SpendingCaps } from "#lib/store/spending-records.ts";
import type { Blend } from "#lib/timeline/timeline.ts";
import type { Think } from "#lib/threads/thinking.ts";

/** Who asks. Judged before an operation runs; an operation only reads the account from it. */
export type Actor =
  | { kind: "user"; account_id: string; scopes: readonly Scope[] }
  | { kind: "key"; account_id: string; key_id: string; scopes: readonly Scope[] }
  | { kind: "signed_url"; asset_id: string }
  | { kind: "public" };

/** A picture fetched from somebody's address by the guarded fetcher. */
export interface FetchedImage {
  bytes: Uint8Array;
  media_type: "image/png" | "image/jpeg" | "image/webp";
  width: number;
  height: number;
  sha256: string;
  /** Its main colours, `#rrggbb`, and whether any of it is clear. */
  palette?: string[];
  has_alpha?: boolean;
}

/** A web page as its bytes came, with its whole `Content-Type` and its address after redirects. */
export interface FetchedPage {
  bytes: Uint8Array;
  content_type: string;
  url: string;
}

/** A credential as its file carries it. */
export type FoundCredential = Omit<ProvenanceBody, "recovered_by">;

/** What one account may keep and have under way: settings of whoever runs the service. */
export interface Quotas {
  /** Bytes of supplied pictures, stills, shots and films together. */
  media_bytes: number;
  /** Generations that have not come to rest. */
  generations_under_way: number;
  /** Longest that films may wait in line, by how many were made lately; beyond it no more are taken. */
  line_minutes: number;
  /** Event streams that are open, in one process. */
  event_streams: number;
  /** Calls that wait for what they started, in one process. */
  waiting_calls: number;
}

/** What every operation may use, built once by the composition root. */
export interface Services {
  store: Store;
  media: MediaStore;
  /** Whether files are handed out by this service, or by the store that they are in where it has addresses for them. */
  delivery: "proxy" | "redirect";
  engine: Engine;
  /** A language model that directs whole films; null where none is set. */
  director: Director | null;
  /** Who is asked beside the rules whether words may be filmed; nobody where nothing is set. */
  secondReaders: readonly SecondReader[];
  /** Who directs as it is now, and whether a language model answers. Both answer always; a test that fails says why. */
  directorStatus: {
    describe: (accountId: string) => Promise<DirectorDescription>;
    test: (signal: AbortSignal) => Promise<DirectorTest>;
  };
  /** Runs what is computed from strangers' words where it can be stopped; see `think.ts`. */
  think: Think;
  /** Model cards with `connected` as it is now. */
  models: readonly Model[];
  /** What whoever runs the service lets be spent. */
  caps: SpendingCaps;
  /** What the preview renderer can draw. */
  elements: readonly ElementCard[];
  clock: () => Date;
  /** A new sortable id: `newId("plan")` is `plan_01…`. */
  newId: (prefix: "acc" | "gen" | "plan" | "ast" | "key" | "con" | "conn" | "pub" | "wh" | "aud") => string;
  /** A seed for requests that give none. */
  newSeed: () => number;
  sha256: (bytes: Uint8Array | string) => string;
  /** Cryptographic randomness. */
  randomBytes: (length: number) => Uint8Array;
  /** `https://host`, without a trailing slash. */
  origin: string;
  /** Absolute address of an asset that works without credentials for an hour. */
  assetUrl: (assetId: string) => string;
  /** Reads a picture's type and size by decoding it; throws Problem `image_unreadable`. */
  inspectImage: (bytes: Uint8Array) => Promise<Omit<FetchedImage, "bytes" | "sha256">>;
  /** Fetches a picture through the guarded fetcher; throws Problem `url_not_allowed`, `url_unreachable`, `image_unreadable`. */
  fetchImage: (url: string) => Promise<FetchedImage>;
  /** Fetches an HTML page through the guarded fetcher; throws Problem `url_not_allowed`, `url_unreachable`. */
  fetchPage: (url: string) => Promise<FetchedPage>;
  /**
   * What a picture or film says about itself. A damaged one is `invalid`; throws Problem `unsupported_media_type` for
   * files of another kind and `unavailable` when there is no reader.
   */
  verifyFile: (file: { bytes: Uint8Array; media_type: string | null }) => Promise<FoundCredential>;
  /** As `verifyFile`, for a stored file: one that was checked lately is not even read. */
  verifyStored: (asset: { sha256: string; media_type: string }) => Promise<FoundCredential>;
  /**
   * Why a picture could be no ingredient of what is signed here: a credential that does not hold; null where it does, or
   * there is none. Throws Problem `unavailable` when there is no reader.
   */
  ingredientFault: (picture: { bytes: Uint8Array; media_type: string }) => Promise<string | null>;
  /**
   * The faces in a PNG, JPEG or WebP picture and what kind of picture it is. Throws Problem `image_unreadable`, and
   * `unavailable` when it could not be looked at: no answer is never "nothing there".
   */
  lookAtPicture: (bytes: Uint8Array) => Promise<SeenPicture>;
  /** SHA-256 of pictures that whoever runs the service has looked at: they are not stopped for nudity. */
  picturesAllowed: ReadonlySet<string>;
  /** What is told of a picture by looking at it: depth, colours, what draws the eye. `faces` in shares of it. */
  readPicture: (bytes: Uint8Array, faces: readonly Box[]) => Promise<PictureReading>;
  /** One frame of a film, from 0, as PNG. */
  frameOf: (film: Uint8Array, frame: number, signal: AbortSignal) => Promise<Uint8Array>;
  /** The certificates that make files signed here trusted, PEM. */
  trustAnchorPem: () => Promise<string>;
  /**
   * The watermarks in a picture or film, 16 hexadecimal digits each, in the order in which they are seen. None in what
   * cannot be decoded; throws Problem `unavailable` when too many are waiting.
   */
  readMarks: (bytes: Uint8Array, signal: AbortSignal) => Promise<string[]>;
  /** What a film holds between its shots, told from what was stored with each for its cut, in film order. */
  blendsOf: (plan: PlanContent, splices: readonly unknown[]) => Blend[];
  /** The active manifest of a manifest store, alone in a store of its own. */
  activeManifest: (store: Uint8Array) => Uint8Array;
  /** Places that films go to, by their kind. */
  publishers: ReadonlyMap<ConnectionKind, Publisher>;
  /** Keeps secrets of other services; `owner` is the id of the row that holds them. */
  sealer: { seal: (text: string, owner: string) => string; open: (sealed: string, owner: string) => string };
  /** Throws Problem `url_not_allowed` for an address that may not be called. */
  judgeAddress: (url: string) => Promise<void>;
  /** One request through the guarded fetcher; throws Problem `url_not_allowed`, `url_unreachable`. */
  send: PublishTools["send"];
  /** Whether an account runs the service. */
  isOperator: (accountId: string) => Promise<boolean>;
  /** Whether this process may be given work, and what does not hold. */
  readiness: {
    look: () => Promise<{ ready: boolean; checks: { name: string; passes: boolean; fault: string | null }[] }>;
  };
  version: string;
  plannerVersion: string;
  quotas: Quotas;
  /** Rates and sizes in force, the environment's changes included. */
  limits: Record<string, number>;
}

/** The services and this one call. */
export interface Context extends Services {
  actor: Actor;
  /** The account of the actor. Throws for `public` and `signed_url` actors: such rows never ask. */
  accountId: string;
  /** Passwords, a few at a time; guessing is stopped (429). */
  passwords: {
    fits: (account: Pick<Account, "email" | "password_hash">, given: string) => Promise<boolean>;
    hash: (password: string) => Promise<string>;
  };
  /** How long a generating call may wait for its film, in milliseconds; 0 for `Prefer: respond-async`. */
  waitMs: number;
  /** Id for the generation this call makes; fixed beforehand when an `Idempotency-Key` was claimed. */
  generationId: string;
  /** The same for the publication it makes. */
  publicationId: string;
  /** Said as soon as a call turns out to be about something that was there before: its key stands for that from then on. */
  standsFor: (id: string) => Promise<void>;
  ifMatch: string | null;
  lastEventId: string | null;
  range: string | null;
  signal: AbortSignal;
  /** Told of a film while it is being directed; null where nobody listens. */
  onPartial: ((partial: DirectionPartial) => void) | null;
  /** The raw body of rows that consume bytes. */
  upload: { bytes: Uint8Array; media_type: string | null } | null;
  /** What the transport adds to a successful answer. */
  reply: { status: number | null; headers: Record<string, string> };
}

/** An answer that is bytes: whole, or the part that `Range` asked for. */
export interface BytesAnswer {
  kind: "bytes";
  media_type: string;
  /** Null where its length is known only once it was made; then there are no parts. */
  bytes: number | null;
  etag: string;
  filename: string;
  part: { start: number; end: number } | null;
  /** Made for this call, to be saved as a file: another call may be answered otherwise. */
  made_now?: true;
  open: () => Promise<Readable>;
  /** Where its receiver may have it without us, for ten minutes; null where there is no such place. */
  link?: () => Promise<string | null>;
}

/** An answer that is a stream of events. */
export interface EventsAnswer {
  kind: "events";
  events: AsyncIterable<{ index: number; event: ProgressEvent; last: boolean }>;
}

/** What the operation of a row answers. */
export type Answer<N extends EndpointName> = Endpoints[N] extends { output: null }
  ? Endpoints[N] extends { success: 204 }
    ? void
    : Endpoints[N] extends { produces: "text/event-stream" }
      ? EventsAnswer
      : BytesAnswer
  : Output<N>;

export type Operation<N extends EndpointName> = (ctx: Context, input: Input<N>) => Promise<Answer<N>>;
/** One operation a row: a missing one does not compile. */
export type Operations = { [N in EndpointName]: Operation<N> };
