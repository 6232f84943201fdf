import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { startChild } from "#lib/engine/testing/child-process.ts";
import { aVendorFilm } from "#lib/engine/testing/vendor-film.ts";
import type { FakeFal } from "#lib/providers/testing/fake-fal.ts";
import type { Store } from "#lib/store/store.ts";
import { heldBy, takenSoFar } from "./owners.ts";
import type { Tally } from "./tally.ts";

/**
 * One worker has a film in hand, which the vendor holds up, while an idle one is killed, ended and started again beside it,
 * and films are accepted at a web that is killed too. The film stays whose it is. Answers how many were restarted.
 */
export const restartIdle = async (given: {
  times: number;
  store: Store;
  account: string;
  client: pg.Client;
  fal: FakeFal;
  tally: Tally;
  worker: string;
  web: readonly string[] | null;
}): Promise<number> => {
  const { client, fal, store, tally } = given;
  const begin = async () => {
    const child = startChild("working-process.ts", [given.worker]);
    return { child, id: await child.line("ready ") };
  };
  const goOn = Promise.withResolvers<void>();
  const held = fal.hold;
  fal.hold = (moment) => (moment === "look" ? goOn.promise : Promise.resolve());
  const owner = await begin();
  const film = await aVendorFilm(store, given.account, "held");
  // The film and its three shots.
  while ((await heldBy(client, owner.id)) < 4) await pause(50);
  const before = (await takenSoFar(client)).length;
  let restarted = 0;
  for (let i = 0; i < given.times; i++) {
    const idle = await begin();
    const web = given.web === null ? null : startChild("web-process.ts", given.web);
    await web?.line("ready ");
    const beside = web === null ? [idle.child] : [idle.child, web];
    await Promise.all(beside.map((child) => (i % 2 === 0 ? child.kill() : child.end())));
    restarted += beside.length;
    const [own, taken] = [await heldBy(client, owner.id), (await takenSoFar(client)).length - before];
    if (own !== 4 || taken > 0) tally.fault(`an idle process that restarted took work of another: ${own} left of 4`);
  }
  goOn.resolve();
  while ((await store.generations.unfinished()).includes(film)) await pause(100);
  const { rows } = await client.query<{ executor_id: string }>(
    "SELECT DISTINCT executor_id FROM dbos.workflow_status WHERE workflow_uuid LIKE $1 || '%'",
    [film],
  );
  if (rows.length !== 1 || rows[0]?.executor_id !== owner.id) tally.fault("a film did not stay whose it was");
  fal.hold = held;
  await owner.child.end();
  return restarted;
};
