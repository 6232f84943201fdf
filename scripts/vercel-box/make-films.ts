import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "#lib/contract/client.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { Life } from "./instance.ts";
import type { Platform } from "./platform.ts";
import type { Surroundings } from "./surroundings.ts";
import type { Visitor } from "./visitor.ts";

/** The deployed service, and somebody who uses it. */
export interface Walk {
  platform: Platform;
  surroundings: Surroundings;
  visitor: Visitor;
  client: Client;
  say: (line: string) => void;
}

/** Nothing that is waited for takes longer, however busy the machine is. */
export const patienceMs = 15 * 60_000;
const later = { prefer: "respond-async" };

/** Puts a film in line, waits for it, and says how many lives and slices of work were spent on it. */
const filmed = async (walk: Walk, begin: () => Promise<{ generation_id: string }>): Promise<GenerationBody> => {
  const before = new Map(working(walk).map((life) => [life, life.requests]));
  const beganAt = Date.now();
  const { generation_id } = await begin();
  const film = await walk.visitor.settled(generation_id, patienceMs);
  const spent = working(walk).map((life) => life.requests - (before.get(life) ?? 0));
  const seconds = ((Date.now() - beganAt) / 1000).toFixed(1);
  const lives = spent.filter((calls) => calls > 0).length;
  walk.say(
    `    ${film.duration_seconds} s of film in ${seconds} s: ${lives} ${lives === 1 ? "life" : "lives"} called ${spent.reduce((sum, calls) => sum + calls, 0)} times`,
  );
  assert.deepEqual([film.state, film.status], ["finished", "ok"], film.failure?.message ?? film.message);
  await demandMadeOnce(walk, film);
  return film;
};

const working = ({ platform }: Walk): Life[] => platform.lives.filter((life) => life.function === "work");

/** The film ended once, and each of its shots was delivered by one order. */
const demandMadeOnce = async ({ platform, visitor }: Walk, film: GenerationBody): Promise<void> => {
  for (const { shot_id, delivered, attempts } of film.shots) {
    assert(delivered !== null, `${shot_id} was not delivered`);
    assert(attempts.filter(({ outcome }) => outcome === "delivered").length <= 1, `${shot_id} was delivered twice`);
  }
  const headers = { authorization: `Bearer ${visitor.key}`, "last-event-id": "0" };
  const events = await fetch(`${platform.origin}/api/v1/generations/${film.generation_id}/events`, { headers });
  const told = (await events.text()).match(/^event: finished$/gm) ?? [];
  assert.equal(told.length, 1, "the film's end was not told once");
};

/** Ten seconds in four shots. */
export const tenSeconds = (walk: Walk): Promise<GenerationBody> => {
  const raw_intent = "A fox finds a lantern in the snow and carries it home.";
  const request = { raw_intent, shot_count: 4, duration_seconds: 10, seed: 7, render: "preview" as const };
  return filmed(walk, () => walk.client.generate_video(request, later));
};

/** A film whose still waits for a decision, and gets it. */
export const stagedFilm = async (walk: Walk): Promise<GenerationBody> => {
  const { client, visitor } = walk;
  const raw_intent = "A potter lifts a bowl out of the kiln and smiles at its glaze.";
  const request = { raw_intent, shot_count: 3, duration_seconds: 6, seed: 5, hold: true };
  const { generation_id } = await client.generate_video_staged(request, later);
  const held = await visitor.settled(generation_id, patienceMs);
  assert.equal(held.state, "awaiting_decision");
  const { hero_frame_id } = held.hero_frame ?? assert.fail("no still waits");
  const film = await filmed(walk, () =>
    client.generate_video_staged({ hero_frame_id, decision: "approve" as const }, later),
  );
  assert.equal(film.hero_frame?.state, "locked");
  return film;
};

export const refinedFilm = (walk: Walk, { generation_id }: GenerationBody): Promise<GenerationBody> => {
  const change = { generation_id, shot_id: "s2", instruction: "closer, and make it night" };
  return filmed(walk, () => walk.client.refine_shot(change, later));
};

export const extendedFilm = (walk: Walk, { generation_id }: GenerationBody): Promise<GenerationBody> => {
  const request = { generation_id, shot_count: 1, duration_seconds: 3 };
  return filmed(walk, () => walk.client.extend_sequence(request, later));
};

/** A minute of film, whose function is killed as soon as one of its shots is there. */
export const minuteOfFilm = async (walk: Walk): Promise<GenerationBody> => {
  const { client, platform } = walk;
  const raw_intent =
    "A lighthouse keeper climbs the stairs at dusk, lights the lamp, and watches a ship find its way through the storm.";
  const request = { raw_intent, shot_count: 5, duration_seconds: 60, seed: 8, render: "preview" as const };
  let killedAt = 0;
  const film = await filmed(walk, async () => {
    const { generation_id } = await client.generate_video(request, later);
    for (const until = Date.now() + patienceMs; ; await pause(500)) {
      const { shots, state } = await client.get_generation({ generation_id });
      assert(state !== "finished" && Date.now() < until, `the film was ${state} before its function could be killed`);
      if (shots.some(({ delivered }) => delivered !== null)) break;
    }
    platform.kill("work");
    killedAt = Date.now();
    return { generation_id };
  });
  walk.say(`    killed amid it, finished ${((Date.now() - killedAt) / 1000).toFixed(1)} s later`);
  assert(Math.abs((film.film?.duration_seconds ?? 0) - 60) < 1, `it lasts ${film.film?.duration_seconds} s`);
  return film;
};
