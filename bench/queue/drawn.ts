import { startRole, type RoleChild } from "#lib/api/testing/role-child.ts";
import type { Person } from "#lib/api/testing/test-app.ts";
import { limits } from "#lib/contract/limits.ts";
import { ffmpegPath } from "#lib/render/testing/media-tools.ts";
import type { Makers, MakersGiven } from "./makers.ts";

/** The whole product as a web and workers: films are planned, drawn, cut and signed, each as short as a preview may be. */
export const drawnMakers = async (given: MakersGiven): Promise<Makers> => {
  const most = "100000";
  const env = {
    DATABASE_URL: given.databaseUrl,
    SHOTWRIGHT_DATA: given.folder,
    SHOTWRIGHT_SECRET: "a secret of the bench, long enough for all",
    FFMPEG_PATH: ffmpegPath,
    SHOTWRIGHT_GENERATE_PER_MINUTE: most,
    SHOTWRIGHT_READ_PER_MINUTE: most,
    SHOTWRIGHT_QUEUED_PER_ACCOUNT: most,
    SHOTWRIGHT_LINE_MINUTES: most,
    SHOTWRIGHT_RUNNING_PER_ACCOUNT: String(given.runningPerAccount),
    SHOTWRIGHT_FILMS_PER_WORKER: String(given.filmsPerWorker),
    SHOTWRIGHT_DRAIN_S: "0",
  };
  const start = (role: string): RoleChild => startRole({ ...env, SHOTWRIGHT_ROLE: role });
  const web = start("web");
  await web.started;
  const people = new Map<string, Person>();
  for (let i = 0; i < 2; i++) {
    const { body } = await web.call<Person>("person");
    people.set(body.account_id, body);
  }
  const begun = [web];
  let seed = 0;
  return {
    accounts: [...people.keys()],
    async order(account) {
      const shortest = { shot_count: limits.shot_count_min, duration_seconds: limits.duration_seconds_min };
      const asked = {
        key: people.get(account)!.key,
        input: { raw_intent: "A fox finds a lantern in the snow.", ...shortest, seed: ++seed },
        headers: { Prefer: "respond-async" },
      };
      let made = await web.call("generate_video", asked);
      // On a busy machine the planner may not be up yet.
      for (let again = 0; made.status === 503 && again < 10; again++) made = await web.call("generate_video", asked);
      if (made.status !== 202) throw new Error(made.text);
    },
    async begin() {
      const workers = Array.from({ length: given.workers }, () => start("worker"));
      begun.push(...workers);
      await Promise.all(workers.map(({ started }) => started));
    },
    async end() {
      for (const each of begun) each.signal("SIGTERM");
      await Promise.all(begun.map(({ ended }) => ended));
    },
  };
};
