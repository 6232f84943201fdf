import { randomBytes } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

const place = Symbol.for("shotwright.peer-header");

// On `globalThis`, because every route is bundled with modules of its own.
const shared = globalThis as { [place]?: string };

/**
 * The header in which this process tells itself who is at the other end of the socket. Its name is drawn at every start
 * and never sent: nobody outside can fill it in, not even before `tellPeers` is at work.
 */
export const peerHeader = (): string => (shared[place] ??= `x-shotwright-peer-${randomBytes(16).toString("hex")}`);

/** From now on every request to an HTTP server of this process carries its socket's address. Before Next sees it. */
export const tellPeers = (): void =>
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[peerHeader()] = request.socket.remoteAddress ?? "";
  });
