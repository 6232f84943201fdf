import { enableCompileCache } from "node:module";
import path from "node:path";
import { parentPort } from "node:worker_threads";
import type { Answer, Job } from "./jobs.ts";

// Compiling the elements takes a second of a thread's life; from the second thread on it is read from disk.
enableCompileCache(path.join(import.meta.dirname, "../../../node_modules/.cache/render-thread"));

/** One job at a time; the pool decides when to send the next. To abort, the pool ends the thread. */
const work = async (job: Job): Promise<Answer> => {
  switch (job.kind) {
    case "shot": {
      const { renderShot } = await import("./render-shot.ts");
      return {
        kind: "shot",
        id: job.id,
        shot: await renderShot(job, (share) => tell({ kind: "progress", id: job.id, share })),
      };
    }
    case "still": {
      const { renderStill } = await import("./render-still.ts");
      return { kind: "still", id: job.id, still: await renderStill(job) };
    }
    case "film": {
      const { cutFilm } = await import("./cut-film.ts");
      return { kind: "film", id: job.id, film: await cutFilm(job.plan, job.shots) };
    }
  }
};

const tell = (answer: Answer): void => parentPort?.postMessage(answer);

parentPort?.on("message", (job: Job) => {
  work(job).then(tell, (error: unknown) => {
    const fault = error instanceof Error ? error : new Error(String(error));
    tell({ kind: "fault", id: job.id, message: fault.message, stack: fault.stack });
  });
});
