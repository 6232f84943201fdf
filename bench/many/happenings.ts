import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Ordering } from "./ordering.ts";
import { heldBy } from "./owners.ts";
import { anyOf, type Minded, type Minding } from "./processes.ts";
import type { Happening, Tally } from "./tally.ts";

interface Scene {
  workers: Minding;
  /** Those that accept films and make none; null where every process does both. */
  web: Minding | null;
  client: pg.Client;
  ordering: Pick<Ordering, "isAsking">;
  tally: Tally;
  leaseMs: number;
}

const takeOverMostMs = 30_000;
/** How often it is the web that is killed. */
const webShare = 0.2;
/** A film is written down and put in line within so long, ms. */
const acceptingMs = 150;

/** Somebody who has work in hand, if anybody has; nobody is chosen before two others can go on. */
const busyWorker = async ({ workers, client }: Scene): Promise<Minded> => {
  for (;;) {
    if (workers.ready.length >= 2) {
      const held = await Promise.all(workers.ready.map(async (one) => ({ one, held: await heldBy(client, one.id) })));
      const busy = held.filter(({ one, held: runs }) => runs > 0 && workers.ready.includes(one));
      const chosen = busy[Math.floor(Math.random() * busy.length)];
      if (chosen !== undefined) return workers.take(chosen.one);
    }
    await pause(50);
  }
};

/** Waits until nothing is left in the hands of a process, and notes how long that took. */
const takenOver = async ({ client, tally }: Scene, how: Happening, id: string, since: number): Promise<void> => {
  while ((await heldBy(client, id)) > 0) {
    if (performance.now() - since > 2 * takeOverMostMs) return tally.fault(`${id} was not taken over after ${how}`);
    await pause(25);
  }
  const took = performance.now() - since;
  tally.longestTakeOverMs[how] = Math.max(tally.longestTakeOverMs[how], took);
  if (took > takeOverMostMs) tally.fault(`${id} was taken over ${Math.round(took / 1000)} s after ${how}`);
};

const kill = async (scene: Scene): Promise<void> => {
  const { web, workers, ordering, tally } = scene;
  if (web !== null && Math.random() < webShare) {
    const one = await anyOf(web, 1);
    // Amid a film that it accepts, wherever it is with that.
    while (!ordering.isAsking && web.ready.includes(one)) await pause(5);
    await pause(Math.random() * acceptingMs);
    if (!web.ready.includes(one)) return kill(scene);
    await web.take(one).child.kill();
    tally.kills.web++;
    return void web.begin();
  }
  const { child, id } = await busyWorker(scene);
  const since = performance.now();
  await child.kill();
  void workers.begin();
  await takenOver(scene, "kill", id, since);
  tally.kills.worker++;
};

/** Stands still for longer than its lease, and wakes. */
const stop = async (scene: Scene): Promise<void> => {
  const { child, id } = await busyWorker(scene);
  const since = performance.now();
  child.signal("SIGSTOP");
  void scene.workers.begin();
  await takenOver(scene, "stop", id, since);
  await pause(Math.max(0, scene.leaseMs * 1.5 - (performance.now() - since)));
  child.signal("SIGCONT");
  const how = await child.over;
  if (how !== 70) scene.tally.fault(`a process that woke ended with ${how}`);
  scene.tally.stops++;
};

/** Every process anew, one after the other: the next one is up before an old one is asked to end. */
const roll = async (scene: Scene): Promise<void> => {
  for (const kind of [scene.web, scene.workers]) {
    const old = kind === null ? [] : [...kind.ready];
    for (const one of old) {
      await kind?.begin();
      // Meanwhile it may have ended by itself.
      if (kind?.ready.includes(one) !== true) continue;
      await kind.take(one).child.end();
      if (kind === scene.workers) await takenOver(scene, "roll", one.id, performance.now());
    }
  }
  scene.tally.rolls++;
};

export const happenings: Record<Happening, (scene: Scene) => Promise<void>> = { kill, stop, roll };
