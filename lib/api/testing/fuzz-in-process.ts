import { endpoints, type EndpointName } from "#lib/contract/endpoints.ts";
import { Problem } from "#lib/contract/errors.ts";
import { inspectImage } from "#lib/gate/inspect-image.ts";
import { handle } from "#lib/api/handle.ts";
import { answerMcp } from "#lib/api/mcp/serve.ts";
import { mendedAddress } from "#lib/api/on-the-wire.ts";
import { bothOf, furnish, type AccountCall } from "./fuzz-accounts.ts";
import type { FuzzRequest, Sender } from "./fuzz-requests.ts";
import type { FuzzTarget } from "./fuzz-run.ts";
import type { FuzzAnswer } from "./fuzz-verdict.ts";
import { keyFor, origin, person, testApp, type Person, type TestApp } from "./test-app.ts";

const secret = "Marrowgate";
const unlimited = { read_per_minute: 1e6, write_per_minute: 1e6, generate_per_minute: 1e6 };
const mostRead = 1_048_576;

const rows = (Object.keys(endpoints) as EndpointName[]).map((name) => ({
  name,
  path: endpoints[name].path,
  pattern: new RegExp(`^${endpoints[name].path.replaceAll(".", "\\.").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
}));

/** The route that Next would find for a path under `/api/v1`, with its parameters. */
const routeOf = (pathname: string): { names: EndpointName[]; params: Record<string, string> } => {
  const path = pathname.replace(/^\/api\/v1/, "").replace(/\/$/, "") || "/";
  // A path without parameters is found before one with them, as in Next.
  const fitting = rows.filter(({ pattern }) => pattern.test(path));
  const [first] = fitting.toSorted((a, b) => a.path.split("{").length - b.path.split("{").length);
  if (first === undefined) return { names: [], params: {} };
  const found = Object.entries(first.pattern.exec(path)?.groups ?? {});
  return {
    names: fitting.filter(({ path: other }) => other === first.path).map(({ name }) => name),
    params: Object.fromEntries(found.map(([name, value]) => [name, decodeURIComponent(value)])),
  };
};

/** Nothing outside is asked: what addresses may be fetched is another test's. */
const unreachable = () => Promise.reject(new Problem("url_unreachable", "This address does not answer."));

/** Two accounts in this process, one of which asks. */
export const fuzzInProcess = async (): Promise<{ target: FuzzTarget; app: TestApp }> => {
  const app = await testApp({
    services: {
      rates: unlimited,
      inspectImage,
      fetchPage: unreachable,
      fetchImage: unreachable,
      verifyFile: () => Promise.reject(new Problem("unsupported_media_type", "This is no picture and no film.")),
      quotas: {
        media_bytes: 2 ** 40,
        generations_under_way: 1e6,
        line_minutes: 1e6,
        event_streams: 1e6,
        waiting_calls: 1e6,
      },
    },
  });
  const [mine, theirs] = [await person(app), await person(app)];
  const poor = await keyFor(app.api, mine.account_id, ["read"]);
  const callAs =
    (who: Person): AccountCall =>
    async (method, path, body) => {
      const request: FuzzRequest = {
        row: null,
        sender: "session",
        method,
        path: `/api/v1${path}`,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body ?? {}),
      };
      const { status, text } = await answered(app, request, sessionOf(who));
      return status < 300 ? (JSON.parse(text) as Record<string, unknown>) : {};
    };
  const ids = bothOf(await furnish(callAs(mine), "Tamarisk"), await furnish(callAs(theirs), secret));
  const authority: Record<Sender, Record<string, string>> = {
    session: sessionOf(mine),
    key: { authorization: `Bearer ${mine.key}` },
    poor: { authorization: `Bearer ${poor.key}` },
    wrong: { authorization: "Bearer sw_live_aaaaaaaa_nobody" },
    none: {},
  };
  const target: FuzzTarget = {
    ids,
    secrets: [secret, secret.toLowerCase(), theirs.email, theirs.account_id],
    send: (request) => answered(app, request, authority[request.sender]),
  };
  return { target, app };
};

const sessionOf = ({ cookie }: Person) => ({ cookie, "sec-fetch-site": "same-origin" });

const answered = async (
  app: TestApp,
  { method, path, headers, body }: FuzzRequest,
  authority: Record<string, string>,
): Promise<FuzzAnswer> => {
  const url = new URL(origin + mendedAddress(path));
  const request = new Request(url, {
    method,
    headers: { host: url.host, ...headers, ...authority },
    body: method === "GET" || method === "HEAD" ? null : body,
  });
  const { names, params } = routeOf(url.pathname);
  const response =
    url.pathname === "/api/mcp" ? await answerMcp(app.api, request) : await handle(app.api, names, request, params);
  return { status: response.status, headers: response.headers, text: await firstOf(response) };
};

/** The beginning of an answer: films and streams are not read to their end. */
export const firstOf = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk as Uint8Array);
    length += (chunk as Uint8Array).byteLength;
    if (length > mostRead) break;
  }
  return Buffer.concat(chunks).toString("utf8");
};
