import { Problem } from "#lib/contract/errors.ts";
import type { GuardedFetch } from "./guarded-fetch.ts";

const pageTypes = new Set(["text/html", "application/xhtml+xml"]);

/**
 * A web page through the guarded fetcher: HTML only, by its type or, where the server names none, by its first letters.
 * `content_type` is whole, for it may name the encoding. Throws Problem `url_not_allowed` and `url_unreachable`.
 */
export const fetchPage = async (
  fetcher: GuardedFetch,
  url: string,
  bytesMax: number,
): Promise<{ bytes: Uint8Array; content_type: string; url: string }> => {
  const page = await fetcher.get(url, { bytes: bytesMax, accept: "text/html, application/xhtml+xml" });
  const type = page.media_type.toLowerCase();
  const looksIt =
    type === "" &&
    /^[\s\uFEFF]*<(?:!doctype|html|head|body|!--)/iu.test(new TextDecoder().decode(page.bytes.subarray(0, 512)));
  if (!pageTypes.has(type) && !looksIt)
    throw new Problem(
      "url_unreachable",
      `The address could not be fetched: it is ${type === "" ? "of no named type" : type}, not a web page.`,
    );
  return { bytes: page.bytes, content_type: page.content_type, url: page.url };
};
