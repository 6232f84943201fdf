import type { Operation } from "./operation.ts";
import { presentGeneration } from "./present-generation.ts";

export const getGeneration: Operation<"get_generation"> = (ctx, { generation_id }) =>
  presentGeneration(ctx, generation_id);
