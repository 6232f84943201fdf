import { after } from "next/server.js";
import type { AppContext } from "#lib/context.ts";
import { withApi } from "./current-api.ts";

/** What a process does for films where none lives on. */
export type Work = NonNullable<AppContext["work"]>;

export const workPath = "/api/internal/work";
const headers = { "Cache-Control": "no-store" };
/** A function that is not awake yet takes its time; whoever calls has answered its own request before. */
const answeredWithinMs = 30_000;

/** GET and POST `/api/internal/work`: takes up what waits in line. It is answered at once, and done behind the answer. */
export const workRoute = (request: Request): Promise<Response> =>
  withApi(request, ({ services }) => Promise.resolve(answerWork(services.work, request.headers, behindAnswer)));

/** As above; `behind` runs what outlives the answer. */
export const answerWork = (
  work: Work | null,
  given: Headers,
  behind: (task: () => Promise<void>) => void,
): Response => {
  if (work === null) return Response.json({ state: "elsewhere" }, { status: 404, headers });
  if (!work.calls.isOurs(given)) return Response.json({ state: "refused" }, { status: 401, headers });
  const slice = work.slices.work();
  if (slice === null) return Response.json({ state: "working" }, { status: 202, headers });
  behind(async () => {
    try {
      if ((await slice) === "more") await callForWork(work);
    } catch (cause) {
      work.report("A slice of work came to nothing; the next call takes it up.", cause);
    }
  });
  return Response.json({ state: "begun" }, { status: 202, headers });
};

const callForWork = async ({ calls, origin, fetch, report }: Work): Promise<void> => {
  try {
    const signal = AbortSignal.timeout(answeredWithinMs);
    const answer = await fetch(`${origin}${workPath}`, { method: "POST", headers: calls.headers(), signal });
    await answer.body?.cancel();
    if (!answer.ok) report(`Nobody took up the work: ${workPath} answered ${answer.status}.`, null);
  } catch (cause) {
    report(`Nobody took up the work: ${workPath} could not be reached.`, cause);
  }
};

/** Calls for work behind the request that put something in line, at most once in `everyMs`. */
export const callingForWork = (work: Work, everyMs: number, behind: (task: () => Promise<void>) => void) => {
  let last = -Infinity;
  return (): void => {
    if (work.now() - last < everyMs) return;
    last = work.now();
    behind(() => callForWork(work));
  };
};

/** Runs a task, which reports its own failures, behind the answer of the request at hand: so long the process is kept awake. */
export const behindAnswer = (task: () => Promise<void>): void => {
  try {
    after(task);
  } catch {
    // Next has no other way to say that no request is at hand: then there is no answer to wait for.
    void task();
  }
};

/** Whoever looks at a film that nobody makes sees to it that somebody does. */
export const seeingToWork = (work: Work, everyMs: number, behind: (task: () => Promise<void>) => void) => {
  let last = -Infinity;
  return (): void => {
    if (work.now() - last < everyMs) return;
    last = work.now();
    behind(async () => {
      try {
        if ((await work.unfinished()) > 0) await callForWork(work);
      } catch (cause) {
        work.report("Nobody could tell whether films wait.", cause);
      }
    });
  };
};
