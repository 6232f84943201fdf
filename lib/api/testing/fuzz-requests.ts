import type { Endpoint } from "#lib/contract/endpoint.ts";
import { endpoints } from "#lib/contract/endpoints.ts";
import { jsonSchemaOf } from "#lib/contract/json-schema.ts";
import { Chance, fittingValue, hostileValue, spoilt } from "./fuzz-values.ts";

/** Who sends a request. `poor` is a key that may only read, `wrong` one that nobody has. */
export const senders = ["session", "key", "poor", "wrong", "none"] as const;
export type Sender = (typeof senders)[number];

/** A request as it goes over the wire. */
export interface FuzzRequest {
  /** The row that it was made from; null for paths of no row. */
  row: string | null;
  sender: Sender;
  method: string;
  /** With its query, from the root. */
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
}

/** Ids that requests are filled with, by the field that takes them: one's own and another account's. */
export type Ids = Record<string, readonly string[]>;

type Fields = Parameters<typeof spoilt>[0];

const rows = Object.entries(endpoints as Record<string, Endpoint>).map(([name, row]) => ({
  name,
  row,
  schema: jsonSchemaOf(row.input, "input"),
  plans: "raw_intent" in row.example || row.path.includes("refine") || row.path.includes("extend"),
}));
type Row = (typeof rows)[number];

/** What ends the session that the rest is asked with: others try it. */
const enders: ReadonlySet<string> = new Set(["end_sessions", "change_password", "delete_account"]);
const contentTypes = [
  "text/plain",
  "application/xml",
  "application/json; charset=utf-16",
  "multipart/form-data",
  "",
  "/",
];
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
const brokenIds = ["%", "%ff", "%00", "%E0%A4%A", "..", ".", "%2e%2e%2f", "a%20b", "x".repeat(300), "null", "💥", "'"];
const encoder = new TextEncoder();

/** Requests made of the table's own schemas, valid, nearly valid and hostile, without end. */
export function* fuzzRequests(seed: number, ids: Ids): Generator<FuzzRequest, never> {
  const chance = new Chance(seed);
  for (;;) {
    const pick = chance.next();
    if (pick < 0.04) yield strayRequest(chance);
    else if (pick < 0.12) yield agentRequest(chance, ids);
    else {
      const each = chance.one(rows);
      // A plan takes a hundred times as long as a refusal: a few of them tell as much.
      if (!each.plans || chance.in(0.3)) yield rowRequest(each, chance, ids);
    }
  }
}

const senderOf = (chance: Chance): Sender =>
  chance.in(0.8) ? chance.one(["session", "key"] as const) : chance.one(senders);

/** The example, filled with ids that are known, with fields of the schema beside and in place of its own. */
const fieldsOf = ({ row, schema, plans }: Row, chance: Chance, ids: Ids): Record<string, Fields> => {
  const fresh = fittingValue(schema, chance);
  const made = typeof fresh === "object" && fresh !== null && !Array.isArray(fresh) ? fresh : {};
  const share = plans ? 0.3 : 0.5;
  const mixed = { ...row.example, ...Object.fromEntries(Object.entries(made).filter(() => chance.in(share))) };
  const known = Object.fromEntries(
    Object.keys({ ...mixed }).flatMap((name) => {
      const pool = ids[name];
      return pool === undefined || chance.in(0.1) ? [] : [[name, chance.one(pool)]];
    }),
  );
  return { ...mixed, ...known } as Record<string, Fields>;
};

const rowRequest = (each: Row, chance: Chance, ids: Ids): FuzzRequest => {
  const { row, name } = each;
  const fits = chance.in(0.35);
  let fields = fieldsOf(each, chance, ids);
  if (!fits) {
    const worse = spoilt(fields, chance);
    fields = typeof worse === "object" && worse !== null && !Array.isArray(worse) ? worse : { raw_intent: worse };
  }
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_whole, field: string) => {
    const value = fields[field];
    delete fields[field];
    if (!fits && chance.in(0.3)) return chance.one(brokenIds);
    return typeof value === "string"
      ? encodeURIComponent(value.toWellFormed())
      : encodeURIComponent(JSON.stringify(value ?? null));
  });
  const method = fits || chance.in(0.9) ? row.method : chance.one(methods);
  const inQuery = method === "GET" || method === "DELETE" || method === "HEAD";
  const query = inQuery || row.takes_query === true ? queryOf(fields) : "";
  const headers: Record<string, string> = { ...moreHeaders(chance, fits) };
  let body: FuzzRequest["body"] = null;
  if (!inQuery && method !== "OPTIONS") {
    const bytes = row.consumes === "bytes" || (row.consumes === "bytes or json" && chance.in(0.5));
    headers["content-type"] ??=
      !fits && chance.in(0.15) ? chance.one(contentTypes) : bytes ? "image/png" : "application/json";
    body = bytes ? bytesOf(chance) : row.takes_query === true ? "" : bodyOf(fields, chance, fits);
  }
  const sender = enders.has(name) ? chance.one(senders.slice(1)) : senderOf(chance);
  return { row: name, sender, method, path: `/api/v1${path}${query}`, headers, body };
};

