import type { Readable } from "node:stream";

/** Where bytes live. Content-addressed: the name of a file is its SHA-256, so the same bytes are kept once. */
export interface MediaStore {
  /**
   * Stores the bytes and answers their SHA-256 (hex) and length. Storing the same bytes again is cheap, and makes them
   * as new again for whoever looks for what nobody wants.
   */
  put(bytes: Uint8Array): Promise<{ sha256: string; bytes: number }>;
  /** The whole content. Throws `MediaMissing` when it is not there, `MediaUnavailable` when the store does not answer. */
  read(sha256: string): Promise<Uint8Array>;
  /** A stream of `start`..`end` (inclusive, both optional). Throws as `read` does. */
  stream(sha256: string, range?: { start: number; end: number }): Promise<Readable>;
  has(sha256: string): Promise<boolean>;
  /** Forgets the bytes; nothing happens where they are not there. */
  remove(sha256: string): Promise<void>;
  /** An address that anybody may read the bytes under, for so long at least; null where this store has none to give. */
  link(sha256: string, terms: LinkTerms): Promise<string | null>;
  /** Where others send bytes without us; null for a store that takes them through us alone. */
  incoming: Incoming | null;
  /** Everything that is kept, in no order. */
  list(): AsyncIterable<KeptMedia>;
  /** Puts bytes aside that nobody seems to want: whoever asks for them has them back. */
  retire(sha256: string): Promise<void>;
  /** What was put aside, `put_at` being when. */
  retired(): AsyncIterable<KeptMedia>;
  /** Forgets what was put aside, and only that. */
  bury(sha256: string): Promise<void>;
}

export interface LinkTerms {
  /** The address works for so long at least, and for five minutes more at most. */
  ttlSeconds: number;
  /** What the file is called where somebody saves it. */
  filename: string;
  mediaType: string;
  /** To be saved as a file, not shown. */
  attachment: boolean;
}

export interface KeptMedia {
  sha256: string;
  bytes: number;
  /** When it was last put. */
  put_at: Date;
}

/** Bytes on their way in, under a name of their own until they were looked at. */
export interface Incoming {
  /** An address that takes these bytes by PUT, once or more often, while it works. */
  offer(id: string, terms: OfferTerms): Promise<Offer>;
  /** What was sent; throws `MediaMissing` when nothing was. */
  open(id: string): Promise<{ bytes: number; stream: Readable }>;
  /** Forgets what was sent, if anything was. */
  drop(id: string): Promise<void>;
  /** Everything that was sent and not dropped, with when. */
  list(): AsyncIterable<{ id: string; put_at: Date }>;
}

export interface OfferTerms {
  /** Exactly so many are taken. */
  bytes: number;
  mediaType: string;
  ttlSeconds: number;
}

export interface Offer {
  url: string;
  /** To be sent along, as they are. */
  headers: Record<string, string>;
}

/** No such bytes; known by its name, which every bundle's copy of the class has. */
export class MediaMissing extends Error {
  constructor(sha256: string, options?: ErrorOptions) {
    super(`No media with SHA-256 ${sha256} is stored.`, options);
    this.name = "MediaMissing";
  }
}

/** True for a `MediaMissing`, of whichever bundle. */
export const isMissing = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === "MediaMissing";

/** The store did not answer, or refused us: later it may do otherwise. Never holds keys. */
export class MediaUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MediaUnavailable";
  }
}

/** The hash becomes a part of a path or key, so nothing but a SHA-256 may pass. */
export const isSha256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Bytes that were put longer ago are put again, so that nobody takes them for forgotten: see `MediaStore.put`. */
export const freshMs = 3_600_000;
