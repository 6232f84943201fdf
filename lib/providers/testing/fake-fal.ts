import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fateOf, type FalFault, type FalOrder } from "./fal-book.ts";
import { sendFile } from "./fal-files.ts";

/** `heeded`: cancelled where it is not made yet. `ignored`: promised, and made all the same. The rest are no answers. */
export type FalCancel = "heeded" | "ignored" | "unanswered" | "failing";

/**
 * The vendor, and its book. Every order that it took is in `orders`, in the order of their coming, with its price, and
 * `fateOf` and `owedUsd` (`fal-book.ts`) say which of them it asks money for: those that were made, whether or not
 * anybody fetched them, and none that was cancelled in time, refused or broken.
 */
export interface FakeFal {
  /** Origin, for `FAL_BASE_URL`. */
  url: string;
  /** Orders that were taken: what a vendor would ask money for. */
  orders: FalOrder[];
  /** Every order that was sent, also those that were turned away. */
  sent: number;
  /** What it asks for an order that is made, USD; asked once, when the order is taken. */
  priceOf: (application: string, input: Record<string, unknown>) => number;
  /** Bytes of the film and of the picture that every result holds. */
  clip: Uint8Array;
  picture: Uint8Array;
  /** Whether the account's history can be asked; it names orders as soon as they were taken. */
  history: boolean;
  /** How a picture that was sent stands in the history: as it was sent, or at an address of the vendor's own. */
  historyPictures: "sent" | "stored";
  /** What becomes of the next order; asked once for each. */
  decide: (application: string, count: number, input: Record<string, unknown>) => FalFault;
  /** What becomes of a cancellation. */
  cancels: (order: FalOrder) => FalCancel;
  /** Where a file that has moved is said to be. */
  redirectTo: string;
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
/** Answers of a gateway that stands before the vendor: pages, not its JSON. */
const gateway = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { "content-type": "text/html" });
  response.end(`<html><body>${status} ${falSecret}</body></html>`);
};
const gatewayStatus: Partial<Record<FalFault, number>> = { lost_500: 500, lost_502: 502, lost_504: 504 };
const slowLooks = 6;

/**
 * fal's queue on the loopback, by its published protocol: POST an order, GET its status, GET its result, PUT its
 * cancellation (202 CANCELLATION_REQUESTED, 400 ALREADY_COMPLETED, 404 NOT_FOUND).
 */
