import { z } from "zod";
import type { Download } from "./download.ts";
import {
  answerBytesMax,
  faultOf,
  historyBytesMax,
  isModelsWord,
  jsonOf,
  mayAnswerLater,
  submitFaultOf,
} from "./fal-answers.ts";
import { historySchema, inputName, matchOrders } from "./fal-history.ts";
import { VendorFault } from "./vendor-fault.ts";
import type { Withdrawal } from "./video-model.ts";

/** What is asked of an application. `key` names the order on our side, the same each time it is asked about. */
export interface FalRequest {
  application: string;
  input: Record<string, unknown>;
  key: string;
}

/** fal's queue protocol: an order is put in line, looked at, and its result fetched; docs.fal.ai, "Queue API". */
export interface FalQueue {
  /** Puts an order in line. Throws `VendorFault`; `lost` when it may have been taken, and nobody said so. */
  submit(request: FalRequest): Promise<FalTicket>;
  /** Looks once. */
  look(ticket: FalTicket): Promise<FalLook>;
  /**
   * Looks through what was sent to an application from `since` on for an order of this input: the account's own history,
   * docs.fal.ai, "List requests by endpoint". It may name an order only once that has ended. Null: it is not there (yet).
   * Throws `VendorFault`: `busy` where the history did not answer this time, `down` where it cannot be read, or names
   * several that are alike.
   */
  find(request: FalRequest, since: Date): Promise<FalTicket | null>;
  /** Takes an order back, or looks what became of that where it was `asked` before. Safe to repeat. */
  cancel(ticket: FalTicket, asked: boolean): Promise<Withdrawal>;
  /** Fetches a file that a result names. */
  download: Download;
}

/** What identifies an order; it is stored. Addresses are made from it: none of the vendor's own is kept. */
export interface FalTicket {
  application: string;
  request_id: string;
}

export type FalLook =
  | { state: "waiting" }
  | { state: "done"; result: unknown }
  | { state: "failed"; fault: VendorFault };

export interface FalSettings {
  key: string;
  /** Origin in place of the vendor's own: for tests and gateways. */
  baseUrl: string | undefined;
  fetch: typeof fetch;
  download: Download;
  /** Longest wait for one answer, ms. */
  timeoutMs: number;
}

const queueOrigin = "https://queue.fal.run";
const historyOrigin = "https://api.fal.ai";
/** Orders that are looked through at most, newest first: one page of the history. */
const historyLength = 100;
/** How much a vendor's clock may be behind ours, ms. */
const clockSkewMs = 5000;
/** Orders that are remembered as somebody's own. */
const claimsMax = 10_000;
const ticketSchema = z.object({ request_id: z.string().regex(/^[\w-]{1,100}$/) });
const statusSchema = z.object({ status: z.enum(["IN_QUEUE", "IN_PROGRESS", "COMPLETED"]) });

/** Codes of a connection that did not come about: nothing was sent. */
const unreached = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const neverSent = (thrown: unknown): boolean =>
  thrown instanceof Error && (unreached.has((thrown as NodeJS.ErrnoException).code ?? "") || neverSent(thrown.cause));

