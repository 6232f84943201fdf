import { endpoints, type EndpointName } from "#lib/contract/endpoints.ts";
import { withApi } from "./current-api.ts";
import { handle } from "./handle.ts";

/** The second argument of a route handler of Next; a path without parameters has none to await. */
interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined> | undefined>;
}
type Handler = (request: Request, context: RouteContext) => Promise<Response>;
type Handlers = Record<"GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS", Handler>;

const everyMethod = (handler: Handler): Handlers => ({
  GET: handler,
  HEAD: handler,
  POST: handler,
  PUT: handler,
  PATCH: handler,
  DELETE: handler,
  OPTIONS: handler,
});

/**
 * The handlers of a path: `export const { GET, HEAD, … } = route("list_keys", "create_key")`, the path's rows, one a
 * method. Every method is handled, so that also 405 says what is allowed and who may know.
 */
export const route = (...names: readonly [EndpointName, ...EndpointName[]]): Handlers => {
  const paths = new Set<string>(names.map((name) => endpoints[name].path));
  if (paths.size !== 1) throw new Error(`A route serves one path, not ${[...paths].join(" and ")}.`);
  return everyMethod(async (request, context) => {
    const params = Object.entries((await context.params) ?? {}).map(([name, value]) => [name, String(value)]);
    return withApi(request, (api) => handle(api, names, request, Object.fromEntries(params) as Record<string, string>));
  });
};

/** The handlers of every path under `/api` that no row and no route has. */
export const unknownPath = (): Handlers =>
  everyMethod((request) => withApi(request, (api) => handle(api, [], request, {})));
