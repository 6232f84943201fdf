import { expect, test } from "vitest";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { planRevisionSchema, type PlanEdits } from "#lib/contract/revision.ts";
import { screenplaySchema } from "#lib/contract/screenplay.ts";
import { editScreenplay } from "#lib/planning/edit/edit-screenplay.ts";
import { actsEdit, looksEdit, shotWordsEdit, shotWordsOf, titleEdit } from "./screenplay-edits.ts";
import {
  actWords,
  cameraWords,
  castName,
  dialogueLines,
  placeFacts,
  presentWords,
  stateWords,
  undrawnNames,
} from "./screenplay-words.ts";
import { lighthouse } from "./testing/lighthouse.ts";
import { threadsIn, threadsOf, threadWords } from "./threads.ts";

const order = ["s1", "s2", "s3"];
const [first, second, third] = lighthouse.shots;

test("the example is a screenplay", () => {
  expect(screenplaySchema.parse(lighthouse)).toEqual(lighthouse);
});

test("threads link the shot that plants with the one where it comes back", () => {
  const threads = threadsOf(lighthouse);
  expect(threads.map(({ label, kind, planted, back }) => [label, kind, planted, back])).toEqual([
    ["lantern", "thing", [1], [3]],
    ["who is out there", "question", [1], [2]],
  ]);
  expect(threadWords(threads[0]!)).toBe("planted in shot 1, comes back in shot 3");
  const { plants, returns } = threadsIn(threads, 1);
  expect(plants.map(({ thread, shots }) => [thread.label, shots])).toEqual([
    ["lantern", [3]],
    ["who is out there", [2]],
  ]);
  expect(returns).toEqual([]);
  expect(threadsIn(threads, 3).returns.map(({ shots }) => shots)).toEqual([[1]]);
});

test("a loose end and a return that nothing planted are told as such", () => {
  const loose = editScreenplay(lighthouse, { screenplay: { shots: { s3: { pays_off: ["gesture:a-wave"] } } } }, order);
  expect(threadsOf(loose).map(threadWords)).toEqual([
    "planted in shot 1, does not come back",
    "planted in shot 1, comes back in shot 2",
    "never planted, comes back in shot 3",
  ]);
});

test("what happens is told in words, and an edit of it names that shot alone", () => {
  const wave = { act: "wave", by: "keeper", of: null, to: "lantern", with: null } as const;
  expect(actWords(lighthouse, wave)).toMatch(/keeper waves to .*lantern$/u);
  const plan = { shots: [{ shot_id: "s1", index: 1 }] } as unknown as DirectorPlan;
  const edit = actsEdit(plan, "s1", [wave]);
  expect(edit.said).toBe("Change what happens in shot 1");
  expect(planRevisionSchema.parse({ plan_id: "p", ...edit.edits }).screenplay?.shots).toEqual({ s1: { acts: [wave] } });
  expect(editScreenplay(lighthouse, edit.edits, order).shots.map(({ acts }) => acts.length)).toEqual([1, 0, 0]);
});

test("who is there is told by pose, hands, eyes and place", () => {
  expect(presentWords(lighthouse, first!.present[0]!)).toEqual([
    "stand",
    "holds lantern",
    "faces right",
    "looks away",
    "centre, midway",
  ]);
  expect(presentWords(lighthouse, second!.present[0]!)).toEqual([
    "crouch",
    "under the rocks",
    "faces left",
    "looks at keeper",
    "centre, near",
  ]);
  expect(presentWords(lighthouse, third!.present[1]!)).toContain("faces us");
});

test("camera, places, states and lines are words", () => {
  expect(cameraWords(second!)).toBe("Close, 85 mm, low angle, push in: it has seen him");
  expect(cameraWords(first!)).toBe("Medium, 35 mm, static");
  expect(placeFacts(lighthouse.places[0]!)).toBe("Night, storm, winter");
  expect(stateWords(lighthouse, first!)).toBe("lantern lit");
  expect(dialogueLines(lighthouse, third!)).toEqual([{ who: "keeper", line: "Stay." }]);
  expect(lighthouse.cast.map(castName)).toEqual(["keeper", "fox", "12 × gull"]);
  expect(undrawnNames(lighthouse)).toEqual(["lantern"]);
});

test("edits are patches that the contract takes, named as a person would", () => {
  const plan = { shots: [{ shot_id: "s2", index: 2 }] } as unknown as DirectorPlan;
  const made = [
    shotWordsEdit(plan, "s2", "action", "A fox barks."),
    titleEdit("Company"),
    looksEdit(lighthouse, "fox", "looks", "dry red fur"),
  ];
  expect(made.map(({ said }) => said)).toEqual([
    "Change the action of shot 2",
    "Change the title",
    "Change the looks of fox",
  ]);
  for (const { edits } of made) expect(planRevisionSchema.parse({ plan_id: "plan_1", ...edits })).toMatchObject(edits);
});

test("an edited screenplay keeps what was not written, and follows the plan's shots", () => {
  const edits: PlanEdits = {
    shots: { s1: { narrative_purpose: "Go.", camera: { lens_mm: 24 }, caption: null }, s2: null },
    screenplay: {
      title: "Company",
      cast: { gulls: null, fox: { looks: "dry" } },
      shots: { s3: { action: "The fox wakes.", detail: "" } },
    },
  };
  const next = editScreenplay(lighthouse, edits, ["s3", "s1"]);
  expect(next.shots.map(({ shot_id }) => shot_id)).toEqual(["s3", "s1"]);
  expect(next.shots[1]).toEqual({ ...first, purpose: "Go.", lens_mm: 24, caption: null });
  expect(next.cast).toEqual([lighthouse.cast[0], { ...lighthouse.cast[1], looks: "dry" }]);
  expect(next).toMatchObject({ title: "Company", logline: lighthouse.logline, style: lighthouse.style });
  expect(shotWordsOf(next, edits.screenplay!, "s3")).toEqual({ description: "The fox wakes." });
  expect(shotWordsOf(next, edits.screenplay!, "s1")).toEqual({});
  expect(editScreenplay(lighthouse, {}, order)).toEqual(lighthouse);
});
