import type { Dice } from "./dice.ts";
import { keep, type Film, type Person } from "./people.ts";
import { jsonIn, type Answer, type Asked, type Send } from "./send.ts";

/** What calls are told apart by: the first three are reads. */
export const kinds = ["read", "media", "page", "plan", "write", "verify", "agent", "live", "wait", "refused"] as const;
export type Kind = (typeof kinds)[number];
export const reads: readonly Kind[] = ["read", "media", "page"];

export interface Calling {
  send: Send;
  person: Person;
  dice: Dice;
  /** A film of somebody else. */
  foreign: string;
  /** JPEG files to send. */
  pictures: readonly Buffer[];
}

/** One thing that people ask for. `weight` is its share; `expects` are the statuses that are an answer to it. */
export interface Call {
  kind: Kind;
  name: string;
  weight: number;
  expects: readonly number[];
  ask: (calling: Calling) => Promise<Answer>;
}

export const intents = [
  "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.",
  "15 second ad for a solar lantern that charges in forty minutes",
  "Two old friends chase a runaway balloon across the rooftops until the storm begins",
  "Un farero enciende la lámpara y espera un barco",
  "灯台守がランプをともす",
  "Ein Uhrmacher repariert nachts die Turmuhr und hört sie zum ersten Mal schlagen.",
  "A child learns to ride a bicycle in an empty car park at dusk.",
  "The last train leaves the station and a dog waits on the platform.",
  "A potter makes a bowl, breaks it, and mends it with gold.",
  "Une boulangère ouvre sa boutique avant l'aube sous la neige.",
];

const pages = ["/films", "/films/new", "/models", "/account", "/brands", "/publish", "/verify", "/docs"];
const json = { "content-type": "application/json" };
/** Half of those who ask are people with a browser, whose pages ask for the same. */
const authority = ({ person, dice }: Calling) => (dice.roll() < 0.5 ? person.key : person.session);

const get =
  (path: (calling: Calling) => string, headers: Record<string, string> = {}) =>
  (calling: Calling): Promise<Answer> =>
    calling.send({ path: path(calling), headers: { ...authority(calling), ...headers } });
const ofSession =
  (path: string) =>
  ({ send, person }: Calling): Promise<Answer> =>
    send({ path, headers: person.session });
const post = (calling: Calling, path: string, body: unknown, more: Partial<Asked> = {}): Promise<Answer> =>
  calling.send({
    method: "POST",
    path,
    ...more,
    headers: { ...calling.person.key, ...json, ...more.headers },
    body: JSON.stringify(body),
  });

/** A film of the person that is finished: everybody has one before the first call. */
const filmOf = ({ person, dice }: Calling): Film => {
  const film = dice.one(person.films);
  if (film === undefined) throw new Error(`${person.name} has no film yet.`);
  return film;
};
const planOf = ({ person, dice }: Calling): string => dice.one(person.plans) ?? "plan_none";
const assetPath = (calling: Calling): string => `/api/v1/assets/${filmOf(calling).asset_id}`;
const underWayOr = (calling: Calling): string =>
  calling.dice.one([...calling.person.underWay]) ?? filmOf(calling).generation_id;

/** A picture that nobody has sent before: one of those made before, with a comment of its own. */
const pictureOf = ({ dice, pictures }: Calling): Buffer => {
  const picture = dice.one(pictures);
  if (picture === undefined) throw new Error("There are no pictures.");
  const comment = Buffer.from(`\xff\xfe\0\x12${String(dice.below(2 ** 31)).padStart(16, "0")}`, "latin1");
  return Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]);
};

const planned = async (calling: Calling, path: string): Promise<Answer> => {
  const answer = await post(calling, path, {
    raw_intent: calling.dice.one(intents),
    seed: calling.dice.below(2 ** 31),
  });
  const { plan_id } = jsonIn(answer);
  if (typeof plan_id === "string") keep(calling.person.plans, plan_id);
  return answer;
};

const uploaded = async (calling: Calling): Promise<Answer> => {
  const body = pictureOf(calling);
  const headers = { ...calling.person.key, "content-type": "image/jpeg" };
  const answer = await calling.send({ method: "POST", path: "/api/v1/assets", headers, body });
  const { asset_id } = jsonIn(answer);
  if (typeof asset_id === "string") keep(calling.person.pictures, asset_id);
  return answer;
};

const removed = async (calling: Calling): Promise<Answer> => {
  const picture = calling.person.pictures.shift();
  if (picture === undefined) return uploaded(calling);
  return calling.send({ method: "DELETE", path: `/api/v1/assets/${picture}`, headers: calling.person.key });
};

