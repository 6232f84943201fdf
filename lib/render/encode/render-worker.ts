import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { Answer, Job } from "./jobs.ts";
import { cutFilm } from "./cut-film.ts";
import { renderShot } from "./render-shot.ts";
import { renderStill } from "./render-still.ts";

// Linux gives each thread a priority, and the encoders that this one starts inherit it; elsewhere it would be the whole
// server's.
if ((workerData as { yields: boolean }).yields && process.platform === "linux")
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** One job at a time; the pool decides when to send the next. To abort, the pool ends the thread. */
const work = async (job: Job): Promise<Answer> => {
  switch (job.kind) {
    case "shot":
      return {
        kind: "shot",
        id: job.id,
        shot: await renderShot(job, (share) => tell({ kind: "progress", id: job.id, share })),
      };
    case "still":
      return { kind: "still", id: job.id, still: await renderStill(job) };
    case "film":
      return { kind: "film", id: job.id, film: await cutFilm(job.plan, job.shots) };
  }
};

const tell = (answer: Answer): void => parentPort?.postMessage(answer);

parentPort?.on("message", (job: Job) => {
  work(job).then(tell, (error: unknown) => {
    const fault = error instanceof Error ? error : new Error(String(error));
    tell({ kind: "fault", id: job.id, message: fault.message, stack: fault.stack });
  });
});
