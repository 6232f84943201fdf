import { invalidField } from "#lib/contract/errors.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { screenplayPatch } from "#lib/planning/edit/screenplay-patch.ts";
import { screenplayOf } from "#lib/planning/screenplay/screenplay-of.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import { askAbout } from "./ask-about.ts";
import type { Context } from "./operation.ts";
import { madeFrom } from "./made-from.ts";
import { think } from "./think.ts";

/**
 * One shot directed again, as edits of the plan: by the language model where one is set, else covered from the same words
 * with another throw of the dice. Throws Problem `unknown_shot`.
 */
export const redirected = async (
  ctx: Context,
  plan: StoredPlan,
  { shot_id, note }: { shot_id: string; note?: string | undefined },
): Promise<PlanEdits> => {
  const standing = screenplayOf(plan.content);
  const at = standing.shots.findIndex((shot) => shot.shot_id === shot_id);
  if (at === -1)
    throw invalidField(
      "/redirect/shot_id",
      "unknown_shot",
      `There is no shot ${shot_id}; the plan has ${standing.shots.map((shot) => shot.shot_id).join(", ")}.`,
    );
  const directed = await askAbout(ctx, plan, { kind: "redirect", standing, shot_id, note: note ?? null });
  if (directed !== null) return { screenplay: screenplayPatch(standing, directed.screenplay, shot_id) };
  const { request } = madeFrom(plan);
  const seed = ctx.newSeed();
  const input = { request, seed, brand: plan.brand };
  const again = await think(ctx, "/redirect", "coverBrief", await think(ctx, "/redirect", "readBrief", input));
  const shot = again.shots[at];
  const known = new Set([...standing.cast, ...standing.props, ...standing.places].map(({ id }) => id));
  const shown =
    shot === undefined
      ? []
      : [
          shot.place,
          shot.focus,
          ...shot.props,
          ...shot.present.map(({ cast }) => cast),
          ...shot.acts.flatMap(({ by, of, to, with: tool }) => [by, of, to, tool].filter((id) => id !== null)),
        ];
  // A film that was extended or edited since has shots that its first words do not tell again.
  if (shot === undefined || !shown.every((id) => known.has(id))) return {};
  const { shot_id: _id, transition_in: _cut, role: _role, ...fields } = shot;
  return { screenplay: { shots: { [shot_id]: fields } } };
};
