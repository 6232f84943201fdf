import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { setUp } from "./setup.mjs";
import { isFree, startServer } from "./server.mjs";

const began = Date.now();
const sentence = process.argv.slice(2).join(" ").trim();
const port = Number(process.env.PORT ?? 3000);
const dataFolder = path.resolve(process.env.SHOTWRIGHT_DATA ?? ".shotwright");
const ownerFile = path.join(dataFolder, "owner.json");

await setUp();
if (!(await isFree(port))) {
  console.error(`Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`);
  process.exit(1);
}
console.log("Starting the studio …");
const first = !existsSync(ownerFile);
let server;
try {
  server = await startServer({
    port,
    env: sentence === "" ? {} : { SHOTWRIGHT_SAMPLE_FILM: "off" },
    // Warnings and errors only; the owner's account is shown below.
    print: (text) => {
      for (const line of text.split("\n")) if (/"level":"(error|warn)"|Error|⨯/.test(line)) console.error(line);
    },
  });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

let stopping = false;
const stop = async (signal) => {
  if (stopping) return;
  stopping = true;
  console.log("\nStopping …");
  await server.stop();
  process.exit(signal === "SIGINT" ? 130 : 143);
};
process.on("SIGINT", () => void stop("SIGINT"));
process.on("SIGTERM", () => void stop("SIGTERM"));

console.log(`\nThe studio is at ${server.address}`);
if (existsSync(ownerFile)) {
  const owner = JSON.parse(readFileSync(ownerFile, "utf8"));
  console.log(`  email     ${owner.email}\n  password  ${owner.password}\n  API key   ${owner.api_key}`);
  if (!first) console.log(`  (kept in ${path.relative(process.cwd(), ownerFile)})`);
  await followFilm(owner.api_key).catch((error) => console.error(`The film could not be followed: ${error.message}`));
}
console.log("\nCtrl-C stops the studio.");
const code = await server.ended;
if (!stopping) {
  console.error(`The server ended with code ${code}.`);
  process.exit(code === 0 ? 1 : code);
}

/** Makes the film that was asked for, or follows the one the first start makes, and says where it is. */
async function followFilm(key) {
  const ask = async (method, url, body, headers = {}) => {
    const answer = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body ? { "content-type": "application/json" } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const json = await answer.json();
    if (!answer.ok) throw new Error(`${json.detail ?? json.title} (${json.code})`);
    return json;
  };
  const api = `${server.address}/api/v1`;
  let id;
  if (sentence !== "") {
    console.log(`\nMaking a film of: ${sentence}`);
    const made = await ask(
      "POST",
      `${api}/generate_video`,
      { raw_intent: sentence, render: "preview" },
      { prefer: "respond-async" },
    );
    id = made.generation_id;
  } else {
    const { generations } = await ask("GET", `${api}/generations?limit=1`);
    const newest = generations[0];
    if (newest === undefined || newest.state === "finished" || newest.state === "cancelled") return;
    console.log("\nMaking the first film …");
    id = newest.generation_id;
  }
  let told = "";
  for (;;) {
    const film = await ask("GET", `${api}/generations/${id}`);
    if (film.state === "finished" || film.state === "cancelled") {
      report(film);
      return;
    }
    const line = `  ${String(Math.round(film.progress * 100)).padStart(3)} %  ${film.message}`;
    if (line !== told) console.log(line);
    told = line;
    await pause(1000);
  }
}

function report(film) {
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  if (film.status === "ok")
    console.log(
      `\n“${film.title}” is ready, ${seconds} s after the command: ${film.duration_seconds} s, ${film.shots.length} shots, ` +
        `${(film.film.bytes / 1e6).toFixed(1)} MB, signed as ${film.film.provenance.manifest_id}\n  watch it at ${film.links.studio}`,
    );
  else if (film.status === "blocked")
    console.log(`\nNo film was made: ${film.blocked.reason}. ${film.blocked.resolve}`);
  else console.log(`\nNo film was made: ${film.failure?.message ?? film.message}`);
}
