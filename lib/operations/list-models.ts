import type { Operation } from "./operation.ts";

export const listModels: Operation<"list_models"> = (ctx) => Promise.resolve({ models: [...ctx.models] });
