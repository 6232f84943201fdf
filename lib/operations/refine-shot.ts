import type { Operation } from "./operation.ts";
import { inherited, parentFilm } from "./parent-film.ts";
import { presentGeneration } from "./present-generation.ts";
import { replanShot } from "./replan-shot.ts";
import { startGeneration } from "./start-generation.ts";

/** Plans and renders one shot of a film anew by an instruction; the others are taken over byte for byte. */
export const refineShot: Operation<"refine_shot"> = async (ctx, request) => {
  const parent = await parentFilm(ctx, request.generation_id);
  const { shot_id, instruction, camera, duration_seconds, model_override, seed } = request;
  const taken = { ...inherited(parent, request), ...request };
  const { stored, change } = await replanShot(ctx, parent.plan, {
    shot_id,
    instruction,
    camera: camera && defined(camera),
    duration_seconds,
    model_override,
    seed,
    consent: consentOf(taken),
  });
  const made = new Map([...parent.made].filter(([id]) => id !== shot_id));
  const generation = await startGeneration(ctx, {
    tool: "refine_shot",
    plan: stored,
    request: taken,
    parent_generation_id: parent.generation.generation_id,
    changed_shot_ids: [shot_id],
    details: { ...parent.kept_details, change },
    made,
  });
  await ctx.engine.settled(generation, ctx.waitMs);
  return presentGeneration(ctx, generation);
};

/** The fields of a consent that a request carries. */
export const consentOf = (request: {
  consent_id?: unknown;
  likeness_consent?: unknown;
}): { consent_id?: string; likeness_consent?: boolean } => ({
  ...(typeof request.consent_id === "string" ? { consent_id: request.consent_id } : {}),
  ...(request.likeness_consent === true ? { likeness_consent: true } : {}),
});

const defined = <T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
