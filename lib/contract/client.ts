import type { EndpointName, Endpoints, Output, RawInput } from "./endpoints.ts";
import type { ProblemBody } from "./errors.ts";
import { routes, type Route } from "./routes.ts";

/** Thrown when the service answers with a problem; `problem` is its body, null where an answer was none of ours. */
export class ClientProblem extends Error {
  readonly status: number;
  readonly problem: ProblemBody | null;
  /** `Retry-After` of the answer; null where it named none. */
  readonly retryAfterSeconds: number | null;
  constructor(status: number, problem: ProblemBody | null, retryAfterSeconds: number | null = null) {
    super(problem === null ? `The service answered ${status}.` : `${problem.title}: ${problem.detail}`);
    this.name = "ClientProblem";
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface ClientOptions {
  /** `https://host/api/v1`, or `/api/v1` in the page of the service itself. */
  baseUrl: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Absent in a browser: the session's cookie is the credential there. */
  apiKey?: string;
  /** Throws for an answer that is not what the table says: `checkedAnswer`. Absent where the service is one's own. */
  check?: (name: EndpointName, answer: unknown) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Billable rows: replays the first answer instead of paying twice. */
  idempotencyKey?: string;
  /** `wait=N` or `respond-async`. */
  prefer?: string;
  ifMatch?: string;
  /** What a POST or PATCH is told beside its body: how it is answered, not what it holds. */
  query?: Record<string, string>;
  /** The bytes of rows that take bytes. */
  body?: Blob;
}

/** Rows whose answer is JSON or nothing; event streams and media are reached through `urlOf`. */
type Callable = {
  [N in EndpointName]: Endpoints[N] extends { produces: string } ? never : N;
}[EndpointName];

type Call<N extends EndpointName> =
  Record<string, never> extends RawInput<N>
    ? (input?: RawInput<N>, options?: CallOptions) => Promise<Output<N>>
    : (input: RawInput<N>, options?: CallOptions) => Promise<Output<N>>;
export type Client = { [N in Callable]: Call<N> };

/** Where a row with this input is found: path parameters filled in; on GET and DELETE the rest is the query. */
export const urlOf = <N extends EndpointName>(baseUrl: string, name: N, input: RawInput<N>): string =>
  split(baseUrl, routes[name], input as Record<string, unknown>).url;

const split = (baseUrl: string, row: Route, input: Record<string, unknown>) => {
  const rest = { ...input };
  const path = row.path.replace(/\{(\w+)\}/g, (_whole, field: string) => {
    delete rest[field];
    return encodeURIComponent(String(input[field]));
  });
  const url = baseUrl + (path === "/" ? "" : path);
  if (row.method === "POST" || row.method === "PATCH") return { url, rest };
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(rest))
    if (value !== undefined) query.set(field, typeof value === "string" ? value : JSON.stringify(value));
  return { url: query.size > 0 ? `${url}?${query.toString()}` : url, rest };
};

/** One typed method a row of the table. Problems are thrown as `ClientProblem`. */
export const createClient = (options: ClientOptions): Client => {
  const client: Record<string, unknown> = {};
  for (const [name, row] of Object.entries(routes as Record<string, Route>))
    if (row.answers !== "stream")
      client[name] = async (input: Record<string, unknown> = {}, call: CallOptions = {}) => {
        const answer = await ask(options, row, input, call);
        if (answer !== undefined) options.check?.(name as EndpointName, answer);
        return answer;
      };
  return client as Client;
};

const ask = async (
  options: ClientOptions,
  row: Route,
  input: Record<string, unknown>,
  call: CallOptions,
): Promise<unknown> => {
  const { url, rest } = split(options.baseUrl, row, input);
  const headers: Record<string, string> = { Accept: "application/json, application/problem+json" };
  if (options.apiKey !== undefined) headers["Authorization"] = `Bearer ${options.apiKey}`;
  if (call.idempotencyKey !== undefined) headers["Idempotency-Key"] = call.idempotencyKey;
  if (call.prefer !== undefined) headers["Prefer"] = call.prefer;
  if (call.ifMatch !== undefined) headers["If-Match"] = call.ifMatch;
  const init: RequestInit = { method: row.method, headers };
  if (call.signal !== undefined) init.signal = call.signal;
  if (call.body !== undefined) {
    headers["Content-Type"] = call.body.type || "application/octet-stream";
    init.body = call.body;
  } else if (row.method === "POST" || row.method === "PATCH") {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(rest);
  }
  const response = await options.fetch(
    call.query === undefined ? url : `${url}?${new URLSearchParams(call.query)}`,
    init,
  );
  if (!response.ok) throw await refusalOf(response);
  return response.status === 204 || row.answers === "nothing" ? undefined : await response.json();
};

/** An answer that is no success, as what is thrown for it. */
export const refusalOf = async (response: Response): Promise<ClientProblem> => {
  const seconds = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  return new ClientProblem(response.status, await problemIn(response), Number.isNaN(seconds) ? null : seconds);
};

const problemIn = async (response: Response): Promise<ProblemBody | null> => {
  if (response.headers.get("content-type")?.startsWith("application/problem+json") !== true) return null;
  const body: unknown = await response.json();
  return isProblem(body) ? body : null;
};

/** What a caller reads of a problem is there; the whole shape is `problemSchema`. */
export const isProblem = (body: unknown): body is ProblemBody =>
  typeof body === "object" &&
  body !== null &&
  ["type", "title", "detail", "code", "request_id"].every(
    (field) => typeof (body as Record<string, unknown>)[field] === "string",
  );