export const startFakeFal = async (media: { clip: Uint8Array; picture: Uint8Array }): Promise<FakeFal> => {
  const fake: FakeFal = {
    url: "",
    orders: [],
    sent: 0,
    priceOf: () => 1,
    ...media,
    history: false,
    historyPictures: "sent",
    decide: () => "none",
    cancels: () => "heeded",
    redirectTo: "http://169.254.169.254/latest/meta-data/",
    hold: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const server = createServer((request, response) => {
    serve(fake, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.close = () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve())));
  return fake;
};

const serve = async (fake: FakeFal, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const url = new URL(request.url ?? "/", fake.url);
  if (url.pathname.startsWith("/files/")) return serveFile(fake, url, response);
  if (request.headers.authorization !== `Key ${falKey}`) return json(response, 401, { detail: "Bad key" });
  if (url.pathname === "/v1/models/requests/by-endpoint" && fake.history) return serveHistory(fake, url, response);
  const asked = /^\/(.+?)\/requests\/([\w-]+)(\/status|\/cancel)?$/.exec(url.pathname);
  if (request.method === "POST" && asked === null) return take(fake, url.pathname.slice(1), request, response);
  const order = fake.orders.find(({ request_id }) => request_id === asked?.[2]);
  if (order === undefined || asked === null || !order.application.startsWith(asked[1] ?? "?"))
    return json(response, 404, { detail: "Not found", status: "NOT_FOUND" });
  if (asked[3] === "/cancel") {
    if (request.method !== "PUT") return json(response, 405, { detail: "Method Not Allowed" });
    return cancel(fake, order, response);
  }
  if (asked[3] === "/status") {
    await fake.hold("look", order);
    const waiting = !order.cancelled && order.looksLeft-- > 0;
    return json(response, waiting ? 202 : 200, { status: waiting ? "IN_PROGRESS" : "COMPLETED" });
  }
  answerResult(fake, order, response);
};

const take = async (fake: FakeFal, application: string, request: IncomingMessage, response: ServerResponse) => {
  const count = ++fake.sent;
  const input = await body(request);
  const fault = fake.decide(application, count, input);
  if (fault === "busy") return json(response, 429, { detail: "Too many" }, { "retry-after": "0.01" });
  if (fault === "down") return json(response, 503, { detail: `Upstream ${falSecret}` }, { "retry-after": "1" });
  if (fault === "away") return gateway(response, 503);
  if (fault === "refused") return json(response, 422, policy);
  const order: FalOrder = {
    application,
    input,
    request_id: `req-${fake.orders.length + 1}`,
    fault,
    sent_at: new Date(),
    looksLeft: fault === "slow" ? slowLooks : 1,
    price_usd: fake.priceOf(application, input),
    cancelsAsked: 0,
    cancelled: false,
    results: 0,
  };
  fake.orders.push(order);
  await fake.hold("taken", order);
  // Taken, and paid for; the caller never hears of it.
  if (fault === "lost") return void request.socket.destroy();
  const status = gatewayStatus[fault];
  if (status !== undefined) return gateway(response, status);
  const { request_id } = order;
  const at = `${fake.url}/${application}/requests/${request_id}`;
  const told = JSON.stringify({
    request_id,
    response_url: at,
    status_url: `${at}/status`,
    cancel_url: `${at}/cancel`,
  });
  if (fault !== "cut_off") return json(response, 200, JSON.parse(told));
  response.writeHead(200, { "content-type": "application/json", "content-length": told.length });
  response.write(told.slice(0, 20), () => request.socket.destroy());
};

const cancel = (fake: FakeFal, order: FalOrder, response: ServerResponse): void => {
  order.cancelsAsked++;
  const answer = fake.cancels(order);
  if (answer === "unanswered") return void response.destroy();
  if (answer === "failing") return gateway(response, 502);
  if (order.looksLeft <= 0 || order.cancelled) return json(response, 400, { status: "ALREADY_COMPLETED" });
  if (answer === "heeded") order.cancelled = true;
  json(response, 202, { status: "CANCELLATION_REQUESTED" });
};

const answerResult = (fake: FakeFal, order: FalOrder, response: ServerResponse): void => {
  if (order.cancelled) return json(response, 400, { detail: "Request was cancelled" });
  if (order.looksLeft > 0) return json(response, 400, { detail: "Request is still in progress" });
  if (order.fault === "refused_later") return json(response, 422, policy);
  if (order.fault === "failed_later") return json(response, 500, { detail: `Worker died ${falSecret}` });
  order.results++;
  if (order.fault === "gateway_later" && order.results === 1) return gateway(response, 502);
  const still = "num_images" in order.input;
  const name = `${order.results}/${still ? "still.png" : "clip.mp4"}`;
  const file = `${fake.url}/files/${order.request_id}/${name}?sig=${falSecret}`;
  json(response, 200, still ? { images: [{ url: file }] } : { video: { url: file }, seed: 1 });
};

const serveFile = async (fake: FakeFal, url: URL, response: ServerResponse): Promise<void> => {
  if (url.searchParams.get("sig") !== falSecret) return json(response, 403, {});
  const [, , id, link, name = ""] = url.pathname.split("/");
  const order = fake.orders.find(({ request_id }) => request_id === id);
  if (order === undefined || order.cancelled || order.fault === "gone") return json(response, 404, {});
  if (name === "input") return void response.end(pictureOf(order));
  if (order.fault === "expired" && link === "1") return json(response, 403, { detail: "Expired" });
  await fake.hold("file", order);
  const { redirectTo } = fake;
  const [file, type] = name.endsWith(".png") ? [fake.picture, "image/png"] : [fake.clip, "video/mp4"];
  return sendFile(response, order, { file, type, redirectTo });
};

const pictureOf = ({ input }: FalOrder): Buffer =>
  Buffer.from(String(input["image_url"]).replace(/^data:[^,]*,/, ""), "base64");

const serveHistory = (fake: FakeFal, url: URL, response: ServerResponse): void => {
  const since = new Date(url.searchParams.get("start") ?? 0);
  const items = fake.orders
    .filter(({ application, sent_at }) => application === url.searchParams.get("endpoint_id") && sent_at >= since)
    .map((order) => {
      const { request_id, sent_at, input } = order;
      const stored = fake.historyPictures === "stored" && "image_url" in input;
      const image_url = `${fake.url}/files/${request_id}/0/input?sig=${falSecret}`;
      const json_input = stored ? { ...input, image_url } : input;
      return { request_id, sent_at: sent_at.toISOString(), status: fateOf(order), json_input };
    });
  json(response, 200, { items: items.toReversed(), next_cursor: null, has_more: false });
};
