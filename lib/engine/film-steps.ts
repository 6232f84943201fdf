import { DBOS } from "@dbos-inc/dbos-sdk";
import type { Blocked, Failure } from "#lib/contract/generation.ts";
import type { Ending } from "#lib/store/store.ts";
import { working } from "./at-work.ts";
import { chargeOf } from "./charge.ts";
import { drawHero } from "./draw-hero.ts";
import { loadJob } from "./effects.ts";
import { finishFilm, type FilmAssets } from "./finish-film.ts";
import { judge } from "./judge.ts";
import { lockedHero, lockHero } from "./lock-hero.ts";
import { stageStart } from "./progress.ts";
import { here, runOf } from "./running.ts";
import { workflowOf } from "./runs.ts";
import { generationNoticeKey, settle } from "./settle.ts";
import { forgetWork } from "./shot-flow.ts";
import { composeAhead } from "./sound-ahead.ts";
import { heldNow } from "./spending.ts";

/** What the workflow of a film does, each a step that is noted: it begins, its look is locked, it is cut, and it ends. */

/** The tool whose films are animated from a still. */
const stagedTool = "generate_video_staged";

/**
 * `still`: its look is locked by a still first; `toMake`: the shots that are not there yet. Absent in runs that began
 * before there were such.
 */
type Beginning = { shotIds: string[]; toMake?: string[]; workflow?: string; still?: boolean } | null;

/** Gates are judged before anything is made. Null: the generation has ended, blocked or cancelled. */
export const begin = async (generationId: string): Promise<Beginning> => {
  const { effects, log, signalOf } = here();
  const job = await loadJob(effects.store, generationId);
  const open = await log.write(generationId, {
    state: "running",
    stage: "gate",
    progress: stageStart.gate,
    message: "Checking consent, policy and budget.",
  });
  if (!open) return null;
  const again = await effects.judgeFilm(job.plan);
  const blocked = judge(job, again, effects.clock(), await heldNow(effects, job.generation));
  if (blocked !== null) {
    await end(generationId, { status: "blocked", blocked, message: `Blocked: ${blocked.reason}.` });
    return null;
  }
  const shotIds = job.plan.content.shots.map((shot) => shot.shot_id);
  const still = job.generation.tool === stagedTool;
  const made = (await effects.store.shots.list(generationId))
    .filter(({ asset_id, attempts }) => asset_id !== null && attempts.every(({ ended_at }) => ended_at !== null))
    .map(({ shot_id }) => shot_id);
  const toMake = shotIds.filter((id) => !made.includes(id));
  if (job.generation.request["hold"] !== true)
    await composeAhead(effects, generationId, { shotIds: toMake, still }, signalOf(runOf()));
  if (!still) await beginShots(generationId, toMake.length);
  return { shotIds, toMake, workflow: workflowOf(job.generation), still };
};

const beginShots = (generationId: string, count: number): Promise<boolean> =>
  here().log.write(generationId, {
    state: "running",
    stage: "render",
    progress: stageStart.render,
    message: `Rendering ${count} ${count === 1 ? "shot" : "shots"}.`,
  });

type StillOutcome =
  | { is: "locked" }
  | { is: "held" }
  | { is: "failed"; failure: Failure }
  | { is: "refused"; blocked: Blocked };

/** Draws the still, or takes the one that was approved. Where it is to be held, the generation rests until somebody decides. */
export const lockLook = async (generationId: string, shotCount: number): Promise<StillOutcome> => {
  const { effects, log, signalOf } = here();
  const approved = await lockedHero(effects, generationId);
  if (approved !== null) {
    await lockHero(effects, generationId, approved);
    await beginShots(generationId, shotCount);
    return { is: "locked" };
  }
  const message = "Drawing the still that sets the look.";
  await log.write(generationId, { state: "running", stage: "still", progress: stageStart.still, message });
  const drawn = await working(generationId, () => drawHero(effects, generationId, signalOf(runOf())));
  if (drawn.is !== "drawn") return drawn;
  const { hero } = drawn;
  const { generation } = await loadJob(effects.store, generationId);
  if (generation.request["hold"] === true) {
    here().forgetSignal(runOf());
    await log.write(generationId, {
      state: "awaiting_decision",
      stage: "still",
      progress: stageStart.still,
      message: "The still waits for your decision.",
    });
    return { is: "held" };
  }
  await effects.store.heroes.decide(hero.hero_frame_id, { state: "locked", note: null, decided_at: effects.clock() });
  await lockHero(effects, generationId, hero);
  await beginShots(generationId, shotCount);
  return { is: "locked" };
};

/** Has the film end as it came out, charges what it costs, and tells who is to be told. */
export const end = async (
  generationId: string,
  ending: Pick<Ending, "status" | "message"> & Partial<Pick<Ending, "blocked" | "failure" | "film">>,
): Promise<void> => {
  const { effects, log } = here();
  const generation = await effects.store.generations.byId(generationId);
  if (generation === null) throw new Error(`There is no generation ${generationId}.`);
  // A run of a round that is over ends nothing: another may have begun since.
  if (DBOS.workflowID !== undefined && DBOS.workflowID !== workflowOf(generation)) return;
  // Before it rests: from then on it may be set going again, and be given a new signal.
  here().forgetSignal(workflowOf(generation));
  await settle(
    effects,
    generation,
    {
      round: generation.round,
      state: "finished",
      charged_usd: ending.status === "ok" ? await chargeOf(effects, generation) : 0,
      finished_at: effects.clock(),
      ...ending,
    },
    effects.reach.origin,
  );
  here().tell(generation.account_id, generationNoticeKey(generation));
  forgetWork(generationId);
  log.wake(generationId);
};

/** Cuts and signs the film. Null: it has ended meanwhile. */
export const assemble = async (generationId: string): Promise<FilmAssets | null> => {
  const { effects, log, signalOf } = here();
  const running = { state: "running" as const };
  const open = await log.write(generationId, {
    ...running,
    stage: "assemble",
    progress: stageStart.assemble,
    message: "Cutting the film.",
  });
  if (!open) return null;
  return finishFilm(effects, generationId, signalOf(runOf()), async () => {
    await log.write(generationId, {
      ...running,
      stage: "sign",
      progress: stageStart.sign,
      message: "Signing the film.",
    });
  });
};

export const refuse = (generationId: string, blocked: Blocked): Promise<void> =>
  end(generationId, { status: "blocked", blocked, message: `Blocked: ${blocked.reason}` });

export const fail = (generationId: string, failure: Failure): Promise<void> =>
  end(generationId, { status: "render_failed", failure, message: failure.message });