/** The newest bytes that were read of a film, sent back as a stranger would. */
const searched = async (calling: Calling): Promise<Answer> => {
  const film = await calling.send({ path: assetPath(calling), headers: calling.person.key });
  const headers = { ...calling.person.key, "content-type": "video/mp4" };
  return calling.send({ method: "POST", path: "/api/v1/provenance/verify", headers, body: film.bytes });
};

const agentAsks = (calling: Calling, method: string, params: unknown): Promise<Answer> =>
  post(
    calling,
    "/api/mcp",
    { jsonrpc: "2.0", id: 1, method, params },
    {
      headers: { accept: "application/json, text/event-stream" },
    },
  );

const watched = (calling: Calling, enough: (heard: string) => boolean): Promise<Answer> =>
  calling.send({
    path: `/api/v1/generations/${underWayOr(calling)}/events`,
    headers: { ...authority(calling), accept: "text/event-stream" },
    enough,
  });
const isOver = (heard: string): boolean => heard.includes("event: finished");

type Row = readonly [number, string, Call["ask"], ...number[]];

/** Share of all calls, name, call, and what it is answered where that is not 200. */
const rows: Record<Exclude<Kind, "wait">, readonly Row[]> = {
  read: [
    [6, "films", get(() => "/api/v1/generations?limit=20")],
    [3, "films, counted", get(() => "/api/v1/generations?limit=24&with=counts&shelf=preview")],
    [
      2,
      "films, searched",
      get(({ dice }) => `/api/v1/generations?search=${dice.one(["fox", "lamp", "storm", "lantern"])}`),
    ],
    [9, "film", get((calling) => `/api/v1/generations/${filmOf(calling).generation_id}`)],
    [9, "how far a film is", get((calling) => `/api/v1/generations/${underWayOr(calling)}`)],
    [4, "models", get(() => "/api/v1/models")],
    [4, "plan", get((calling) => `/api/v1/plans/${planOf(calling)}`)],
    [2, "usage", get(() => "/api/v1/usage")],
    [1, "account", ofSession("/api/v1/account")],
    [1, "what it offers", get(() => "/api/v1")],
    [0.5, "OpenAPI", get(() => "/api/v1/openapi.json")],
    [2, "brands", get(() => "/api/v1/brand_profiles")],
    [1, "consents", get(() => "/api/v1/consents")],
    [1, "publications", get(() => "/api/v1/publications")],
    [1, "acts", ofSession("/api/v1/account/events")],
    [1.5, "credential", get((calling) => `/api/v1/provenance/${filmOf(calling).manifest_id}`)],
    [0.5, "health", get(() => "/api/health/ready")],
  ],
  media: [
    [3, "whole film", get(assetPath)],
    [
      5,
      "range of a film",
      (calling) => {
        const { asset_id, bytes } = filmOf(calling);
        const from = calling.dice.below(bytes);
        const range = { range: `bytes=${from}-${Math.min(bytes - 1, from + 262_143)}` };
        return calling.send({ path: `/api/v1/assets/${asset_id}`, headers: { ...calling.person.session, ...range } });
      },
      206,
    ],
    [
      2,
      "film that one has",
      async (calling) => {
        const head = await calling.send({ method: "HEAD", path: assetPath(calling), headers: calling.person.session });
        const etag = { "if-none-match": head.headers.etag ?? "" };
        return calling.send({ path: assetPath(calling), headers: { ...calling.person.session, ...etag } });
      },
      200,
      304,
    ],
    [2, "captions", (calling) => calling.send({ path: filmOf(calling).vtt })],
    [
      2,
      "picture",
      async (calling) => {
        const picture = calling.dice.one(calling.person.pictures) ?? filmOf(calling).asset_id;
        return calling.send({ path: `/api/v1/assets/${picture}`, headers: calling.person.session });
      },
      200,
      404,
    ],
  ],
  page: [
    [6, "page", (calling) => calling.send({ path: calling.dice.one(pages) ?? "/", headers: calling.person.session })],
    [
      4,
      "page of a film",
      (calling) => calling.send({ path: `/films/${filmOf(calling).generation_id}`, headers: calling.person.session }),
    ],
    [
      2,
      "page of a plan",
      (calling) => calling.send({ path: `/plans/${planOf(calling)}`, headers: calling.person.session }),
    ],
    [
      1,
      "watch page",
      (calling) => calling.send({ path: `/watch/${calling.dice.one(calling.person.publications) ?? "none"}` }),
      200,
      404,
    ],
  ],
  plan: [
    [4, "plan", (calling) => planned(calling, "/api/v1/director_prompt_plan")],
    [3, "story report and quote", (calling) => planned(calling, "/api/v1/story_intelligence_report")],
    [
      3,
      "edit",
      async (calling) => {
        const framing = calling.dice.one(["wide", "medium", "close"]);
        const body = JSON.stringify({ shots: { s2: { framing, caption: `Take ${calling.dice.below(1000)}.` } } });
        const path = `/api/v1/plans/${planOf(calling)}`;
        const answer = await calling.send({ method: "PATCH", path, headers: { ...calling.person.key, ...json }, body });
        const { plan_id } = jsonIn(answer);
        if (typeof plan_id === "string") keep(calling.person.plans, plan_id);
        return answer;
      },
    ],
  ],
  write: [
    [3, "upload", uploaded, 201],
    [1.5, "picture removed", removed, 201, 204],
    [
      1,
      "brand",
      (calling) =>
        post(calling, "/api/v1/brand_profiles", {
          brand_id: calling.person.brands[0],
          name: `${calling.person.name} ${calling.dice.below(1000)}`,
          palette: [`#${(0x100000 + calling.dice.below(0xeffff)).toString(16)}`],
        }),
    ],
    [
      0.5,
      "consent",
      (calling) => post(calling, "/api/v1/consents", { subject: "Mira Keller", scope: "Spring campaign" }),
      201,
    ],
    [
      0.5,
      "budget",
      ({ send, person, dice }) =>
        send({
          method: "PATCH",
          path: "/api/v1/usage",
          headers: { ...person.session, ...json },
          body: JSON.stringify({ budget_usd: 100 + dice.below(100) }),
        }),
    ],
  ],
  verify: [
    [
      1.5,
      "film by its id",
      (calling) => post(calling, "/api/v1/provenance/verify", { asset_id: filmOf(calling).asset_id }),
    ],
    [0.5, "film that is sent", searched],
    [
      0.5,
      "picture without a credential",
      (calling) => {
        const headers = { ...calling.person.key, "content-type": "image/jpeg" };
        const body = pictureOf(calling);
        return calling.send({ method: "POST", path: "/api/v1/provenance/verify", headers, body });
      },
    ],
  ],
  agent: [
    [1, "tools", (calling) => agentAsks(calling, "tools/list", {})],
    [2, "films", (calling) => agentAsks(calling, "tools/call", { name: "list_generations", arguments: { limit: 5 } })],
    [
      1,
      "film",
      (calling) =>
        agentAsks(calling, "tools/call", {
          name: "get_generation",
          arguments: { generation_id: filmOf(calling).generation_id },
        }),
    ],
    [
      1,
      "plan",
      (calling) =>
        agentAsks(calling, "tools/call", {
          name: "plan_director_prompt",
          arguments: { raw_intent: calling.dice.one(intents), seed: calling.dice.below(1000) },
        }),
    ],
  ],
  live: [
    [2, "events, left after the first", (calling) => watched(calling, (heard) => heard.includes("event: "))],
    [1, "events to the end", (calling) => watched(calling, isOver)],
  ],
  refused: [
    [
      1,
      "film of somebody else",
      (calling) => calling.send({ path: `/api/v1/generations/${calling.foreign}`, headers: calling.person.key }),
      404,
    ],
    [
      0.5,
      "unknown key",
      ({ send }) => send({ path: "/api/v1/generations", headers: { authorization: "Bearer sw_live_aaaaaaaa_nobody" } }),
      401,
    ],
    [
      1,
      "unknown field",
      (calling) => post(calling, "/api/v1/director_prompt_plan", { raw_intent: intents[0], shots: 3 }),
      400,
      422,
    ],
    [
      0.5,
      "no JSON",
      ({ send, person }) =>
        send({ method: "POST", path: "/api/v1/generate_video", headers: { ...person.key, ...json }, body: "{" }),
      400,
    ],
    [
      0.5,
      "range beyond the end",
      (calling) =>
        calling.send({ path: assetPath(calling), headers: { ...calling.person.key, range: "bytes=999999999-" } }),
      416,
    ],
    [
      0.5,
      "text as a picture",
      ({ send, person }) =>
        send({
          method: "POST",
          path: "/api/v1/assets",
          headers: { ...person.key, "content-type": "image/jpeg" },
          body: "no picture",
        }),
      400,
      415,
      422,
    ],
    [0.5, "page that is none", ({ send, person }) => send({ path: "/nothing-is-here", headers: person.session }), 404],
  ],
};

/** Everything that is asked for at the rate. Films are ordered beside it. */
export const calls: readonly Call[] = Object.entries(rows).flatMap(([kind, list]) =>
  list.map(([weight, name, ask, ...statuses]) => ({
    kind: kind as Kind,
    name,
    weight,
    ask,
    expects: statuses.length === 0 ? [200] : statuses,
  })),
);
const whole = calls.reduce((sum, { weight }) => sum + weight, 0);

/** One of them by chance, each as often as its share is. */
export const callBy = (dice: Dice): Call => {
  let left = dice.roll() * whole;
  const found = calls.find(({ weight }) => (left -= weight) < 0) ?? calls[0];
  if (found === undefined) throw new Error("There is nothing to ask for.");
  return found;
};
