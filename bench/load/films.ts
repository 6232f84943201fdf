import { setTimeout as pause } from "node:timers/promises";
import { intents } from "./calls.ts";
import type { Dice } from "./dice.ts";
import { filmIn, keep, type Person } from "./people.ts";
import { jsonIn, type Answer, type Send } from "./send.ts";

const lookEveryMs = 2000;
const json = { "content-type": "application/json" };

/** Small previews: of a sentence, of a plan, or a finished film with one shot made anew. */
const orderOf = (person: Person, dice: Dice): { path: string; body: Record<string, unknown> } => {
  const chance = dice.roll();
  const seed = dice.below(2 ** 31);
  const film = dice.one(person.films);
  const shot_id = film === undefined ? undefined : dice.one(film.shot_ids);
  if (chance < 0.2 && film !== undefined && shot_id !== undefined)
    return {
      path: "/api/v1/refine_shot",
      body: { generation_id: film.generation_id, shot_id, instruction: "closer, and make it night", render: "preview" },
    };
  const plan_id = dice.one(person.plans);
  if (chance < 0.35 && plan_id !== undefined)
    return { path: "/api/v1/generate_video", body: { plan_id, render: "preview" } };
  const raw_intent = dice.one(intents);
  const duration_seconds = 4 + dice.below(4);
  return {
    path: "/api/v1/generate_video",
    body: { raw_intent, shot_count: 3, duration_seconds, seed, render: "preview" },
  };
};

/** What the caller got, and the film that was taken in hand; null where it was refused. */
export interface Ordered {
  answer: Answer;
  generation_id: string | null;
}

/** Orders a film: most callers are told at once, every third waits for it a while. */
export const orderFilm = async (send: Send, person: Person, dice: Dice): Promise<Ordered> => {
  const { path, body } = orderOf(person, dice);
  const headers = { ...person.key, ...json, prefer: dice.roll() < 0.33 ? "wait=15" : "respond-async" };
  const answer = await send({ method: "POST", path, headers, body: JSON.stringify(body) });
  const { generation_id } = jsonIn(answer);
  if (typeof generation_id !== "string" || answer.status >= 300) return { answer, generation_id: null };
  person.underWay.add(generation_id);
  return { answer, generation_id };
};

/** Looks every two seconds until the film rests: how it ended, such as `finished ok`. Null where it did not in time. */
export const filmEnded = async (
  look: () => Promise<Answer | null>,
  person: Person,
  { generation_id, untilMs }: { generation_id: string; untilMs: () => number },
): Promise<string | null> => {
  while (performance.now() < untilMs()) {
    const answer = await look();
    const body = answer?.status === 200 ? jsonIn(answer) : {};
    if (body["state"] === "finished" || body["state"] === "cancelled") {
      person.underWay.delete(generation_id);
      const film = filmIn(body);
      if (film !== null) keep(person.films, film);
      return `${String(body["state"])} ${String(body["status"])}`;
    }
    await pause(Math.max(lookEveryMs, Number(answer?.headers["retry-after"] ?? 0) * 1000));
  }
  return null;
};

/** Publishes a finished film on its owner's own watch page. */
export const publishFilm = async (send: Send, person: Person): Promise<void> => {
  const listed = jsonIn(await send({ path: "/api/v1/publish/connections", headers: person.key }));
  const places = listed["connections"] as { connection_id: string; kind: string }[];
  const connection_id = places.find(({ kind }) => kind === "watch_page")?.connection_id;
  const generation_id = person.films[0]?.generation_id;
  const body = JSON.stringify({ generation_id, connection_id, title: "A film" });
  const headers = { ...person.key, ...json, prefer: "wait=60" };
  const made = jsonIn(await send({ method: "POST", path: "/api/v1/publish_video", headers, body }));
  if (made["status"] === "published") keep(person.publications, String(made["publication_id"]));
};
