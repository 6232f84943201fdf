import { readFile } from "node:fs/promises";
import { constants, getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { Answer, CutFilm, Job } from "./jobs.ts";
import { adoptClip } from "./adopt-clip.ts";
import { adoptStill } from "./adopt-still.ts";
import { cutFilm, meltPassages } from "./cut-film.ts";
import { unfileShots } from "./filed-shots.ts";
import { encodeSound } from "./film-sound.ts";
import { frameOf } from "./frame-of.ts";
import { marksAsMade } from "./read-back.ts";
import { reportPicture } from "./report-picture.ts";
import { renderShot } from "./render-shot.ts";
import { renderStill } from "./render-still.ts";
import { warmUp } from "./warm-up.ts";

// Linux gives each thread a priority, and the encoders that this one starts inherit it; elsewhere it would be the whole
// server's.
if ((workerData as { yields: boolean }).yields && process.platform === "linux")
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));

/** One job at a time; the pool decides when to send the next. To abort, the pool ends the thread. */
const work = async (job: Job): Promise<Answer> => {
  switch (job.kind) {
    case "shot":
      return {
        kind: "shot",
        id: job.id,
        shot: await renderShot(
          job,
          (share) => tell({ kind: "progress", id: job.id, share }),
          (sides) => tell({ kind: "sides", id: job.id, sides }),
        ),
      };
    case "adopt":
      return {
        kind: "shot",
        id: job.id,
        shot: await adoptClip(job, (share) => tell({ kind: "progress", id: job.id, share })),
      };
    case "still":
      return { kind: "still", id: job.id, still: await renderStill(job) };
    case "adopt_still":
      return { kind: "still", id: job.id, still: await adoptStill(job.picture, job.aspectRatio, job.mark) };
    case "report":
      return { kind: "report", id: job.id, report: await reportPicture(job.picture, job.plan, job.shotId) };
    case "frame":
      return { kind: "frame", id: job.id, png: await frameOf(job, job.film, job.frame) };
    case "warm":
      await warmUp(job.plan);
      return { kind: "warm", id: job.id };
    case "sound":
      return { kind: "sound", id: job.id, sound: await encodeSound(job.plan, job.ffmpeg) };
    case "passages": {
      const melted = await meltPassages(job.plan, await unfileShots(job.shots, "sides"), job, job.before);
      return { kind: "passages", id: job.id, melted };
    }
    case "film":
      return { kind: "film", id: job.id, film: await cutAndRead(job) };
  }
};

const cutAndRead = async (job: Extract<Job, { kind: "film" }>): Promise<CutFilm> => {
  const before = job.before === null ? null : { ...job.before, film: new Uint8Array(await readFile(job.before.file)) };
  const cut = await cutFilm(job.plan, await unfileShots(job.shots, "film"), job, { ...job, before });
  return { ...cut, marks: job.key === null ? [] : await marksAsMade(job, cut.film, job.key) };
};

const tell = (answer: Answer): void => parentPort?.postMessage(answer, moved(answer));

/** What goes over to the server's thread instead of being copied on it. */
const moved = (answer: Answer): ArrayBuffer[] =>
  partsOf(answer).flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []));

const partsOf = (answer: Answer): Uint8Array[] => {
  switch (answer.kind) {
    case "shot":
      return [answer.shot.video, ...answer.shot.extras, answer.shot.thumbnail.bytes];
    case "sides":
      return answer.sides.extras;
    case "sound":
      return [answer.sound];
    case "passages":
      return answer.melted.file === null ? [] : [answer.melted.file];
    case "still":
      return [answer.still.png];
    case "film":
      return [answer.film.film];
    case "frame":
      return [answer.png];
    case "report":
    case "warm":
    case "progress":
    case "fault":
      return [];
  }
};

parentPort?.on("message", (job: Job) => {
  void work(job)
    .then(tell, (error: unknown) => {
      const fault = error instanceof Error ? error : new Error(String(error));
      tell({ kind: "fault", id: job.id, message: fault.message, stack: fault.stack });
    })
    .then(() => {
      // A cut has held the film and all its shots; a thread that waits would go on doing so until its next job.
      if (job.kind === "film") globalThis.gc?.();
    });
});
