import { Readable } from "node:stream";
import type { BytesAnswer } from "#lib/operations/operation.ts";
import { exactLengthHeader } from "./on-the-wire.ts";

/** The bytes of an asset on the wire: 200, 206 for a part, 304 when the caller has them, 302 where they come from elsewhere. HEAD opens nothing. */
export const bytesResponse = async (
  answer: BytesAnswer,
  request: Request,
  headers: Record<string, string>,
): Promise<Response> => {
  const { part, bytes, etag } = answer;
  const download = new URL(request.url).searchParams.get("download");
  const common = {
    ...headers,
    ETag: etag,
    "Accept-Ranges": bytes === null ? "none" : "bytes",
    // An asset never changes; but it is its account's own, so no shared cache may keep it. Nor may anybody compress it:
    // its length and its ranges are those of the bytes as they are.
    "Cache-Control": `private, no-transform, ${answer.made_now === true ? "no-cache" : "max-age=3600, immutable"}`,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Disposition": `${answer.made_now === true || download === "1" ? "attachment" : "inline"}; ${named(answer.filename)}`,
  };
  if (hasAlready(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: common });
  const link = request.method === "HEAD" ? null : ((await answer.link?.()) ?? null);
  // Whoever follows it sends `Range` along. It is kept for less long than the link works.
  if (link !== null)
    return new Response(null, {
      status: 302,
      headers: {
        ...headers,
        Location: link,
        "Cache-Control": "private, max-age=300",
        "Referrer-Policy": "no-referrer",
      },
    });
  const length = part === null ? bytes : part.end - part.start + 1;
  const whole: Record<string, string> = {
    ...common,
    "Content-Type": answer.media_type,
    ...(length === null ? {} : { "Content-Length": String(length), [exactLengthHeader]: String(length) }),
    ...(part === null ? {} : { "Content-Range": `bytes ${part.start}-${part.end}/${bytes}` }),
  };
  const status = part === null ? 200 : 206;
  if (request.method === "HEAD" || length === 0) return new Response(null, { status, headers: whole });
  const body = Readable.toWeb(await answer.open()) as ReadableStream<Uint8Array>;
  return new Response(body, { status, headers: whole });
};

/** A file's name in ASCII, and as it is where that is another (RFC 6266). */
const named = (filename: string): string => {
  const plain = filename.replace(/[^\w.-]+/g, "_").replace(/^_+(?=\.)/, "file");
  const exact = encodeURIComponent(filename).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `filename="${plain}"${plain === filename ? "" : `; filename*=UTF-8''${exact}`}`;
};

/** `If-None-Match` compares weakly and may list several, or `*`. */
const hasAlready = (header: string | null, etag: string): boolean =>
  header !== null && header.split(",").some((one) => ["*", etag].includes(one.trim().replace(/^W\//, "")));
