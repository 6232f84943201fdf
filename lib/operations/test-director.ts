import type { Operation } from "./operation.ts";

/** Whether the connected language model answers. It is the operator's call: no account pays for it. */
export const testDirector: Operation<"test_director"> = (ctx) => ctx.directorStatus.test(ctx.signal);
