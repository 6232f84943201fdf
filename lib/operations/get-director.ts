import type { Operation } from "./operation.ts";

/** Who directs films of this account, within which limits, and how a language model is connected. */
export const getDirector: Operation<"get_director"> = (ctx) => ctx.directorStatus.describe(ctx.accountId);
