import { composePlan, directorPlan } from "./compose-plan.ts";
import type { Operation } from "./operation.ts";

/** The whole plan of an intent. Free. */
export const planDirectorPrompt: Operation<"plan_director_prompt"> = async (ctx, request) =>
  directorPlan(await composePlan(ctx, request));
