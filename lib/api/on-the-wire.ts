import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/** How a route says how long its body is: Next takes `Content-Length` off every answer of a route. */
export const exactLengthHeader = "X-Exact-Length";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

let minding = false;

/**
 * Sees to what Next's own server leaves undone in every exchange of this process: an answer of known length carries
 * `Content-Length`, and an address whose escapes are broken reaches its route instead of ending as a plain 500.
 */
export const mindTheWire = (): void => {
  if (minding) return;
  minding = true;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as Exchange;
    if (request.url !== undefined) request.url = mendedAddress(request.url);
    tellLength(response);
  });
};

/** Where a worker sends whatever it does not answer. */
export const workerHasNone = "/api/no-pages-here";
const ofItself = /^\/api\/(?:health|metrics|internal)(?:[/?]|$)/;

/** From now on nothing is answered but what this process is asked of itself: it makes films, and has no pages. */
export const answerOnlyOfItself = (): void =>
  subscribe("http.server.request.start", (message) => {
    const { request } = message as Exchange;
    if (!ofItself.test(request.url ?? "")) request.url = workerHasNone;
  });

/** The address with what is no escape, or none of UTF-8, standing for itself: `/films/%ff` names the film `%ff`. */
export const mendedAddress = (url: string): string => {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (!path.includes("%")) return url;
  return path.split("/").map(mended).join("/") + rest;
};

const mended = (segment: string): string => {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch (cause) {
    if (!(cause instanceof URIError)) throw cause;
    return segment.replaceAll("%", "%25");
  }
};

const tellLength = (response: ServerResponse): void => {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]): ServerResponse => {
    const length = response.getHeader(exactLengthHeader);
    if (length !== undefined) {
      response.removeHeader(exactLengthHeader);
      // Of what was compressed on its way out the length is another.
      if (!response.hasHeader("Content-Encoding")) response.setHeader("Content-Length", String(length));
    }
    return writeHead(...given);
  };
};
