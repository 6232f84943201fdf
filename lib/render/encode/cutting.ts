import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import type { Melted } from "./cut-film.ts";
import type { Workshop } from "./encode-passage.ts";
import { fileShots } from "./filed-shots.ts";
import { soundIsKept, type FilmBefore } from "./film-before.ts";
import type { Answer, CutFilm, Job, ShotFiles, ShotSides } from "./jobs.ts";
import { RenderFailed } from "./render-faults.ts";

/** The jobs of a cut. The sound needs none of the shots, the passages only their sides: both may begin before the cut. */
export interface Cutting {
  /** Composes and encodes the sound of a plan, to be handed to `cutFilm`: it needs none of the shots. */
  composeSound(order: { plan: ScenePlan; signal: AbortSignal }): Promise<Uint8Array>;
  /** Makes the passages between shots, to be handed to `cutFilm`: of the shots it needs only their sides. */
  meltPassages(order: {
    plan: ScenePlan;
    shots: readonly ShotSides[];
    before?: FilmBefore | null;
    signal: AbortSignal;
  }): Promise<Melted>;
  /**
   * Joins shots, in film order, with the sound composed for the plan: `sound`, where it was composed for what is heard in
   * this very plan, and `passages`, where they were made of this very plan, these shots and the same film `before`. What
   * that film has as it is wanted is copied from there.
   */
  cutFilm(order: {
    plan: ScenePlan;
    shots: ShotFiles[];
    sound?: Promise<Uint8Array> | null;
    passages?: Promise<Melted> | null;
    before?: (FilmBefore & { film: Uint8Array }) | null;
    signal: AbortSignal;
  }): Promise<CutFilm>;
}

/** What it needs of the pool: one job of a thread, a folder that is cleared afterwards, and the key of watermarks. */
interface Threads {
  run: (job: Job, signal: AbortSignal) => Promise<Answer>;
  inWorkshop: <T>(use: (workshop: Workshop) => Promise<T>) => Promise<T>;
  newId: () => number;
  watermarkKey: () => Uint8Array<ArrayBuffer> | null;
}

/** Both, or the first fault, but never before both have ended: they work in the same folder. */
const bothOf = async <A, B>(one: A | Promise<A>, other: Promise<B>): Promise<[A, B]> => {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
};

const nothing = new Uint8Array();

export const cuttingWith = ({ run, inWorkshop, newId, watermarkKey }: Threads): Cutting => {
  const composeSound: Cutting["composeSound"] = async ({ plan, signal }) => {
    const answer = await inWorkshop(({ ffmpeg }) => run({ kind: "sound", id: newId(), plan, ffmpeg }, signal));
    if (answer.kind !== "sound") throw new RenderFailed("A render thread answered something else than a sound.");
    return answer.sound;
  };
  const meltFiled = async (job: Omit<Extract<Job, { kind: "passages" }>, "kind" | "id">, signal: AbortSignal) => {
    const answer = await run({ kind: "passages", id: newId(), ...job }, signal);
    if (answer.kind !== "passages") throw new RenderFailed("A render thread answered something else than passages.");
    return answer.melted;
  };
  return {
    composeSound,
    meltPassages: ({ plan, shots, before = null, signal }) =>
      inWorkshop(async (workshop) => {
        const sides = shots.map(({ extras, splice }) => ({ video: nothing, extras, splice }));
        return meltFiled({ plan, shots: await fileShots(workshop.folder, sides), before, ...workshop }, signal);
      }),
    async cutFilm({ plan, shots, sound: composed, passages, before: given, signal }) {
      const key = watermarkKey();
      const answer = await inWorkshop(async (workshop) => {
        const filed = await fileShots(workshop.folder, shots);
        const old = given == null ? null : { plan: given.plan, kept: given.kept };
        const silent = !plan.audio || (old !== null && soundIsKept(plan, old));
        // Two threads at once, where there are two: neither takes long, and neither needs the other.
        const [sound, melted] = await bothOf(
          silent ? null : (composed ?? composeSound({ plan, signal })),
          passages ?? meltFiled({ plan, shots: filed, before: old, ...workshop }, signal),
        );
        const file = path.join(workshop.folder, "before.mp4");
        if (given != null) await writeFile(file, given.film);
        const before = old && { ...old, file };
        return run({ kind: "film", id: newId(), plan, shots: filed, sound, melted, before, key, ...workshop }, signal);
      });
      if (answer.kind !== "film") throw new RenderFailed("A render thread answered something else than a film.");
      return answer.film;
    },
  };
};
