import { expect, test } from "vitest";
import { sampleScreenplay } from "#lib/planning/screenplay-checks/testing/sample-screenplay.ts";
import { planRevisionSchema } from "./revision.ts";
import { screenplaySchema } from "./screenplay.ts";

/** A screenplay as it was stored before acts were staged. */
const stored = () => {
  const { shots, ...film } = structuredClone(sampleScreenplay());
  return {
    ...film,
    shots: shots.map(({ acts: _, present, now, ...shot }) => ({
      ...shot,
      present: present.map(({ feels: __, ...each }) => each),
      now: now.map(({ id, state }) => ({ id, state })),
    })),
  };
};

test("a stored screenplay that is older than acts, feelings and measures can be read", () => {
  const read = screenplaySchema.parse(stored());
  expect(read).toEqual(sampleScreenplay());
  expect(read.shots.every(({ acts }) => acts.length === 0)).toBe(true);
});

test("an act that is not on the list, or that nobody does, is none", () => {
  const film = sampleScreenplay();
  const withAct = (act: unknown) => ({ ...film, shots: film.shots.map((shot) => ({ ...shot, acts: [act] })) });
  const wave = { act: "wave", by: "maker", of: null, to: null, with: null };
  expect(screenplaySchema.safeParse(withAct(wave)).success).toBe(true);
  expect(screenplaySchema.safeParse(withAct({ ...wave, act: "ponder" })).success).toBe(false);
  expect(screenplaySchema.safeParse(withAct({ ...wave, by: null })).success).toBe(false);
});

test("an edit that does not name acts leaves them alone", () => {
  const { screenplay } = planRevisionSchema.parse({ plan_id: "p", screenplay: { shots: { s1: { sound: "rain" } } } });
  expect(screenplay?.shots?.["s1"]).toEqual({ sound: "rain" });
});
