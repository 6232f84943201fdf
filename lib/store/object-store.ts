import type { LinkTerms, Offer, OfferTerms } from "./media-store.ts";

export interface StoredObject {
  key: string;
  bytes: number;
  modified_at: Date;
}

/**
 * A bucket of somebody's service: whole objects under keys. Everything is tried again for as long as its patience lasts;
 * then it throws `MediaUnavailable`.
 */
export interface ObjectStore {
  head(key: string): Promise<StoredObject | null>;
  /** Whole or not at all. `fresh`: where the key is taken already, that is as good. */
  put(key: string, object: { bytes: Uint8Array; sha256: string; mediaType: string; fresh: boolean }): Promise<void>;
  /** Null where there is no such object; a body that breaks off throws while it is read. */
  get(key: string, range?: { start: number; end?: number }): Promise<ObjectBody | null>;
  /** False where there is nothing under `from`. */
  copy(from: string, to: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredObject>;
  link(key: string, terms: LinkTerms): Promise<string | null>;
  offer(key: string, terms: OfferTerms): Promise<Offer>;
}

export interface ObjectBody {
  /** Of this body: of the part, where a part was asked for. */
  bytes: number;
  chunks: AsyncIterable<Uint8Array>;
}
