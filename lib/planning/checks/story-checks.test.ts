import { expect, test } from "vitest";
import type { StoryCheck } from "#lib/contract/plan.ts";
import { directorModes, storyCheckIds, type DirectorMode, type StoryCheckId } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import { draftShots } from "#lib/planning/draft-shots.ts";
import { mergePatch } from "#lib/planning/merge-patch.ts";
import { modeCards } from "#lib/planning/modes/mode-catalog.ts";
import { openFilm } from "#lib/planning/open-film.ts";
import type { Reading } from "#lib/planning/reading.ts";
import { brand, inputFor } from "#lib/planning/testing/plan-request.ts";
import { coldBrew, keeper, noise, samples } from "#lib/planning/testing/sample-readings.ts";
import type { Checked } from "./rule.ts";
import { storyChecks } from "./story-checks.ts";

const card = (id: DirectorMode) => modeCards.find((mode) => mode.id === id) ?? modeCards[0];
const checkedFilm = (reading: Reading, mode: DirectorMode, branded = false): Checked => {
  const input = inputFor(reading, {}, 7, branded ? brand : null);
  const [primary, secondary] = [card(mode), card(mode === "place_journey" ? "narrative_drama" : "place_journey")];
  if (primary === undefined || secondary === undefined) throw new Error("no cards");
  const film = openFilm(
    reading,
    { primary: primary.id, secondary: secondary.id, reason: "test" },
    primary,
    secondary,
    input,
  );
  return { film, ...draftShots(film, input.request) };
};
const edit = (checked: Checked, at: number, change: (shot: DraftShot) => Partial<DraftShot>): Checked => ({
  ...checked,
  shots: checked.shots.map((shot, index) =>
    index === (at + checked.shots.length) % checked.shots.length ? { ...shot, ...change(shot) } : shot,
  ),
});
const byId = (checks: readonly StoryCheck[]) =>
  Object.fromEntries(checks.map((check) => [check.id, check])) as Record<StoryCheckId, StoryCheck>;
const statuses = (checked: Checked) =>
  Object.fromEntries(storyChecks(checked).map((check) => [check.id, check.status]));
const patched = (checked: Checked, patch: unknown): Checked => {
  const keyed = {
    shots: Object.fromEntries(checked.shots.map((shot) => [shot.shot_id, shot])),
    end_card: checked.end_card,
    duration_seconds: checked.film.frames / 24,
  };
  const next = mergePatch(keyed, patch) as {
    shots: Record<string, DraftShot>;
    end_card?: Checked["end_card"];
    duration_seconds: number;
  };
  return {
    shots: Object.values(next.shots)
      .toSorted((a, b) => a.index - b.index)
      .map((shot) => ({ ...shot, caption: shot.caption ?? null })),
    end_card: next.end_card ?? null,
    film: { ...checked.film, frames: Math.round(next.duration_seconds * 24) },
  };
};

const drama = checkedFilm(keeper, "narrative_drama");
const ad = checkedFilm(coldBrew, "product_hero", true);

test("five checks, in order; a sound film passes all", () => {
  expect(storyChecks(drama).map((check) => check.id)).toEqual([...storyCheckIds]);
  expect(statuses(drama)).toEqual({
    hook: "pass",
    stakes_turn: "pass",
    payoff: "pass",
    continuity: "pass",
    pacing: "pass",
  });
  expect(statuses(ad)).toEqual({
    hook: "pass",
    stakes_turn: "pass",
    payoff: "pass",
    continuity: "pass",
    pacing: "pass",
  });
});

