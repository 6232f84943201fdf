import type { Actor } from "#lib/operations/operation.ts";
import type { Api } from "./api.ts";
import { authenticate } from "./auth.ts";
import { isProblem } from "./problem-answer.ts";

/** Whether a caller's account runs the service. */
export const isOperator = (api: Pick<Api, "services">, actor: Actor): Promise<boolean> =>
  actor.kind === "user" || actor.kind === "key" ? api.services.isOperator(actor.account_id) : Promise.resolve(false);

/** Whether a request carries a key or session of an account that runs the service. */
export const actsForOperator = async (api: Api, request: Request): Promise<boolean> => {
  try {
    return await isOperator(api, await authenticate(api, request));
  } catch (thrown) {
    if (isProblem(thrown)) return false;
    throw thrown;
  }
};
