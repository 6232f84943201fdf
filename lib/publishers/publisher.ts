import type { Capabilities, ConnectionKind, PublicationCheck, Visibility } from "#lib/contract/publishing.ts";

/** A setting that connecting a place takes. */
export interface Need {
  name: string;
  title: string;
  /** Sealed at rest, and never shown again. */
  secret: boolean;
  required: boolean;
  /** It is an address: judged by the guarded fetcher when the place is connected, and again at every call. */
  address?: true;
  /** What it must look like, and how that is said to people. */
  form?: { holds: (value: string) => boolean; message: string };
}

/** Bytes that are kept here. */
export interface FilmFile {
  asset_id: string;
  media_type: string;
  bytes: number;
  sha256: string;
}

/** A finished film as a destination sees it. */
export interface PublishedFilm {
  publication_id: string;
  generation_id: string;
  title: string;
  description: string | null;
  tags: string[];
  visibility: Visibility;
  duration_seconds: number;
  width: number;
  height: number;
  preview: boolean;
  created_at: string;
  film: FilmFile;
  captions: FilmFile | null;
  poster: FilmFile | null;
  /** Who made it and how, from its credential. It goes wherever the film goes. */
  disclosure: { ai_generated: true; label: string };
  credential: { manifest_id: string | null; state: string; signed_by: string | null };
}

export interface SentRequest {
  method: "GET" | "HEAD" | "PUT" | "POST";
  headers: Record<string, string>;
  body?: Uint8Array | string;
  timeoutMs: number;
}
export interface SentAnswer {
  status: number;
  /** The beginning of the answer's body. */
  text: string;
}

/** What a destination acts through. */
export interface PublishTools {
  /** One request through the guarded fetcher, without redirects. Throws Problem `url_not_allowed`, `url_unreachable`. */
  send: (url: string, request: SentRequest) => Promise<SentAnswer>;
  read: (file: FilmFile) => Promise<Uint8Array>;
  /** Absolute address of a file here that works without credentials for an hour. */
  addressOf: (file: FilmFile) => string;
  /** Absolute address of a publication's own watch page. */
  watchAddressOf: (publicationId: string) => string;
  clock: () => Date;
}

/** Settings of a connection, its secrets opened. */
export type Settings = Record<string, string>;

/** What one step came to: `state` goes to the next; `done` is the address of the film at its place, null where it has none. */
export type PublishStep<State> =
  | { step: string; state: State; done?: never }
  | { step: string; state: State; done: { url: string | null } };

/** A place that films are published to. Its steps resume anywhere: each effect may be repeated without a second one. */
export interface Publisher<State = unknown> {
  kind: ConnectionKind;
  title: string;
  needs: readonly Need[];
  capabilities: Capabilities;
  /** Where the place carries the disclosure. */
  disclosureField: string | null;
  /** What can be told of this place beforehand, without any effect. */
  checks: (
    film: PublishedFilm,
    settings: Settings,
    tools: Pick<PublishTools, "send" | "clock">,
  ) => Promise<PublicationCheck[]>;
  /** One step from `state` (null at first). Throws `PublishFault`; any other fault may pass as well. */
  publish: (
    state: State | null,
    film: PublishedFilm,
    settings: Settings,
    tools: PublishTools,
  ) => Promise<PublishStep<State>>;
}

/** Why a step was not done, in words for its owner. Never holds secrets. */
export class PublishFault extends Error {
  readonly step: string;
  /** True where the same step may succeed later. */
  readonly retryable: boolean;
  constructor(step: string, message: string, retryable: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = "PublishFault";
    this.step = step;
    this.retryable = retryable;
  }
}

/** Answers of a place that a later try may not get. */
export const mayPass = (status: number): boolean => status === 408 || status === 425 || status === 429 || status >= 500;
