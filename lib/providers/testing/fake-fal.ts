import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the vendor does with an order; `slow` and the rest are decided once, when the order comes. */
export type FalFault =
  | "none"
  | "slow"
  | "busy"
  | "down"
  | "lost"
  | "refused"
  | "refused_later"
  | "failed_later"
  | "expired";

/** One order as the vendor saw it. */
export interface FalOrder {
  application: string;
  input: Record<string, unknown>;
  request_id: string;
  fault: FalFault;
  sent_at: Date;
  /** Looks that still say that it waits. */
  looksLeft: number;
}

export interface FakeFal {
  /** Origin, for `FAL_BASE_URL`. */
  url: string;
  /** Orders that were taken: what a vendor would ask money for. */
  orders: FalOrder[];
  /** Every order that was sent, also those that were turned away. */
  sent: number;
  /** Bytes of the film and of the picture that every result holds. */
  clip: Uint8Array;
  picture: Uint8Array;
  /** Whether the account's history can be asked; it names orders as soon as they were taken. */
  history: boolean;
  /** What becomes of the next order; asked once for each. */
  decide: (application: string, count: number) => FalFault;
  /** Waited for before the vendor answers: the order was taken, its status is asked for, its file is fetched. */
  hold: (moment: "taken" | "look" | "file", order: FalOrder) => Promise<void>;
  close(): Promise<void>;
}

export const falKey = "fal-key-of-the-tests:0123456789abcdef";
/** Stands in every result's address and in every refusal: none of it may be seen anywhere in the product. */
export const falSecret = "vendor-signature-4f9c";

const body = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || "{}") as Record<string, unknown>;
};
const json = (response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(value));
};
const policy = {
  detail: [{ loc: ["body", "prompt"], type: "content_policy_violation", msg: `Flagged: ${falSecret}` }],
};

/** fal's queue on the loopback, by its published protocol: POST an order, GET its status, GET its result. */
export const startFakeFal = async (media: { clip: Uint8Array; picture: Uint8Array }): Promise<FakeFal> => {
  const orders: FalOrder[] = [];
  const fake: FakeFal = {
    url: "",
    orders,
    sent: 0,
    ...media,
    history: false,
    decide: () => "none",
    hold: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", fake.url);
    if (url.pathname.startsWith("/files/")) {
      if (url.searchParams.get("sig") !== falSecret) return json(response, 403, {});
      const [, , id, name] = url.pathname.split("/");
      const made = orders.find(({ request_id }) => request_id === id);
      if (made === undefined || made.fault === "expired") return json(response, 404, {});
      await fake.hold("file", made);
      response.writeHead(200, { "content-type": name?.endsWith(".png") ? "image/png" : "video/mp4" });
      response.end(Buffer.from(name?.endsWith(".png") ? fake.picture : fake.clip));
      return;
    }
    if (request.headers.authorization !== `Key ${falKey}`) return json(response, 401, { detail: "Bad key" });
    if (url.pathname === "/v1/models/requests/by-endpoint" && fake.history) {
      const since = new Date(url.searchParams.get("start") ?? 0);
      const items = orders
        .filter(({ application, sent_at }) => application === url.searchParams.get("endpoint_id") && sent_at >= since)
        .map(({ request_id, sent_at, input }) => ({ request_id, sent_at: sent_at.toISOString(), json_input: input }));
      return json(response, 200, { items: items.toReversed(), next_cursor: null, has_more: false });
    }
    const asked = /^\/(.+?)\/requests\/([\w-]+)(\/status|\/cancel)?$/.exec(url.pathname);
    if (request.method === "POST" && asked === null) {
      fake.sent++;
      const application = url.pathname.slice(1);
      const fault = fake.decide(application, fake.sent);
      const input = await body(request);
      if (fault === "busy") return json(response, 429, { detail: "Too many" }, { "retry-after": "0.01" });
      if (fault === "down") return json(response, 503, { detail: `Upstream ${falSecret}` });
      if (fault === "refused") return json(response, 422, policy);
      const request_id = `req-${orders.length + 1}`;
      const sent_at = new Date();
      const order: FalOrder = { application, input, request_id, fault, sent_at, looksLeft: fault === "slow" ? 6 : 1 };
      orders.push(order);
      await fake.hold("taken", order);
      // Taken, and paid for; the caller never hears of it.
      if (fault === "lost") return void request.socket.destroy();
      const at = `${fake.url}/${application}/requests/${request_id}`;
      return json(response, 200, {
        request_id,
        response_url: at,
        status_url: `${at}/status`,
        cancel_url: `${at}/cancel`,
      });
    }
    const order = orders.find(({ request_id }) => request_id === asked?.[2]);
    if (order === undefined || asked === null) return json(response, 404, { detail: "Not found" });
    if (!order.application.startsWith(asked[1] ?? "?")) return json(response, 404, { detail: "Not found" });
    if (asked[3] === "/cancel") return json(response, 202, { status: "CANCELLATION_REQUESTED" });
    if (asked[3] === "/status") {
      await fake.hold("look", order);
      const waiting = order.looksLeft-- > 0;
      return json(response, waiting ? 202 : 200, { status: waiting ? "IN_PROGRESS" : "COMPLETED" });
    }
    if (order.looksLeft > 0) return json(response, 400, { detail: "Request is still in progress" });
    if (order.fault === "refused_later") return json(response, 422, policy);
    if (order.fault === "failed_later") return json(response, 500, { detail: `Worker died ${falSecret}` });
    const still = "num_images" in order.input;
    const file = `${fake.url}/files/${order.request_id}/${still ? "still.png" : "clip.mp4"}?sig=${falSecret}`;
    json(response, 200, still ? { images: [{ url: file }] } : { video: { url: file }, seed: 1 });
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.close = () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve())));
  return fake;
};
