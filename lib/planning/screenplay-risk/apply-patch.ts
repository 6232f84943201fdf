import { z } from "zod";
import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { angles, fps, framings, movements } from "#lib/contract/vocabulary.ts";
import { mergePatch } from "#lib/planning/merge-patch.ts";

export interface TimedScreenplay {
  screenplay: Screenplay;
  frames: readonly number[];
}

/** The fields of a plan's shot that risk patches write. */
const shotEdit = z.strictObject({
  framing: z.enum(framings).optional(),
  camera: z.strictObject({ movement: z.enum(movements).optional(), angle: z.enum(angles).optional() }).optional(),
  duration_seconds: z.number().optional(),
});
const planEdit = z.strictObject({
  shots: z.record(z.string(), shotEdit).default({}),
  screenplay: z.strictObject({ shots: z.record(z.string(), z.record(z.string(), z.unknown())) }).optional(),
});

/** The screenplay as it stands with a risk patch on its plan. */
export const applyRiskPatch = (film: TimedScreenplay, patch: Readonly<Record<string, unknown>>): TimedScreenplay => {
  const { shots: edits, screenplay: story } = planEdit.parse(patch);
  const shots = film.screenplay.shots.map((shot): ScreenplayShot => {
    const edit = edits[shot.shot_id];
    const retold = mergeShot(shot, story?.shots[shot.shot_id] ?? {});
    return mergeShot(retold, { ...(edit?.framing && { framing: edit.framing }), ...edit?.camera });
  });
  const frames = film.frames.map((count, index) => {
    const seconds = edits[shots[index]?.shot_id ?? ""]?.duration_seconds;
    return seconds === undefined ? count : Math.round(seconds * fps);
  });
  return { screenplay: { ...film.screenplay, shots }, frames };
};

/** A merge patch takes a key out by null, where a screenplay keeps the key and says null. */
const mergeShot = (shot: ScreenplayShot, fields: Readonly<Record<string, unknown>>): ScreenplayShot => {
  const nulls = Object.keys(fields).filter((key) => fields[key] === null);
  const merged = mergePatch(shot, fields) as ScreenplayShot;
  return { ...merged, ...Object.fromEntries(nulls.map((key) => [key, null])) };
};
