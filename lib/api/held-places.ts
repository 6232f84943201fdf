import type { Endpoint } from "#lib/contract/endpoint.ts";
import { Problem } from "#lib/contract/errors.ts";
import type { Actor } from "#lib/operations/operation.ts";
import type { Api } from "./api.ts";
import type { Places } from "./places.ts";
import { readPrefer, type Waiting } from "./prefer.ts";

/** What a call holds of its account's share of this process while it is answered. */
export interface HeldPlaces {
  /** As long as it may wait: not at all where its account waits in too many calls already. */
  waiting: Waiting;
  endWaiting: () => void;
  endStream: () => void;
}

const notWaiting: Waiting = { waitMs: 0, applied: null };
const nothing = () => undefined;
const streamAgain_s = 5;

/** Takes a place for an event stream and one for waiting, where the call is to have them. 429 where no stream is left. */
export const holdPlaces = (api: Api, row: Endpoint, request: Request, actor: Actor): HeldPlaces => {
  const streams = row.produces === "text/event-stream" || (row.streams === true && acceptsEvents(request));
  const stream = streams ? placeIn(api.streams, actor) : nothing;
  if (stream === null)
    throw new Problem("rate_limited", "This account has as many event streams open as it may; close one of them.", {
      headers: { "Retry-After": String(streamAgain_s) },
    });
  const asked = row.billable || row.waits === true ? readPrefer(request.headers.get("prefer")) : notWaiting;
  const waiter = asked.waitMs > 0 ? placeIn(api.waiters, actor) : nothing;
  return {
    waiting: waiter === null ? notWaiting : asked,
    endWaiting: waiter ?? nothing,
    endStream: stream,
  };
};

/** Whether the caller takes server-sent events where a row can tell them. */
export const acceptsEvents = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").toLowerCase().includes("text/event-stream");

const placeIn = (places: Places, actor: Actor): (() => void) | null =>
  "account_id" in actor ? places.take(actor.account_id) : nothing;
