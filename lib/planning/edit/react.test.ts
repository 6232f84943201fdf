import { expect, test } from "vitest";
import type { StagedAct } from "#lib/contract/acts.ts";
import { Problem } from "#lib/contract/errors.ts";
import type { PlanContent } from "#lib/contract/plan.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import { draftExtension } from "#lib/planning/extend/draft-extension.ts";
import { readInstruction } from "#lib/planning/refine/read-instruction.ts";
import { refinePlan } from "#lib/planning/refine/refine-plan.ts";
import { revisePlan } from "#lib/planning/revise-plan.ts";
import { plainContent } from "#lib/planning/testing/plain-content.ts";
import { elementCards as elements } from "#lib/elements/element-cards.ts";
import { screenplayPatch } from "./screenplay-patch.ts";

const input: PlanningInput = {
  request: { raw_intent: "A woman hands a boy a red cup in a kitchen", shot_count: 4, duration_seconds: 12 },
  seed: 7,
  brand: null,
  elements,
};
const give: StagedAct = { act: "give", by: "woman", of: "red_cup", to: "boy", with: null };

/** The film with one shot of known words and acts, whoever reads the intent how. */
const filmWith = (acts: StagedAct[], action = "A woman hands a boy a red cup in a kitchen."): PlanContent =>
  plainContent(
    revisePlan({
      content: plainContent(draftFilm(input)),
      edits: { screenplay: { shots: { s2: { action, detail: "", acts } } } },
      input,
    }),
  );
const film = filmWith([give]);
const revise = (edits: PlanEdits, content = film): FilmDraft => revisePlan({ content, edits, input });
const shotOf = ({ screenplay }: Pick<FilmDraft, "screenplay">, shot_id = "s2") =>
  screenplay?.shots.find((shot) => shot.shot_id === shot_id);
const stagedIn = ({ staging }: Pick<FilmDraft, "staging">, shot_id = "s2") =>
  staging?.find((each) => each.shot_id === shot_id)?.acts ?? [];
/** What is staged in the second shot and begins before it ends: an act of the next shot is only to come. */
const happening = (plan: Pick<FilmDraft, "staging" | "shots">) => {
  const duration_s = plan.shots.find(({ shot_id }) => shot_id === "s2")?.duration_seconds ?? 0;
  return stagedIn(plan).filter(({ begin_s }) => begin_s < duration_s - 0.01);
};
const told = (acts: readonly Pick<StagedAct, "act" | "by" | "of" | "to">[] = []) =>
  acts.map(({ act, by, of, to }) => [act, by, of, to].filter((part) => part !== null).join(" "));

test("acts that an edit names are staged, and unknown ids in them are refused", () => {
  const wave = { act: "wave", by: "boy", of: null, to: "woman", with: null } as const;
  const waved = revise({ screenplay: { shots: { s2: { acts: [give, wave] } } } });
  expect(told(stagedIn(waved))).toEqual(["give woman red_cup boy", "wave boy woman"]);
  expect(() => revise({ screenplay: { shots: { s2: { acts: [{ ...wave, by: "ghost" }] } } } })).toThrow(Problem);
});

test("whom a chosen act names comes into the shot", () => {
  const present = (shotOf(film)?.present ?? [])
    .filter(({ cast }) => cast === "woman")
    .map((each) => ({ ...each, holds: null }));
  const alone = plainContent(revise({ screenplay: { shots: { s2: { present, props: [], acts: [] } } } }));
  const given = revise({ screenplay: { shots: { s2: { acts: [give] } } } }, alone);
  expect(shotOf(given)?.present.map(({ cast }) => cast)).toEqual(["woman", "boy"]);
  expect(shotOf(given)?.props).toEqual(["red_cup"]);
  const layers = given.depth_layers.find(({ shot_id }) => shot_id === "s2")?.layers ?? [];
  expect(layers.flatMap(({ drawn_as }) => drawn_as.map(({ id }) => id))).toContain("boy");
});

test("any other edit keeps the acts and times them anew", () => {
  const longer = revise({ shots: { s2: { duration_seconds: 6 } } });
  expect(shotOf(longer)?.acts).toEqual([give]);
  const [before, after] = [stagedIn(film)[0], stagedIn(longer)[0]];
  expect(after?.contact_s).toBeGreaterThan((before?.contact_s ?? 9) + 0.5);
  for (const edits of [
    { shots: { s2: { framing: "wide" } } },
    { shots: { s2: { index: 4 } } },
    { screenplay: { shots: { s2: { sound: "rain" } } } },
    { screenplay: { cast: { woman: { looks: "tall" } } } },
  ] satisfies PlanEdits[])
    expect(told(stagedIn(revise(edits)))).toEqual(["give woman red_cup boy"]);
});

