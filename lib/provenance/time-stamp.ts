/** RFC 3161 time stamps: proof by a third party that a signature existed at a time. */
import { createHash } from "node:crypto";

import { DER_BOOLEAN, DER_INTEGER, DER_OCTET_STRING, DER_SEQUENCE, derElement, derElements } from "./der.ts";
import { ProvenanceError } from "./errors.ts";

/** Answers the DER TimeStampToken over SHA-256 of `message`; throws `ProvenanceError` time_stamp_failed. */
export type TimeStamper = (message: Uint8Array) => Promise<Uint8Array>;

/** AlgorithmIdentifier of SHA-256 (RFC 5754): OID 2.16.840.1.101.3.4.2.1 and no parameters. */
const SHA256 = Buffer.from("300d06096086480165030402010500", "hex");
const GRANTED = 0;
const GRANTED_WITH_MODS = 1;
/** A token with its certificates is 2 to 7 KB. */
const MOST_BYTES = 64 * 1024;
const DEADLINE_MS = 5_000;
/** An authority that is away must not hold up every file of a film. */
const REST_MS = 60_000;

/**
 * A client of the time-stamping authority at `url` (RFC 3161, section 3.4: over HTTP). After a failure it is left alone
 * for a minute: until then every request fails at once.
 */
export function timeStampingAuthority(options: {
  url: string;
  fetch: typeof globalThis.fetch;
  now: () => Date;
}): TimeStamper {
  let restsUntil = 0;
  return async (message) => {
    if (options.now().getTime() < restsUntil) {
      throw new ProvenanceError("time_stamp_failed", "The time-stamping authority failed a moment ago.");
    }
    try {
      const response = await options.fetch(options.url, {
        method: "POST",
        headers: { "content-type": "application/timestamp-query", accept: "application/timestamp-reply" },
        body: new Uint8Array(timeStampRequest(message)),
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (!response.ok) throw new RangeError(`It answered ${response.status}.`);
      return timeStampToken(await bytesOf(response));
    } catch (cause) {
      restsUntil = options.now().getTime() + REST_MS;
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new ProvenanceError("time_stamp_failed", `The time-stamping authority gave no time stamp: ${why}`, {
        cause,
      });
    }
  };
}

/** What it answered, read no further than a token can be long. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new RangeError(`Its answer of more than ${MOST_BYTES} bytes is too long.`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** TimeStampReq, version 1, with the authority's certificate asked for. */
function timeStampRequest(message: Uint8Array): Buffer {
  const digest = createHash("sha256").update(message).digest();
  return derElement(
    DER_SEQUENCE,
    derElement(DER_INTEGER, Buffer.from([1])),
    derElement(DER_SEQUENCE, SHA256, derElement(DER_OCTET_STRING, digest)),
    derElement(DER_BOOLEAN, Buffer.from([0xff])),
  );
}

/** The token out of a TimeStampResp; throws `RangeError` when the request was refused or the answer is none. */
function timeStampToken(reply: Uint8Array): Uint8Array {
  const [outer] = derElements(reply);
  const [statusInfo, token] = outer?.tag === DER_SEQUENCE ? derElements(outer.content) : [];
  const [status] = statusInfo?.tag === DER_SEQUENCE ? derElements(statusInfo.content) : [];
  const value = status?.tag === DER_INTEGER && status.content.length === 1 ? status.content[0] : undefined;
  if (value === undefined) throw new RangeError("Its answer is no time-stamp reply.");
  if (value !== GRANTED && value !== GRANTED_WITH_MODS) throw new RangeError(`It refused with status ${value}.`);
  if (token?.tag !== DER_SEQUENCE) throw new RangeError("Its answer holds no token.");
  return token.whole;
}