const queryOf = (fields: Record<string, Fields>): string => {
  const parts = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`;
  });
  return parts.length === 0 ? "" : `?${parts.join("&").slice(0, 6000)}`;
};

const bodyOf = (fields: Fields, chance: Chance, fits: boolean): FuzzRequest["body"] => {
  const text = JSON.stringify(fields);
  if (fits || chance.in(0.8)) return text;
  return chance.one<() => FuzzRequest["body"]>([
    () => text.slice(0, chance.whole(text.length)),
    () => "",
    () => "null",
    () => `[${text}]`,
    () => new Uint8Array([...encoder.encode(text), 0xff, 0xfe]),
    () => text.replace("{", '{"__proto__":{"x":1},'),
    () => text.replaceAll('"', "'"),
    () => `${"[".repeat(3000)}${"]".repeat(3000)}`,
    () => JSON.stringify({ raw_intent: "x".repeat(1_100_000) }),
  ])();
};

const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff, 0xe0],
  [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
  [0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d],
  [0x47, 0x49, 0x46, 0x38],
  [],
];
const bytesOf = (chance: Chance): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...chance.one(signatures), ...Array.from({ length: chance.whole(200) }, () => chance.whole(256))]);

const moreHeaders = (chance: Chance, fits: boolean): Record<string, string> => {
  if (fits || chance.in(0.8)) return chance.in(0.5) ? { prefer: "respond-async" } : {};
  return chance.one<Record<string, string>>([
    { prefer: chance.one(["wait=0", "wait=-1", "wait=99999999999", "respond-async, wait=0, ;;="]) },
    { "idempotency-key": chance.one(["again", "with space", "x".repeat(300), "~"]) },
    { range: chance.one(["bytes=0-0", "bytes=5-1", "bytes=-0", "bytes=99999999999999999999-", "lines=1"]) },
    { "if-match": chance.one(['"1"', "*", "W/", ""]), "if-none-match": "*" },
    { "last-event-id": chance.one(["0", "-1", "99999999999", "x", "9".repeat(400)]), accept: "text/event-stream" },
    { "content-encoding": "gzip" },
    { "x-forwarded-for": "not an address, 1.2.3.4", "x-request-id": "x".repeat(400) },
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  ]);
};

/** Paths that no row has, or nearly has. */
const strayRequest = (chance: Chance): FuzzRequest => ({
  row: null,
  sender: senderOf(chance),
  method: chance.one(methods),
  path: `/api/v1/${chance.one(["nothing", "plans", "plans/", "generations/%", "%2e%2e/x", "__proto__", "assets//x", "models/%ff", "matches"])}`,
  headers: {},
  body: null,
});

/** A message to the agents' transport. */
const agentRequest = (chance: Chance, ids: Ids): FuzzRequest => {
  const each = chance.one(rows.filter(({ row, plans }) => row.mcp && (!plans || chance.in(0.3))));
  const fields = fieldsOf(each, chance, ids);
  const call: Fields = {
    jsonrpc: "2.0",
    id: chance.one([1, "x", null]),
    method: chance.one(["tools/call", "tools/call", "tools/list", "initialize", "resources/read", "ping"]),
    params: { name: each.name, arguments: chance.in(0.5) ? fields : spoilt(fields, chance) },
  };
  const message = chance.in(0.6) ? call : chance.in(0.3) ? [call, call, hostileValue(chance)] : spoilt(call, chance);
  return {
    row: each.name,
    sender: chance.in(0.9) ? "key" : chance.one(["poor", "wrong", "none"] as const),
    method: chance.in(0.95) ? "POST" : chance.one(methods),
    path: "/api/mcp",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify(message),
  };
};
