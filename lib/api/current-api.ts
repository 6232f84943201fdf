import { Problem } from "#lib/contract/errors.ts";
import { openLog } from "#lib/telemetry/log.ts";
import type { Api } from "./api.ts";
import { problemAnswer, requestIdOf } from "./problem-answer.ts";

const place = Symbol.for("shotwright.api");

// On `globalThis`, because every route is bundled with modules of its own.
const shared = globalThis as { [place]?: () => Promise<Api> };

/**
 * Tells every route of the process where its one `Api` comes from. Routes do not open it themselves: each would bring
 * its own copy of the planner and of the renderer, seventy megabytes of code and tables.
 */
export const offerApi = (open: () => Promise<Api>): void => {
  shared[place] = open;
};

/** The process's one `Api`. Rejects where it could not be opened; the next call tries again. */
export const currentApi = async (): Promise<Api> => {
  const open = shared[place];
  if (open === undefined) throw new Error("The start hook has not run yet.");
  return open();
};

/** Answers a request with the process's `Api`; 503 where the services could not be opened. */
export const withApi = async (request: Request, answer: (api: Api) => Promise<Response>): Promise<Response> => {
  let api: Api;
  try {
    api = await currentApi();
  } catch (cause) {
    const closed = new Problem("unavailable", "The service could not start; its log says why.", { cause });
    const log = openLog({ level: "error", write: (line) => process.stderr.write(line), clock: () => new Date() });
    const about = { origin: new URL(request.url).origin, clock: () => new Date() };
    return problemAnswer({ services: about, log: log.line }, request, requestIdOf(request.headers), closed);
  }
  return answer(api);
};
