import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { learn } from "#lib/telemetry/about.ts";
import type { Telemetry } from "#lib/telemetry/telemetry.ts";
import { requestIdOf } from "./problem-answer.ts";

/** Every page by its path; a test holds the list to the folder of pages. */
export const pagePaths: readonly string[] = [
  "/",
  "/account",
  "/brands",
  "/brands/{brand_id}",
  "/director",
  "/docs",
  "/docs/errors",
  "/films",
  "/films/new",
  "/films/{generation_id}",
  "/films/{generation_id}/hero",
  "/films/{generation_id}/publish",
  "/keys",
  "/models",
  "/plans/{plan_id}",
  "/publish",
  "/service",
  "/sign-in",
  "/verify",
  "/verify/visitor",
  "/watch/{publication_id}",
  "/watch/{publication_id}/embed",
];

const shapes = pagePaths
  .map((path) => ({ path, shape: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`) }))
  // What is named whole comes before what stands for any name.
  .toSorted((one, other) => Number(one.path.includes("{")) - Number(other.path.includes("{")));

/** Answered by a route that writes a line of its own, or asked of the process itself. */
const ownLines = /^\/(?:api|matches|manifests|services|\.well-known)(?:\/|$)/;
/** What pages bring along: asked for by the dozen, and of interest to nobody. */
const file = /^\/(?:_next|assets)\/|^\/[\w-]+\.(?:ico|svg|png|txt|webmanifest)$/;

/** The page that a path leads to, as a label of few; its file, or `unknown`. Null: the path has lines of its own. */
export const pageOf = (path: string): string | null => {
  if (ownLines.test(path)) return null;
  if (file.test(path)) return "file";
  return shapes.find(({ shape }) => shape.test(path))?.path ?? "unknown";
};

/** Told of a caller who went away before there was an answer, as proxies write it. */
const hungUp = 499;

/**
 * From now on what this process answers beside its API is logged, counted and traced as that is: by the page and without
 * what stands in its address. The answer carries the id of its request.
 */
export const watchPages = (telemetry: Pick<Telemetry, "request">): void =>
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const [path = ""] = (request.url ?? "").split("?");
    const route = pageOf(path);
    if (route === null) return;
    const requestId = requestIdOf({ get: (name) => headerOf(request, name) });
    // Whatever the page asks for on its way goes by the same id.
    request.headers["x-request-id"] = requestId;
    response.setHeader("X-Request-Id", requestId);
    const traceparent = headerOf(request, "traceparent");
    void telemetry.request({ method: request.method ?? "other", route, traceparent, isQuiet: route === "file" }, () => {
      learn({ request_id: requestId });
      return headOf(response);
    });
  });

const headerOf = (request: IncomingMessage, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
};

/** Resolves with the head of an answer once that is written, or its caller has gone. */
const headOf = (response: ServerResponse): Promise<{ status: number }> =>
  new Promise((resolve) => {
    const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
    response.writeHead = (...given: unknown[]): ServerResponse => {
      const written = writeHead(...given);
      resolve({ status: response.statusCode });
      return written;
    };
    response.once("close", () => resolve({ status: response.headersSent ? response.statusCode : hungUp }));
  });
