import { AwsV4Signer } from "aws4fetch";
import { MediaUnavailable } from "./media-store.ts";
import type { ObjectStore, StoredObject } from "./object-store.ts";
import { PassingFault, patiently, type Patience } from "./patience.ts";
import { exchange, isPassing, piecesOf, retryAfterOf, textOf, type Fetch } from "./wire.ts";

/** A bucket of any service that speaks S3, addressed by path. */
export interface S3Place {
  /** `https://host`, with a path where the service has one. */
  endpoint: string;
  region: string;
  bucket: string;
  access_key_id: string;
  secret_access_key: string;
  session_token?: string;
}

export interface S3Tools {
  fetch: Fetch;
  now: () => Date;
  patience: Patience;
}

/** Links are signed as of the last full five minutes, so that a page asking twice gets the same and the browser its cache. */
const linkStepSeconds = 300;

interface Asked {
  method: string;
  /** Of the object; null for the bucket. */
  key: string | null;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** SHA-256 of the body where it is known. */
  sha256?: string;
  /** Statuses that are answers here, though they look like a service that is not well. */
  answers?: number[];
}

export function s3Objects(place: S3Place, { fetch, now, patience }: S3Tools): ObjectStore {
  const base = `${place.endpoint.replace(/\/+$/, "")}/${place.bucket}`;
  // A clock that is wrong is the service's to tell; from then on its own is used.
  let behindMs = 0;
  // Some services know no condition on a PUT.
  let takesConditions = true;

  const urlOf = (key: string | null, query: Record<string, string> = {}): URL => {
    const url = new URL(key === null ? base : `${base}/${pathOf(key)}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };
  const timeOf = (at: Date): string => at.toISOString().replace(/[:-]|\.\d{3}/g, "");
  const keys = {
    accessKeyId: place.access_key_id,
    secretAccessKey: place.secret_access_key,
    ...(place.session_token === undefined ? {} : { sessionToken: place.session_token }),
    service: "s3",
    region: place.region,
  };

  const once = async (asked: Asked) => {
    const signer = new AwsV4Signer({
      ...keys,
      method: asked.method,
      url: urlOf(asked.key, asked.query).href,
      headers: { ...asked.headers, "x-amz-content-sha256": asked.sha256 ?? emptySha256 },
      datetime: timeOf(new Date(now().getTime() + behindMs)),
    });
    const { url, headers } = await signer.sign();
    const body = asked.body as Uint8Array<ArrayBuffer> | undefined;
    const sent = await exchange(fetch, url.href, {
      method: asked.method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const { answer } = sent;
    // 409: somebody else is writing the same object just now.
    if ((isPassing(answer.status) && asked.answers?.includes(answer.status) !== true) || answer.status === 409) {
      await answer.body?.cancel();
      throw new PassingFault(`the bucket answered ${answer.status}`, retryAfterOf(answer));
    }
    // Of a HEAD no more is told than the status; that the clocks differ is seen by theirs.
    const theirs = Date.parse(answer.headers.get("date") ?? "");
    const apartMs = theirs - (now().getTime() + behindMs);
    if (answer.status === 403 && Math.abs(apartMs) > skewMs) {
      await answer.body?.cancel();
      behindMs += apartMs;
      throw new PassingFault("the clocks differ");
    }
    return sent;
  };
  const ask = (asked: Asked) => patiently(patience, () => once(asked));
  /** What is neither expected nor passing is a refusal: a wrong key, a bucket that is not there. */
  const demand = async (answer: Response, ...expected: number[]): Promise<void> => {
    if (expected.includes(answer.status)) return;
    throw refusal(answer.status, answer.status === 304 ? "" : await textOf(answer));
  };

  return {
    async head(key) {
      const { answer } = await ask({ method: "HEAD", key });
      if (answer.status === 404) return null;
      await demand(answer, 200);
      return {
        key,
        bytes: Number(answer.headers.get("content-length") ?? 0),
        modified_at: new Date(answer.headers.get("last-modified") ?? 0),
      };
    },
    async put(key, { bytes, sha256, mediaType, fresh }) {
      const asked: Asked = { method: "PUT", key, body: bytes, sha256, headers: { "content-type": mediaType } };
      if (fresh && takesConditions) {
        const headers = { ...asked.headers, "if-none-match": "*" };
        const { answer } = await ask({ ...asked, headers, answers: [501] });
        // Services that know no condition say 501, or that they do not understand.
        await demand(answer, 200, 412, 501, 400);
        await answer.body?.cancel();
        if (answer.status === 200 || answer.status === 412) return;
        takesConditions = false;
      }
      const { answer } = await ask(asked);
      await demand(answer, 200);
      await answer.body?.cancel();
    },
    async get(key, range) {
      const headers: Record<string, string> =
        range === undefined ? {} : { range: `bytes=${range.start}-${range.end ?? ""}` };
      const { answer, ends } = await ask({ method: "GET", key, headers });
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      await demand(answer, range === undefined ? 200 : 206);
      return { bytes: Number(answer.headers.get("content-length") ?? 0), chunks: piecesOf(answer, ends) };
    },
    copy: (from, to) =>
      patiently(patience, async () => {
        const source = `/${place.bucket}/${pathOf(from)}`;
        const { answer } = await once({ method: "PUT", key: to, headers: { "x-amz-copy-source": source } });
        const text = await textOf(answer);
        if (answer.status === 404) return false;
        if (answer.status !== 200) throw refusal(answer.status, text);
        // A copy may fail after its status was sent.
        if (text.includes("<Error>")) throw new PassingFault("the bucket broke off a copy");
        return true;
      }),
    async remove(key) {
      const { answer } = await ask({ method: "DELETE", key });
      await demand(answer, 200, 204, 404);
      await answer.body?.cancel();
    },
    async *list(prefix) {
      for (let after: string | null = ""; after !== null;) {
        const query = { "list-type": "2", prefix, ...(after === "" ? {} : { "continuation-token": after }) };
        const text = await patiently(patience, async () => {
          const { answer } = await once({ method: "GET", key: null, query });
          const said = await textOf(answer);
          if (answer.status !== 200) throw refusal(answer.status, said);
          return said;
        });
        yield* listed(text);
        const next: string | undefined = elementIn(text, "NextContinuationToken");
        after = elementIn(text, "IsTruncated") === "true" && next !== undefined ? next : null;
      }
    },
    async link(key, { ttlSeconds, filename, mediaType, attachment }) {
      const at = Math.floor((now().getTime() + behindMs) / 1000 / linkStepSeconds) * linkStepSeconds;
      const url = urlOf(key, {
        "X-Amz-Expires": String(ttlSeconds + linkStepSeconds),
        "response-content-type": mediaType,
        "response-content-disposition": `${attachment ? "attachment" : "inline"}; ${quoted(filename)}`,
        "response-cache-control": "private, max-age=3600, immutable",
      });
      const signer = new AwsV4Signer({
        ...keys,
        method: "GET",
        url: url.href,
        signQuery: true,
        datetime: timeOf(new Date(at * 1000)),
      });
      return (await signer.sign()).url.href;
    },
    async offer(key, { bytes, mediaType, ttlSeconds }) {
      const signer = new AwsV4Signer({
        ...keys,
        method: "PUT",
        url: urlOf(key, { "X-Amz-Expires": String(ttlSeconds) }).href,
        // Both are signed: another length or type is refused by the bucket.
        headers: { "content-length": String(bytes), "content-type": mediaType },
        allHeaders: true,
        signQuery: true,
        datetime: timeOf(new Date(now().getTime() + behindMs)),
      });
      return { url: (await signer.sign()).url.href, headers: { "content-type": mediaType } };
    },
  };
}

/** What services bear at most is a quarter of an hour. */
const skewMs = 10 * 60_000;
/** Sent as it is signed: everything but what RFC 3986 leaves alone, `!'()*` too. */
const pathOf = (key: string): string =>
  key.replace(/[^\w.~/-]/gu, (sign) =>
    [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join(""),
  );

const emptySha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/** S3 names its reason in a `<Code>`; only a plain word is passed on. */
const refusal = (status: number, text: string): MediaUnavailable => {
  const code = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(text)?.[1];
  return new MediaUnavailable(`The bucket answered ${status}${code === undefined ? "" : ` (${code})`}.`);
};

const elementIn = (text: string, name: string): string | undefined => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];
  return found?.replace(/&(lt|gt|quot|apos|amp|#39|#34);/g, (_whole, name: string) => entities[name] ?? "");
};
const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&", "#39": "'", "#34": '"' };

function* listed(text: string): Generator<StoredObject> {
  for (const [, entry = ""] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs))
    yield {
      key: elementIn(entry, "Key") ?? "",
      bytes: Number(elementIn(entry, "Size") ?? 0),
      modified_at: new Date(elementIn(entry, "LastModified") ?? 0),
    };
}

/** A file's name as a header has it (RFC 6266). */
const quoted = (filename: string): string => {
  const plain = filename.replace(/[^\w.-]+/g, "_");
  return `filename="${plain}"${plain === filename ? "" : `; filename*=UTF-8''${encodeURIComponent(filename)}`}`;
};