export const openFalQueue = (settings: FalSettings): FalQueue => {
  const origin = (settings.baseUrl ?? queueOrigin).replace(/\/+$/, "");
  const headers = { Authorization: `Key ${settings.key}`, "Content-Type": "application/json" };
  const call = (method: string, address: string, body?: unknown): Promise<Response> =>
    settings.fetch(address, {
      method,
      headers,
      redirect: "error",
      signal: AbortSignal.timeout(settings.timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const ask = (method: string, path: string, body?: unknown) => call(method, `${origin}/${path}`, body);
  // Applications with a sub-path are asked about by their first two parts.
  const requests = ({ application, request_id }: FalTicket) =>
    `${application.split("/").slice(0, 2).join("/")}/requests/${request_id}`;
  const claims = openClaims();

  const queue: FalQueue = {
    download: settings.download,
    submit: ({ application, input, key }) =>
      claims.underWay(inputName(application, input), async () => {
        const response = await ask("POST", application, input).catch((cause: unknown) => {
          if (neverSent(cause))
            throw new VendorFault("down", "unreachable", "The vendor could not be reached.", { cause });
          throw new VendorFault("lost", "no_answer", "The vendor did not answer the order.", { cause });
        });
        if (!response.ok) throw await submitFaultOf(response);
        const ticket = ticketSchema.safeParse(await jsonOf(response, answerBytesMax));
        if (!ticket.success)
          throw new VendorFault("lost", "answer_unreadable", "The vendor's answer names no request.");
        const { request_id } = ticket.data;
        claims.claim(request_id, key);
        return { application, request_id };
      }),
    async find({ application, input, key }, since) {
      const query = new URLSearchParams({
        endpoint_id: application,
        start: new Date(since.getTime() - clockSkewMs).toISOString(),
        limit: String(historyLength),
        expand: "payloads",
      });
      // One that is under way now asks for the same: which of the two the history names could not be told.
      if (claims.isUnderWay(inputName(application, input))) return null;
      const notNow = (cause?: unknown) =>
        new VendorFault("busy", "history_unread", "The vendor's history did not answer.", { cause });
      const base = settings.baseUrl === undefined ? historyOrigin : origin;
      const response = await call("GET", `${base}/v1/models/requests/by-endpoint?${query}`).catch((cause: unknown) => {
        throw notNow(cause);
      });
      if (response.status === 408 || response.status === 429 || response.status >= 500) throw notNow();
      const read = historySchema.safeParse(response.ok ? await jsonOf(response, historyBytesMax) : null);
      if (!read.success) throw new VendorFault("down", "history_unread", "The vendor's history could not be read.");
      const from = since.getTime() - clockSkewMs;
      const free = read.data.items.filter(
        ({ request_id, sent_at }) => Date.parse(sent_at) >= from && claims.mayClaim(request_id, key),
      );
      const match = await matchOrders(input, free, settings.download, AbortSignal.timeout(settings.timeoutMs));
      if (match.is === "ambiguous")
        throw new VendorFault("down", "history_ambiguous", "The vendor's history names several orders like it.");
      if (match.is === "none" || !claims.mayClaim(match.order.request_id, key)) return null;
      claims.claim(match.order.request_id, key);
      return { application, request_id: match.order.request_id };
    },
    async look(ticket) {
      // A look costs nothing: whatever keeps it from an answer is asked again later.
      const status = await ask("GET", `${requests(ticket)}/status`).catch(() => null);
      if (status === null || mayAnswerLater(status.status)) return { state: "waiting" };
      if (!status.ok) return { state: "failed", fault: await faultOf(status) };
      const read = statusSchema.safeParse(await jsonOf(status, answerBytesMax));
      if (!read.success || read.data.status !== "COMPLETED") return { state: "waiting" };
      const result = await ask("GET", requests(ticket)).catch(() => null);
      if (result === null) return { state: "waiting" };
      if (!result.ok) {
        if (mayAnswerLater(result.status) && !(result.status >= 500 && (await isModelsWord(result))))
          return { state: "waiting" };
        return { state: "failed", fault: await faultOf(result) };
      }
      const body = await jsonOf(result, answerBytesMax);
      return body === null ? { state: "waiting" } : { state: "done", result: body };
    },
    async cancel(ticket, asked) {
      if (!asked) {
        const answer = await ask("PUT", `${requests(ticket)}/cancel`).catch(() => null);
        await answer?.body?.cancel();
        if (answer === null || mayAnswerLater(answer.status)) return "unanswered";
        // It knows of no such order, so it will not ask money for it.
        if (answer.status === 404) return "withdrawn";
      }
      // A cancellation is a wish: an order that is being made may be made all the same, and then it is owed.
      const now = await queue.look(ticket);
      if (now.state === "waiting") return "asked";
      return now.state === "done" ? "made" : "withdrawn";
    },
  };
  return queue;
};

/** Which of the vendor's orders are known to be whose, so that none is taken for another's. */
const openClaims = () => {
  const owners = new Map<string, string>();
  const sending = new Map<string, number>();
  return {
    claim(requestId: string, key: string): void {
      owners.set(requestId, key);
      for (const oldest of owners.keys()) {
        if (owners.size <= claimsMax) return;
        owners.delete(oldest);
      }
    },
    mayClaim: (requestId: string, key: string): boolean => (owners.get(requestId) ?? key) === key,
    isUnderWay: (name: string): boolean => sending.has(name),
    async underWay<T>(name: string, send: () => Promise<T>): Promise<T> {
      sending.set(name, (sending.get(name) ?? 0) + 1);
      try {
        return await send();
      } finally {
        const left = (sending.get(name) ?? 1) - 1;
        if (left > 0) sending.set(name, left);
        else sending.delete(name);
      }
    },
  };
};
