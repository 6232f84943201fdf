import { z } from "zod";
import { VendorFault } from "./vendor-fault.ts";

/** fal's queue protocol: an order is put in line, looked at, and its result fetched; docs.fal.ai, "Queue API". */
export interface FalQueue {
  /** Puts an order in line. Throws `VendorFault`; `lost` when no answer came. */
  submit(application: string, input: Record<string, unknown>): Promise<FalTicket>;
  /** Looks once. */
  look(ticket: FalTicket): Promise<FalLook>;
  /**
   * Looks through what was sent to an application from `since` on for an order of this input: the account's own history,
   * docs.fal.ai, "List requests by endpoint". It may name an order only once that has ended. Null: it is not there (yet).
   * Throws `VendorFault` where the history cannot be read, or names several that are alike.
   */
  find(application: string, input: Record<string, unknown>, since: Date): Promise<FalTicket | null>;
  /** The bytes behind an address of a result. Throws `VendorFault` `down` when they are not to be had. */
  download(address: string, bytesMax: number, signal: AbortSignal): Promise<Uint8Array>;
  cancel(ticket: FalTicket): Promise<void>;
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
  /** Longest wait for one answer, ms. */
  timeoutMs: number;
}

const queueOrigin = "https://queue.fal.run";
const historyOrigin = "https://api.fal.ai";
/** Orders that are looked through at most, newest first: one page of the history. */
const historyLength = 100;
/** How much a vendor's clock may be behind ours, ms. */
const clockSkewMs = 5000;
const ticketSchema = z.object({ request_id: z.string().regex(/^[\w-]{1,100}$/) });
const statusSchema = z.object({ status: z.enum(["IN_QUEUE", "IN_PROGRESS", "COMPLETED"]) });
const detailSchema = z.object({
  detail: z
    .union([z.string(), z.array(z.object({ type: z.string().optional(), msg: z.string().optional() }))])
    .optional(),
});

