import { getServices } from "#lib/context.ts";
import { operations } from "#lib/operations/operations.ts";
import { createApi, type Api } from "./api.ts";

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
