import { expect, test } from "vitest";
import type { BrandBlock } from "#lib/contract/brand.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { brand, elements } from "#lib/planning/testing/plan-request.ts";
import { cardFilm, plannedFor } from "./brand-card.ts";
import { plainPlan } from "./testing/plain-plan.ts";

const planOf = (block: BrandBlock | null): DirectorPlan => {
  const { seed, ...request } = cardFilm("9:16");
  return plainPlan(draftFilm({ request, seed, brand: block, elements }));
};

test("the card that is shown says what the planner would have a film of the brand say, in the same colours", () => {
  const bare = planOf(null);
  expect(bare.end_card).toBeNull();
  for (const cta of [brand.cta, null]) {
    const real = planOf({ ...brand, cta });
    const shown = plannedFor(bare, { name: brand.name, palette: brand.palette.map(({ hex }) => hex), cta });
    const said = ({ end_card, color_intent, shots }: Pick<DirectorPlan, "end_card" | "color_intent" | "shots">) => ({
      text: end_card?.text,
      cta: end_card?.cta,
      onLast: end_card?.shot_id === shots.at(-1)?.shot_id,
      own: color_intent.palette.flatMap(({ hex, role }) => (role.startsWith("brand_") ? [`${role} ${hex}`] : [])),
    });
    expect(said(shown as DirectorPlan)).toEqual(said(real));
    const last = shown.shots.at(-1)!;
    const stands_s = last.start_seconds + last.duration_seconds - (shown.end_card?.start_seconds ?? 0);
    expect(stands_s).toBeCloseTo(Math.min(cta === null ? 1.5 : 2, last.duration_seconds / 2), 6);
  }
});
