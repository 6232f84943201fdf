import { getServices } from "#lib/context.ts";
import { operations } from "#lib/operations/operations.ts";
import { Problem } from "#lib/contract/errors.ts";
import { createApi, logToStderr, type Api } from "./api.ts";
import { problemAnswer, requestIdOf } from "./problem-answer.ts";

const place = Symbol.for("shotwright.api");

/** The process's one `Api`. It lives on `globalThis`, because every route is bundled with modules of its own. */
export const currentApi = (): Promise<Api> => {
  const shared = globalThis as { [place]?: Promise<Api> };
  shared[place] ??= getServices().then(
    (services) => createApi(services, operations),
    (cause: unknown) => {
      // The next request tries again: a start that failed is not remembered.
      delete shared[place];
      throw cause;
    },
  );
  return shared[place];
};

/** Answers a request with the process's `Api`; 503 where the services could not be opened. */
export const withApi = async (request: Request, answer: (api: Api) => Promise<Response>): Promise<Response> => {
  let api: Api;
  try {
    api = await currentApi();
  } catch (cause) {
    const closed = new Problem("unavailable", "The service could not start; its log says why.", { cause });
    const about = { origin: new URL(request.url).origin, clock: () => new Date() };
    return problemAnswer({ services: about, log: logToStderr }, request, requestIdOf(request.headers), closed);
  }
  return answer(api);
};
