import { expect, test } from "vitest";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { editedPlan } from "./edited-plan.ts";
import { PlanRevisions } from "./plan-revisions.ts";

const plan = { ...examplePlan, plan_id: "plan_0", plan_hash: "0", parent_plan_id: null } as unknown as DirectorPlan;
const first = plan.shots[0]!.shot_id;
const lens = (lens_mm: number) => ({
  edits: { shots: { [first]: { camera: { lens_mm } } } },
  said: `lens ${lens_mm}`,
});
const lensOf = ({ shots }: DirectorPlan) => shots[0]?.camera.lens_mm;

/** Plans in memory; `refuse` says which edit is not taken. */
const desk = (refuse: (edits: PlanEdits) => boolean = () => false, from = plan) => {
  const plans = new Map([[plan.plan_id, plan]]);
  const asked: PlanEdits[] = [];
  const refused: string[] = [];
  const revisions = new PlanRevisions(
    from,
    {
      revise: async (plan_id, edits) => {
        asked.push(edits);
        const before = plans.get(plan_id);
        if (before === undefined || refuse(edits)) throw new Error("No.");
        const id = String(plans.size);
        const next = { ...editedPlan(before, edits), plan_id: `plan_${id}`, plan_hash: id, parent_plan_id: plan_id };
        plans.set(next.plan_id, next);
        return next;
      },
      load: async (plan_id) => {
        const found = plans.get(plan_id);
        if (found === undefined) throw new Error("There is no such plan.");
        return found;
      },
    },
    (said) => refused.push(said),
  );
  return { revisions, asked, refused };
};

test("an edit is seen before it is stored, and stored in order", async () => {
  const { revisions, asked } = desk();
  revisions.edit(lens(20));
  expect(lensOf(revisions.now().shown)).toBe(20);
  expect(revisions.now()).toMatchObject({ saving: true, stored: { plan_id: "plan_0" } });
  const stored = revisions.settle();
  revisions.edit(lens(30));
  await stored;
  await revisions.settle();
  expect(revisions.now()).toMatchObject({ saving: false, undo: "lens 30", stored: { plan_id: "plan_2" } });
  expect(revisions.now().shown).toBe(revisions.now().stored);
  expect(asked).toEqual([lens(20).edits, lens(30).edits]);
});

test("one hand on one thing makes one revision; what is on its way is not changed any more", async () => {
  const { revisions, asked } = desk();
  revisions.edit({ ...lens(20), hand: "lens" });
  revisions.edit({ ...lens(21), hand: "lens" });
  const stored = revisions.settle();
  revisions.edit({ ...lens(22), hand: "lens" });
  revisions.edit({ ...lens(23), hand: "lens" });
  revisions.edit({ edits: { captions: false }, said: "captions" });
  await stored;
  await revisions.settle();
  expect(asked).toEqual([lens(21).edits, lens(23).edits, { captions: false }]);
});

test("a refused edit goes back with what was built on it, and is named", async () => {
  const { revisions, refused } = desk((edits) => edits.captions === false);
  revisions.edit(lens(20));
  revisions.edit({ edits: { captions: false }, said: "captions" });
  revisions.edit(lens(30));
  await revisions.settle();
  expect(refused).toEqual(["captions"]);
  expect(revisions.now().shown).toBe(revisions.now().stored);
  expect(lensOf(revisions.now().shown)).toBe(20);
  // What can be seen to be impossible is not even sent.
  revisions.edit({ edits: { shots: { [first]: { duration_seconds: 60 } }, duration_seconds: 4 }, said: "length" });
  expect(refused).toEqual(["captions", "length"]);
  expect(revisions.now().saving).toBe(false);
});

test("undo and redo go along the stored plans, and past the first to the one it was made from", async () => {
  const { revisions, asked } = desk();
  revisions.edit(lens(20));
  expect(await revisions.undo()).toBe("lens 20");
  expect(revisions.now()).toMatchObject({ shown: { plan_id: "plan_0" }, undo: null, redo: "lens 20" });
  expect(await revisions.undo()).toBeNull();
  expect(await revisions.redo()).toBe("lens 20");
  expect(revisions.now()).toMatchObject({ shown: { plan_id: "plan_1" }, undo: "lens 20", redo: null });
  expect(asked).toHaveLength(1);
  const reloaded = desk(undefined, revisions.now().stored).revisions;
  expect(await reloaded.undo()).not.toBeNull();
  expect(reloaded.now().shown.plan_id).toBe("plan_0");
  await revisions.undo();
  revisions.edit(lens(40));
  expect(revisions.now().redo).toBeNull();
  await revisions.settle();
});

test("a plan made beside the hands is taken where nothing was edited meanwhile, and Undo goes back from it", async () => {
  const { revisions } = desk();
  const read = { ...plan, plan_id: "plan_read", parent_plan_id: "plan_0" };
  revisions.edit(lens(20));
  expect(revisions.take("plan_0", read, "Read again")).toBe(false);
  await revisions.settle();
  expect(revisions.take("plan_0", read, "Read again")).toBe(false);
  expect(lensOf(revisions.now().shown)).toBe(20);
  expect(revisions.take("plan_1", read, "Read again")).toBe(true);
  expect(revisions.now()).toMatchObject({ shown: { plan_id: "plan_read" }, undo: "Read again", saving: false });
  expect(await revisions.undo()).toBe("Read again");
  expect(revisions.now()).toMatchObject({ stored: { plan_id: "plan_1" }, redo: "Read again" });
});
