import { openClientEngine } from "#lib/engine/client-engine.ts";
import { startChild } from "#lib/engine/testing/child-process.ts";
import { aVendorFilm } from "#lib/engine/testing/vendor-film.ts";
import type { Store } from "#lib/store/store.ts";
import { anAccount } from "#lib/store/testing/records.ts";
import type { Makers, MakersGiven } from "./makers.ts";

/** Workers whose films of one shot are written, cut and signed in play: the lines, the books and the database are real. */
export const playedMakers = async (given: MakersGiven & { store: Store; shotMs: number }): Promise<Makers> => {
  const { store, databaseUrl } = given;
  const engine = await openClientEngine({
    store,
    databaseUrl,
    clock: () => new Date(),
    pause: (ms) => new Promise((done) => setTimeout(done, ms)),
    report: (message, cause) => console.error(message, cause),
    origin: "http://localhost:3000",
  });
  const begun: ReturnType<typeof startChild>[] = [];
  let count = 0;
  const about = { shotIds: ["s1"], request: { render: "preview" } };
  return {
    accounts: [(await anAccount(store)).account_id, (await anAccount(store)).account_id],
    order: async (account) => engine.submit(await aVendorFilm(store, account, `film ${++count}`, about)),
    begin() {
      const args = [given.folder, databaseUrl, given.filmsPerWorker, given.runningPerAccount, given.shotMs].map(String);
      for (let i = 0; i < given.workers; i++) begun.push(startChild("queue-process.ts", args));
      return Promise.resolve();
    },
    async end() {
      await Promise.all(begun.map((worker) => worker.end()));
      await engine.close();
    },
  };
};
