import { setTimeout as pause } from "node:timers/promises";

const pollMs = 1000;
/** How long the first start has to put its sample film in line once it answers. */
const sampleWithinMs = 15_000;

/** A caller of the running service with a key. Throws what a refusal says, with the fields it speaks of. */
const apiOf = (address, key) => async (method, path, body) => {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { "content-type": "application/json", prefer: "respond-async" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(refusalOf(answer.status, text));
  return JSON.parse(text);
};

const refusalOf = (status, text) => {
  let problem;
  try {
    problem = JSON.parse(text);
  } catch {
    return `The service answered ${status}: ${text.slice(0, 200)}`;
  }
  const fields = (problem.errors ?? []).map((field) => `\n  ${field.pointer}: ${field.message}`);
  return `${problem.detail ?? problem.title} (${status} ${problem.code})${fields.join("")}`;
};

/** Asks for a film of the sentence and answers the address that shows its state. */
export const orderFilm = async (address, key, sentence) => {
  const request = { raw_intent: sentence, render: "preview" };
  return (await apiOf(address, key)("POST", "/generate_video", request)).generation_id;
};

/** The newest film unless it has come to rest: a sample that the first start makes, or one a stop interrupted. */
export const filmInWork = async (address, key, isFirstStart) => {
  const deadline = Date.now() + (isFirstStart ? sampleWithinMs : 0);
  for (;;) {
    const [newest] = (await apiOf(address, key)("GET", "/generations?limit=1")).generations;
    if (newest !== undefined && (isFirstStart || !isAtRest(newest))) return newest.generation_id;
    if (Date.now() >= deadline) return null;
    await pause(pollMs);
  }
};

const isAtRest = ({ state }) => state === "finished" || state === "cancelled";

/** Shows how a film comes along until it is at rest, and answers it. */
export const followFilm = async (address, key, generationId) => {
  const call = apiOf(address, key);
  let told = "";
  for (;;) {
    const film = await call("GET", `/generations/${generationId}`);
    if (isAtRest(film)) return film;
    const line = `      ${String(Math.round(film.progress * 100)).padStart(3)} %  ${film.message}`;
    if (line !== told) console.log(line);
    told = line;
    await pause(pollMs);
  }
};

/** What became of the film, in a few lines. */
export const outcomeOf = (film, secondsSinceStart) => {
  if (film.status === "ok")
    return [
      `“${film.title}” is ready, ${secondsSinceStart} s after the command:`,
      `${film.duration_seconds} s in ${film.shots.length} shots, ${(film.film.bytes / 1e6).toFixed(1)} MB.`,
      `\n  Watch it at  ${film.links.studio}`,
    ].join(" ");
  if (film.status === "blocked") {
    const marks = film.blocked.evidence.flatMap(({ text }) => (text === null ? [] : [`“${text}”`]));
    const because = marks.length === 0 ? "" : ` (${marks.join(", ")})`;
    return `No film was made: ${film.blocked.reason}${because}\n  ${film.blocked.resolve}`;
  }
  return `No film was made: ${film.failure?.message ?? film.message}\n  ${film.links.studio}`;
};