test.each([
  ["A woman hugs a boy in a kitchen.", ["embrace woman boy"]],
  ["She drops the cup.", ["drop woman red_cup"]],
  ["The kitchen is dark.", []],
  ["A tall woman hands a boy a red cup in a kitchen.", ["give woman red_cup boy"]],
])("a shot's new words, %s, are what happens in it", (action, acts) => {
  expect(told(happening(revise({ screenplay: { shots: { s2: { action } } } })))).toEqual(acts);
  expect(told(happening(revise({ shots: { s2: { description: action } } })))).toEqual(acts);
});

test("what its director staged beyond the words stays where the words cannot be read", () => {
  const odd = filmWith([give], "Quietness, and then the red thing is elsewhere.");
  const edited = revise(
    { screenplay: { shots: { s2: { action: "Quietness, and then the cup is elsewhere." } } } },
    odd,
  );
  expect(shotOf(edited)?.acts).toEqual([give]);
});

test("a new act gets the room that it needs, unless somebody chose the framing", () => {
  const close = plainContent(revise({ shots: { s2: { framing: "close" } } }));
  const action = "The woman drops the red cup.";
  const framed = (edits: PlanEdits) => revise(edits, close).shots.find(({ shot_id }) => shot_id === "s2")?.framing;
  expect(framed({ screenplay: { shots: { s2: { action } } } })).toBe("full");
  expect(framed({ shots: { s2: { description: action } } })).toBe("full");
  expect(framed({ shots: { s2: { description: action, framing: "close" } } })).toBe("close");
  expect(framed({ screenplay: { shots: { s2: { sound: "rain" } } } })).toBe("close");
  const smile = { ...give, act: "smile", of: null, to: null } as const;
  expect(framed({ screenplay: { shots: { s2: { acts: [give, smile] } } } })).not.toBe("full");
});

test("who leaves the shot does nothing in it any more, and nothing is done to them", () => {
  const present = shotOf(film)?.present ?? [];
  const without = (id: string) => present.filter(({ cast }) => cast !== id);
  const alone = revise({ screenplay: { shots: { s2: { present: without("boy") } } } });
  expect(told(shotOf(alone)?.acts)).toEqual(["give woman red_cup"]);
  expect(shotOf(revise({ screenplay: { shots: { s2: { present: without("woman") } } } }))?.acts).toEqual([]);
});

test("a screenplay that another director wrote is edited in with its own acts, not with those of its words", () => {
  const before = film.screenplay;
  if (before === undefined) throw new Error("no screenplay");
  const smile = { ...give, act: "smile", of: null, to: null } as const;
  const after = {
    ...before,
    shots: before.shots.map((shot) =>
      shot.shot_id === "s2" ? { ...shot, action: "The boy drops the cup.", acts: [give, smile] } : shot,
    ),
  };
  const edited = revise({ screenplay: screenplayPatch(before, after, "s2") });
  expect(shotOf(edited)?.acts).toEqual([give, smile]);
  const same = {
    ...before,
    shots: before.shots.map((shot) => (shot.shot_id === "s2" ? { ...shot, action: "The boy drops the cup." } : shot)),
  };
  expect(shotOf(revise({ screenplay: screenplayPatch(before, same, "s2") }))?.acts).toEqual([give]);
});

const refine = (words: string, content = film) => {
  const { edits } = readInstruction(words, { content, shot_id: "s2" }, input);
  return refinePlan({ content, shot_id: "s2", edits: { shots: { s2: edits } }, input }).draft;
};

test.each([
  ["let her drop the cup", ["drop woman red_cup"]],
  ["make him smile", ["give woman red_cup boy", "smile boy"]],
  ["he should hug her instead", ["embrace boy woman"]],
  ["make it darker", ["give woman red_cup boy"]],
])("an instruction, %s, is staged", (words, acts) => {
  const refined = refine(words);
  expect(told(stagedIn(refined))).toEqual(acts);
  // Every other shot's picture is used again.
  const others = (of: Pick<FilmDraft, "staging">) => of.staging?.filter(({ shot_id }) => shot_id !== "s2");
  expect(others(refined)).toEqual(others(film));
});

test("shots that follow act with those who are known, and do nothing twice", () => {
  const extended = (raw_intent?: string) =>
    draftExtension({
      content: film,
      shot_count: 1,
      seconds: 3,
      seed: 7,
      input,
      ...(raw_intent === undefined ? {} : { raw_intent }),
    } as Parameters<typeof draftExtension>[0]).draft;
  expect(told(stagedIn(extended("The boy drops the red cup"), "s5"))).toEqual(["drop boy red_cup"]);
  expect(stagedIn(extended("The boy drops the red cup"))).toEqual(stagedIn(film));
});