const mutations: [name: string, base: Checked, change: (checked: Checked) => Checked, fires: StoryCheckId][] = [
  [
    "the hook is deleted",
    drama,
    (c) => edit(c, 0, () => ({ description: "Grey.", narrative_purpose: "Sets the mood." })),
    "hook",
  ],
  [
    "the hook asks nothing",
    drama,
    (c) => edit(c, 0, () => ({ narrative_purpose: "Shows what the keeper wants: the letter, in spite of the storm." })),
    "hook",
  ],
  [
    "the product leaves the first shot of an ad",
    checkedFilm(coldBrew, "product_hero"),
    (c) => edit(c, 0, () => ({ description: "Sun falls across the tiny kitchen and ice waits." })),
    "hook",
  ],
  [
    "shots only follow",
    drama,
    (c) =>
      edit(c, 1, (s) => ({
        description: `And then ${s.description.replace(/^(But( now)?|Yet|But against all that),?\s*/, "")}`,
      })),
    "stakes_turn",
  ],
  [
    "the payoff is dropped",
    drama,
    (c) => edit(c, -1, () => ({ narrative_purpose: "Shows the keeper and the letter now." })),
    "payoff",
  ],
  [
    "the final image is unsaid",
    drama,
    (c) => edit(c, -1, (s) => ({ description: s.description.replace(/ Final image:.*$/, "") })),
    "payoff",
  ],
  ["the call to action is gone", ad, (c) => ({ ...c, end_card: null }), "payoff"],
  [
    "the axis is flipped",
    drama,
    (c) =>
      edit(c, 1, (s) => ({
        continuity: {
          ...s.continuity,
          screen_direction: s.continuity.screen_direction === "left_to_right" ? "right_to_left" : "left_to_right",
        },
      })),
    "continuity",
  ],
  [
    "the wardrobe changes",
    drama,
    (c) => edit(c, 1, (s) => ({ continuity: { ...s.continuity, wardrobe: "a red dress" } })),
    "continuity",
  ],
  [
    "the key light jumps",
    drama,
    (c) => edit(c, 2, (s) => ({ continuity: { ...s.continuity, key_light_side: "back" } })),
    "continuity",
  ],
  [
    "night falls in one shot",
    drama,
    (c) => edit(c, 2, (s) => ({ continuity: { ...s.continuity, time_of_day: "night" } })),
    "continuity",
  ],
  [
    "identity is lost",
    drama,
    (c) => edit(c, 1, (s) => ({ continuity: { ...s.continuity, subject_lock: "somebody else" } })),
    "continuity",
  ],
  ["a reference is detached", drama, (c) => edit(c, 1, () => ({ attached_ref_ids: [] })), "continuity"],
  [
    "neighbours look alike",
    drama,
    (c) =>
      edit(c, 1, () => ({
        framing: c.shots[0]?.framing ?? "wide",
        camera: {
          ...(c.shots[1]?.camera ?? { lens_mm: 50, movement: "static" }),
          angle: c.shots[0]?.camera.angle ?? "low",
        },
      })),
    "pacing",
  ],
  [
    "the caption is too long",
    drama,
    (c) => edit(c, 2, () => ({ caption: "far too many words ".repeat(8).trim() })),
    "pacing",
  ],
  [
    "a shot is shortened without the film",
    drama,
    (c) => edit(c, 2, (s) => ({ duration_seconds: s.duration_seconds - 1 })),
    "pacing",
  ],
  [
    "a shot outlasts its mode",
    drama,
    (c) => ({
      ...edit(c, 2, (s) => ({ duration_seconds: s.duration_seconds + 14 })),
      film: { ...c.film, frames: c.film.frames + 14 * 24 },
    }),
    "pacing",
  ],
];

test.each(mutations)("%s: the right check fires, no other, and its patch clears it", (_, base, change, fires) => {
  const broken = change(base);
  const before = statuses(base);
  const after = byId(storyChecks(broken));
  for (const id of storyCheckIds) {
    if (id === fires) expect(["warn", "fail"]).toContain(after[id].status);
    else expect(after[id].status, id).toBe(before[id]);
  }
  expect(after[fires].evidence.length).toBeGreaterThan(0);
  expect(after[fires].score).toBeLessThan(100);
  expect(after[fires].patch).not.toBeNull();
  expect(statuses(patched(broken, after[fires].patch))[fires]).toBe("pass");
});

test("a tease must not answer; other films must", () => {
  const tease = checkedFilm(keeper, "trailer_tease");
  expect(byId(storyChecks(tease)).payoff.status).toBe("pass");
  const answered = edit(tease, -1, () => ({ narrative_purpose: "Answers the opening question: the keeper is home." }));
  const check = byId(storyChecks(answered)).payoff;
  expect(check.status).toBe("warn");
  expect(byId(storyChecks(patched(answered, check.patch))).payoff.status).toBe("pass");
});

test("what cannot be judged is not assessed", () => {
  const empty = byId(storyChecks(checkedFilm(noise, "narrative_drama")));
  expect(empty.hook).toMatchObject({ status: "not_assessed", score: null, patch: null });
  expect(empty.continuity.status).toBe("not_assessed");
});

test("whatever a generated film is warned of, its patch clears it", () => {
  for (const mode of directorModes)
    for (const reading of samples) {
      const checked = checkedFilm(reading, mode);
      for (const check of storyChecks(checked)) {
        if (check.patch === null) continue;
        expect(
          byId(storyChecks(patched(checked, check.patch)))[check.id].status,
          `${mode} ${check.id}: ${check.finding}`,
        ).toBe("pass");
      }
    }
});
