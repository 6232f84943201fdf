import { ClientProblem, isProblem, refusalOf } from "#lib/contract/client.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import { routes } from "#lib/contract/routes.ts";
import type { ScreenplayShot } from "#lib/contract/screenplay.ts";
import { serverEvents } from "./server-events.ts";

/** What is known of a film while it is still being written. */
export interface FilmSoFar {
  title: string | null;
  cast: readonly string[];
  places: readonly string[];
  /** By their place in the film, from 0; one that is still to come is not in it. */
  shots: ReadonlyMap<number, ScreenplayShot>;
}

export const nothingYet: FilmSoFar = { title: null, cast: [], places: [], shots: new Map() };

/** Where plans are asked for, in words that `fetch` understands. */
export interface PlanSource {
  baseUrl: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

export interface StreamOptions {
  signal?: AbortSignal;
  /** Told after every part that arrived, with all that is known by then. */
  onPart: (film: FilmSoFar) => void;
}

/**
 * A plan whose parts are heard of as they are written. Where the service does not stream, its one answer is the plan;
 * throws `ClientProblem` for a refusal, before the first part or after it, and where the stream ends without a plan.
 */
export const streamPlan = async (
  { baseUrl, fetch }: PlanSource,
  request: PlanRequest,
  { signal, onPart }: StreamOptions,
): Promise<DirectorPlan> => {
  const row = routes.plan_director_prompt;
  const response = await fetch(baseUrl + row.path, {
    method: row.method,
    headers: {
      Accept: "text/event-stream, application/json;q=0.9, application/problem+json",
      "Content-Type": "application/json",
    },
    body: JSON.stringify(request),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) throw await refusalOf(response);
  if (response.headers.get("content-type")?.startsWith("text/event-stream") !== true || response.body === null)
    return (await response.json()) as DirectorPlan;
  let film = nothingYet;
  for await (const { event, data } of serverEvents(response.body)) {
    if (event === "plan") return JSON.parse(data) as DirectorPlan;
    if (event === "fault") throw faultOf(data);
    film = filmAfter(film, event, data);
    onPart(film);
  }
  throw new ClientProblem(response.status, null);
};

const faultOf = (data: string): ClientProblem => {
  const said: unknown = JSON.parse(data);
  const body = typeof said === "object" && said !== null && "problem" in said ? said.problem : said;
  return isProblem(body) ? new ClientProblem(body.status, body) : new ClientProblem(500, null);
};

/** The film with one more part of it; a part of a kind that is not known changes nothing. */
const filmAfter = (film: FilmSoFar, event: string, data: string): FilmSoFar => {
  switch (event) {
    case "screenplay": {
      const { title, cast, places } = JSON.parse(data) as {
        title: string;
        cast: { name: string }[];
        places: { name: string }[];
      };
      // A second one begins the film anew: shots that were heard of no longer hold.
      return {
        title,
        cast: cast.map(({ name }) => name),
        places: places.map(({ name }) => name),
        shots: new Map(),
      };
    }
    case "shot": {
      const { index, shot } = JSON.parse(data) as { index: number; shot: ScreenplayShot };
      return { ...film, shots: new Map(film.shots).set(index, shot) };
    }
    default:
      return film;
  }
};
