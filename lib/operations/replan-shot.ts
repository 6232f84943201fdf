import { invalidField } from "#lib/contract/errors.ts";
import type { Camera, PlanContent } from "#lib/contract/plan.ts";
import type { Change } from "#lib/contract/refine.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import type { PlanEdits, ScreenplayRevision, ShotRevision } from "#lib/contract/revision.ts";
import { anotherTake } from "#lib/planning/hero/another-take.ts";
import { composePatches, mergePatch } from "#lib/planning/merge-patch.ts";
import { screenplayPatch } from "#lib/planning/edit/screenplay-patch.ts";
import type { ReadInstruction } from "#lib/planning/refine/read-instruction.ts";
import { seededTake } from "#lib/planning/refine/seeded-take.ts";
import { screenplayOf } from "#lib/planning/screenplay/screenplay-of.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import { askAbout } from "./ask-about.ts";
import { settlePlan } from "./compose-plan.ts";
import { routesOf } from "./kept-routes.ts";
import type { Context } from "./operation.ts";
import { replanPicture } from "./picture-film.ts";
import { madeFrom } from "./made-from.ts";
import { checkPin, pinnedModels } from "./revise-plan.ts";
import { writtenWords } from "./written-words.ts";
import { think } from "./think.ts";

/** What is to change in one shot. What is said in numbers wins over what is said in words. */
export interface ShotChange {
  shot_id: string;
  instruction: string;
  camera?: Partial<Camera> | undefined;
  duration_seconds?: number | undefined;
  model_override?: string | null | undefined;
  /** Another picture is wanted whatever the words ask for: the how manieth after the first. */
  take?: number;
  /** What the instruction leaves open is chosen by it. */
  seed?: number | undefined;
  /** Whether a person who is shown has agreed. */
  consent?: Pick<PlanRequest, "likeness_consent" | "consent_id">;
}

/**
 * Plans one shot of a film again and stores the whole as a new plan; the other shots stand as they are. Throws Problem
 * `validation_failed` for a shot, a length or a model that cannot be.
 */
export const replanShot = async (
  ctx: Context,
  plan: StoredPlan,
  change: ShotChange,
): Promise<{ stored: StoredPlan; change: Change }> => {
  const { shot_id, instruction } = change;
  const { content } = plan;
  if (!content.shots.some((shot) => shot.shot_id === shot_id))
    throw invalidField(
      "/shot_id",
      "unknown_shot",
      `The film has no shot ${shot_id}; it has ${content.shots.map((shot) => shot.shot_id).join(", ")}.`,
    );
  if (content.picture !== undefined) return replanPicture(ctx, plan, change);
  const { edits: before, written, request } = madeFrom(plan);
  const input = { request, seed: content.seed, brand: plan.brand };
  const read =
    (await readByModel(ctx, plan, change)) ??
    (await think(ctx, "/instruction", "readInstruction", instruction, { content, shot_id }, input));
  const said = withNumbers(read.edits, change);
  const wanted = "patch" in read ? said : takeOf(content, said, change, read.seed_shift);
  const edits: PlanEdits = {
    shots: { [shot_id]: wanted },
    ...("patch" in read ? { screenplay: read.patch } : {}),
  };
  const refined = await think(ctx, "/instruction", "refinePlan", { content, shot_id, edits, input });
  const { draft, diff, neighbour_findings } = refined;
  const history = composePatches(before, { shots: edits.shots }) as PlanEdits;
  const pinned = pinnedModels(draft, history);
  const model = change.model_override;
  if (typeof model === "string") {
    const shot = draft.shots.find((each) => each.shot_id === shot_id);
    if (shot !== undefined) checkPin(ctx.models, model, draft, shot, "/model_override");
    pinned.set(shot_id, model);
  }
  const words = "patch" in read ? written : writtenWords(content, draft, written);
  const stored = await settlePlan(ctx, {
    draft,
    request: {
      ...request,
      ...change.consent,
      duration_seconds: draft.duration_seconds,
      edits: history,
      written: words,
    },
    brand: plan.brand,
    parent_plan_id: plan.plan_id,
    asked: instruction === "" ? [] : [{ field: "/instruction", text: instruction }],
    pinned,
    kept: routesOf(plan, (id) => id !== shot_id),
  });
  return {
    stored,
    change: {
      instruction,
      shot_id,
      understood: read.understood,
      ignored: read.ignored,
      diff,
      continuity: neighbour_findings,
    },
  };
};

/** What the language model makes of an instruction: the whole shot anew, as edits of the screenplay; null where coverage reads it. */
const readByModel = async (
  ctx: Context,
  plan: StoredPlan,
  { shot_id, instruction, take }: ShotChange,
): Promise<(Omit<ReadInstruction, "seed_shift"> & { patch: ScreenplayRevision }) | null> => {
  const standing = screenplayOf(plan.content);
  const directed = await askAbout(
    ctx,
    plan,
    take === undefined
      ? { kind: "refine", standing, shot_id, instruction }
      : { kind: "still_rejected", standing, shot_id, note: instruction === "" ? null : instruction },
  );
  if (directed === null) return null;
  const patch = screenplayPatch(standing, directed.screenplay, shot_id);
  const [old, now] = [standing, directed.screenplay].map(({ shots }) => shots.find((shot) => shot.shot_id === shot_id));
  const understood = Object.keys(patch.shots?.[shot_id] ?? {})
    .map((field) => ({
      words: instruction,
      field: `screenplay.${field}`,
      from: old?.[field as keyof typeof old],
      to: now?.[field as keyof typeof now],
    }))
    // Acts stand beside new words even where they stay as they were.
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
  return understood.length === 0 ? null : { edits: {}, understood, ignored: [], patch };
};

const withNumbers = (read: ShotRevision, { camera, duration_seconds }: ShotChange): ShotRevision => ({
  ...read,
  ...(camera === undefined ? {} : { camera: { ...read.camera, ...camera } }),
  ...(duration_seconds === undefined ? {} : { duration_seconds }),
});

/** What was asked for, and what a seed or the wish for another take adds to it. */
const takeOf = (
  content: PlanContent,
  said: ShotRevision,
  { shot_id, seed, take: nth }: ShotChange,
  shift: number | undefined,
): ShotRevision => {
  const seeded = seed === undefined ? null : seededTake(content, shot_id, seed, said);
  if (seeded !== null) return mergePatch(said, seeded) as ShotRevision;
  const take = nth ?? shift;
  return take !== undefined && Object.keys(said).length === 0 ? anotherTake(content, shot_id, take) : said;
};
