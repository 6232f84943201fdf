import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isStopping } from "./children.mjs";
import { filmInWork, followFilm, orderFilm, outcomeOf } from "./film.mjs";
import { mindServer } from "./mind-server.mjs";
import { chosenPort, isLoopback, readArguments } from "./ports.mjs";
import { asProgram, runOurs, timed } from "./run-step.mjs";
import { startServer } from "./server.mjs";
import { readSettingsFiles } from "./settings-file.mjs";

const began = Date.now();
readSettingsFiles();
const steps = 5;
let sentence = "";
const ownerFile = path.resolve(process.env.SHOTWRIGHT_DATA || ".shotwright", "owner.json");

await asProgram(async () => {
  const asked = readArguments(process.argv.slice(2));
  sentence = asked.sentence;
  // Asked twice: once before the minutes that a first set-up takes, and once when it matters.
  await chosenPort(asked.host);
  // On its own: what it reads to see whether anything is out of date would be held for as long as the server runs.
  const setUp = await runOurs("scripts/setup.mjs", [String(steps)]);
  if (isStopping()) return;
  if (setUp !== 0) process.exit(setUp);
  const port = await chosenPort(asked.host);
  const isFirstStart = !existsSync(ownerFile);
  const start = () => startServer({ port, host: asked.host, env: serverEnv(), print: printTroubles });
  const server = await timed(`[4/${steps}] Starting the studio`, start);
  console.log(`\nThe studio is at  ${process.env.NEXTAUTH_URL || server.address}`);
  if (!isLoopback(asked.host)) console.log(`It listens on ${asked.host}, port ${port}: other machines reach it.`);
  const owner = readOwner();
  if (owner === null) console.log("Sign in there with an account of your own.");
  else {
    // Said once: what is printed at every start is kept by every log.
    if (isFirstStart)
      console.log(`  email     ${owner.email}\n  password  ${owner.password}\n  API key   ${owner.api_key}\n`);
    else console.log(`Sign in as ${owner.email}; what was printed at the first start is kept in ${ownerFile}.\n`);
    await Promise.race([showFilm(server.address, owner.api_key, isFirstStart), server.ended]);
  }
  if (server.isRunning()) console.log("\nThe studio keeps running. Ctrl-C stops it.");
  const { code, server: last } = await mindServer(server, { start, say: console.error });
  throw new Error(`The server ended with code ${code}. The last it said:\n\n${last.lastOutput()}`);
});

function serverEnv() {
  return sentence === "" ? {} : { SHOTWRIGHT_SAMPLE_FILM: "off" };
}

/** What went wrong in the server; all else it says is shown here better. */
function printTroubles(line) {
  if (/"level":"(error|warn)"|Error:|⨯/.test(line)) console.error(line);
}

/** The account of a self-hosted instance. On a database of one's own there is none. */
function readOwner() {
  if (process.env.DATABASE_URL || process.env.DATABASE_URL_FILE || !existsSync(ownerFile)) return null;
  return JSON.parse(readFileSync(ownerFile, "utf8"));
}

/** Makes the film that was asked for, or shows the one the first start makes. A film that fails leaves the studio up. */
async function showFilm(address, key, isFirstStart) {
  const label = `[5/${steps}]`;
  try {
    const id =
      sentence === "" ? await sampleOrNone(address, key, isFirstStart) : await orderFilm(address, key, sentence);
    if (id === null) {
      console.log(`${label} Your films are in the studio.`);
      return;
    }
    console.log(`${label} Making ${sentence === "" ? "a film" : `a film of “${sentence}”`} …`);
    const film = await followFilm(address, key, id);
    console.log(`\n${outcomeOf(film, Math.round((Date.now() - began) / 1000))}`);
  } catch (error) {
    console.error(`${label} No film: ${error.message}`);
  }
}

function sampleOrNone(address, key, isFirstStart) {
  return filmInWork(address, key, isFirstStart && process.env.SHOTWRIGHT_SAMPLE_FILM !== "off");
}