const historySchema = z.object({
  items: z.array(
    z.object({
      request_id: z.string().regex(/^[\w-]{1,100}$/),
      sent_at: z.iso.datetime({ offset: true }),
      json_input: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
});

/** A picture may stand in the history under an address of the vendor's own. */
const sameInput = (one: Record<string, unknown>, other: Record<string, unknown>): boolean => {
  const { image_url: _one, ...asked } = one;
  return Object.entries(asked).every(([name, value]) => other[name] === value);
};

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
  const ask = (method: string, path: string, body?: unknown): Promise<Response> =>
    settings.fetch(`${origin}/${path}`, {
      method,
      headers,
      redirect: "error",
      signal: AbortSignal.timeout(settings.timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  // Applications with a sub-path are asked about by their first two parts.
  const requests = ({ application, request_id }: FalTicket) =>
    `${application.split("/").slice(0, 2).join("/")}/requests/${request_id}`;

  return {
    async submit(application, input) {
      const response = await ask("POST", application, input).catch((cause: unknown) => {
        if (neverSent(cause))
          throw new VendorFault("down", "unreachable", "The vendor could not be reached.", { cause });
        throw new VendorFault("lost", "no_answer", "The vendor did not answer the order.", { cause });
      });
      if (!response.ok) throw await faultOf(response);
      const body: unknown = await response.json().catch((cause: unknown) => {
        throw new VendorFault("lost", "answer_cut_off", "The vendor's answer to the order broke off.", { cause });
      });
      const ticket = ticketSchema.safeParse(body);
      if (!ticket.success) throw new VendorFault("lost", "answer_unreadable", "The vendor's answer names no request.");
      return { application, request_id: ticket.data.request_id };
    },
    async find(application, input, since) {
      const query = new URLSearchParams({
        endpoint_id: application,
        start: new Date(since.getTime() - clockSkewMs).toISOString(),
        limit: String(historyLength),
        expand: "payloads",
      });
      const unread = (cause?: unknown) =>
        new VendorFault("down", "history_unread", "The vendor's history could not be read.", { cause });
      const address = `${settings.baseUrl === undefined ? historyOrigin : origin}/v1/models/requests/by-endpoint?${query}`;
      const signal = AbortSignal.timeout(settings.timeoutMs);
      const response = await settings.fetch(address, { headers, redirect: "error", signal }).catch((cause: unknown) => {
        throw unread(cause);
      });
      const read = historySchema.safeParse(response.ok ? await response.json().catch(() => null) : null);
      if (!read.success) throw unread();
      const from = since.getTime() - clockSkewMs;
      const [one, another] = read.data.items.filter(
        ({ sent_at, json_input }) => Date.parse(sent_at) >= from && json_input != null && sameInput(input, json_input),
      );
      if (another !== undefined)
        throw new VendorFault("down", "history_ambiguous", "The vendor's history names several orders like it.");
      return one === undefined ? null : { application, request_id: one.request_id };
    },
    async look(ticket) {
      // A look costs nothing: whatever keeps it from an answer is asked again later.
      const status = await ask("GET", `${requests(ticket)}/status`).catch(() => null);
      if (status === null || status.status === 429 || status.status >= 500) return { state: "waiting" };
      if (!status.ok) return { state: "failed", fault: await faultOf(status) };
      const read = statusSchema.safeParse(await status.json().catch(() => null));
      if (!read.success || read.data.status !== "COMPLETED") return { state: "waiting" };
      const result = await ask("GET", requests(ticket)).catch(() => null);
      if (result === null || result.status === 429 || result.status === 503) return { state: "waiting" };
      if (!result.ok) return { state: "failed", fault: await faultOf(result) };
      const body: unknown = await result.json().catch(() => null);
      return body === null ? { state: "waiting" } : { state: "done", result: body };
    },
    async download(address, bytesMax, signal) {
      const gone = (cause?: unknown) =>
        new VendorFault("down", "result_gone", "The vendor's result could not be fetched.", { cause });
      const response = await settings.fetch(address, { signal, redirect: "follow" }).catch((cause: unknown) => {
        if (signal.aborted) throw signal.reason;
        throw gone(cause);
      });
      if (!response.ok || response.body === null) throw gone();
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        bytes += chunk.byteLength;
        if (bytes > bytesMax)
          throw new VendorFault("rejected", "result_too_large", "The vendor's result is too large.");
        chunks.push(chunk);
      }
      return new Uint8Array(Buffer.concat(chunks));
    },
    async cancel(ticket) {
      await ask("PUT", `${requests(ticket)}/cancel`).catch(() => undefined);
    },
  };
};

/** A refusal in our words: what the vendor wrote may hold the order, and is not kept. */
const faultOf = async (response: Response): Promise<VendorFault> => {
  const { status } = response;
  const parsed = detailSchema.safeParse(await response.json().catch(() => null));
  const detail = parsed.success ? parsed.data.detail : undefined;
  const types = Array.isArray(detail) ? detail.map(({ type }) => type ?? "") : [];
  const retryAfter = Number(response.headers.get("retry-after"));
  const wait = Number.isFinite(retryAfter) && retryAfter > 0 ? { retryAfterMs: retryAfter * 1000 } : {};
  if (types.some((type) => /content_policy|safety|nsfw/i.test(type)))
    return new VendorFault("refused", "content_policy", "The vendor's policy does not allow this shot.");
  if (status === 429)
    return new VendorFault("busy", "rate_limited", "The vendor takes no more orders at the moment.", wait);
  if (status === 401 || status === 403)
    return new VendorFault("down", "credentials", "The vendor did not accept our key.");
  if (status >= 500) return new VendorFault("down", `http_${status}`, "The vendor failed.", wait);
  return new VendorFault("rejected", `http_${status}`, "The vendor could not take the order as it is.");
};
