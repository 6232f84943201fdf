import type { Readable } from "node:stream";

/** Where bytes live. Content-addressed: the name of a file is its SHA-256, so the same bytes are kept once. */
export interface MediaStore {
  /** Stores the bytes and answers their SHA-256 (hex) and length. Storing the same bytes again is cheap. */
  put(bytes: Uint8Array): Promise<{ sha256: string; bytes: number }>;
  /** The whole content. Throws `MediaMissing` when it is not there. */
  read(sha256: string): Promise<Uint8Array>;
  /** A stream of `start`..`end` (inclusive, both optional). Throws `MediaMissing` when it is not there. */
  stream(sha256: string, range?: { start: number; end: number }): Promise<Readable>;
  has(sha256: string): Promise<boolean>;
  /** Forgets the bytes; nothing happens where they are not there. */
  remove(sha256: string): Promise<void>;
}

export class MediaMissing extends Error {
  constructor(sha256: string, options?: ErrorOptions) {
    super(`No media with SHA-256 ${sha256} is stored.`, options);
    this.name = "MediaMissing";
  }
}
