import type * as Blob from "@vercel/blob";
import { MediaUnavailable } from "./media-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { PassingFault, patiently, type Patience } from "./patience.ts";
import { exchange, isPassing, piecesOf, retryAfterOf, type Fetch } from "./wire.ts";

export interface BlobTools {
  fetch: Fetch;
  now: () => Date;
  patience: Patience;
}

/** A key to read everything is asked for so seldom, and links are made of it here. */
const readKeySeconds = 3600;
/** Links of so long are the same, so that a page asking twice finds the bytes in the browser's cache. */
const linkStepSeconds = 300;

/** A private store of Vercel Blob. `token`: its read-write token. */
export async function blobObjects(token: string, { fetch, now, patience }: BlobTools): Promise<ObjectStore> {
  const sdk = await import("@vercel/blob");
  const storeId = token.split("_")[3] ?? "";
  const access = "private" as const;
  const urlOf = (key: string) => `https://${storeId}.${access}.blob.vercel-storage.com/${key}`;

  /** The library tries again by itself for many minutes; it is held to our patience. */
  const ask = async <T>(call: (abortSignal: AbortSignal) => Promise<T>): Promise<T> => {
    const ends = new AbortController();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.reject(new MediaUnavailable("The media store does not answer: no answer in time"));
      ends.abort();
    }, patience.forMs);
    try {
      return await Promise.race([patiently(patience, () => call(ends.signal).catch(told(sdk))), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
  const orNull = (thrown: unknown): null => {
    if (thrown instanceof sdk.BlobNotFoundError) return null;
    throw thrown;
  };
  const read = async (key: string, headers: Record<string, string>, query: string) => {
    const { answer, ends } = await exchange(fetch, urlOf(key) + query, {
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    if (isPassing(answer.status)) {
      await answer.body?.cancel();
      throw new PassingFault(`the store answered ${answer.status}`, retryAfterOf(answer));
    }
    return { answer, ends };
  };
  let readKey: { is: Blob.IssuedSignedToken; until: number } | null = null;

  return {
    async head(key) {
      const found = await ask((abortSignal) => sdk.head(key, { token, abortSignal }).catch(orNull));
      return found && { key, bytes: found.size, modified_at: found.uploadedAt };
    },
    async put(key, { bytes, mediaType }) {
      const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const terms = { access, token, contentType: mediaType, addRandomSuffix: false, allowOverwrite: true };
      await ask((abortSignal) => sdk.put(key, body, { ...terms, abortSignal }));
    },
    async get(key, range) {
      const headers: Record<string, string> =
        range === undefined ? {} : { range: `bytes=${range.start}-${range.end ?? ""}` };
      return patiently(patience, async () => {
        let { answer, ends } = await read(key, headers, "");
        // The network in front may remember that there was nothing.
        if (answer.status === 404) {
          await answer.body?.cancel();
          ({ answer, ends } = await read(key, headers, "?cache=0"));
        }
        if (answer.status === 200 || answer.status === 206)
          return { bytes: Number(answer.headers.get("content-length") ?? 0), chunks: piecesOf(answer, ends) };
        await answer.body?.cancel();
        if (answer.status === 404) return null;
        throw new MediaUnavailable(`The blob store answered ${answer.status}.`);
      });
    },
    async copy(from, to) {
      const terms = { access, token, addRandomSuffix: false, allowOverwrite: true };
      return (await ask((abortSignal) => sdk.copy(from, to, { ...terms, abortSignal }).catch(orNull))) !== null;
    },
    remove: (key) => ask((abortSignal) => sdk.del(key, { token, abortSignal })),
    async *list(prefix) {
      for (let cursor: string | null | undefined = ""; cursor !== null;) {
        const after: string = cursor;
        const page = await ask((abortSignal) =>
          sdk.list({ token, prefix, limit: 1000, abortSignal, ...(after === "" ? {} : { cursor: after }) }),
        );
        for (const { pathname, size, uploadedAt } of page.blobs)
          yield { key: pathname, bytes: size, modified_at: uploadedAt };
        cursor = page.hasMore ? (page.cursor ?? null) : null;
      }
    },
    async link(key, { ttlSeconds, attachment }) {
      // A blob is called what its key is called: who saves it under a name of its own is served through us.
      if (attachment) return null;
      const ms = now().getTime();
      const step = linkStepSeconds * 1000;
      const validUntil = Math.ceil(ms / step) * step + ttlSeconds * 1000;
      if (readKey === null || readKey.until < validUntil) {
        const until = ms + (readKeySeconds + ttlSeconds) * 1000;
        const wanted = { token, pathname: "*", operations: ["get" as const], validUntil: until };
        readKey = { is: await ask((abortSignal) => sdk.issueSignedToken({ ...wanted, abortSignal })), until };
      }
      return (await sdk.presignUrl(readKey.is, { operation: "get", pathname: key, validUntil, access })).presignedUrl;
    },
    async offer(key, { bytes, mediaType, ttlSeconds }) {
      const validUntil = now().getTime() + ttlSeconds * 1000;
      const terms = { validUntil, maximumSizeInBytes: bytes, allowedContentTypes: [mediaType] };
      const issued = await ask((abortSignal) =>
        sdk.issueSignedToken({ token, pathname: key, operations: ["put"], ...terms, abortSignal }),
      );
      const { presignedUrl } = await sdk.presignUrl(issued, {
        operation: "put",
        pathname: key,
        access,
        ...terms,
        allowOverwrite: true,
      });
      return { url: presignedUrl, headers: { "x-content-type": mediaType, "x-vercel-blob-access": access } };
    },
  };
}

/** The library's faults as ours: what may pass, and what the store refuses. */
const told =
  (sdk: typeof Blob) =>
  (thrown: unknown): never => {
    if (thrown instanceof sdk.BlobServiceRateLimited)
      throw new PassingFault("the store has too much to do", { retryAfterMs: thrown.retryAfter * 1000, cause: thrown });
    if (thrown instanceof sdk.BlobServiceNotAvailable || thrown instanceof sdk.BlobUnknownError)
      throw new PassingFault("the store is not available", { cause: thrown });
    // The message of a refusal names the reason, and no key.
    if (thrown instanceof sdk.BlobError) throw new MediaUnavailable(thrown.message, { cause: thrown });
    if (thrown instanceof TypeError) throw new PassingFault("the connection failed", { cause: thrown });
    throw thrown;
  };
