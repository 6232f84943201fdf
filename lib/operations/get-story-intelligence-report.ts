import { composePlan, directorPlan } from "./compose-plan.ts";
import type { Operation } from "./operation.ts";

/** The same plan as `plan_director_prompt`, read as a story; the output schema keeps the writer's part. Free. */
export const getStoryIntelligenceReport: Operation<"get_story_intelligence_report"> = async (ctx, request) =>
  directorPlan(await composePlan(ctx, request));
