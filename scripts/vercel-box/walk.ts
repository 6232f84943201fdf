import assert from "node:assert/strict";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { functionBytesMax } from "#scripts/function-sizes.mjs";
import { functionsOfBuild } from "./functions.ts";
import { memoryBytes } from "./instance.ts";
import { whyNoJail } from "./jail.ts";
import { extendedFilm, minuteOfFilm, refinedFilm, stagedFilm, tenSeconds, type Walk } from "./make-films.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { livesTable, openReport, sizesTable, type Check } from "./report.ts";
import { openSurroundings } from "./surroundings.ts";
import * as service from "./use-service.ts";
import { signIn } from "./visitor.ts";

/**
 * What a person does with the deployed service, over HTTP, on functions of the build in this folder: `npm run test:vercel
 * -- [--life 120] [--slice 90] [--log file]`. No process outlives `life` seconds, and none runs while nobody waits for
 * anything. Prints sizes, lives, and what came of each step; ends with 1 where one failed.
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const walkThrough = async (walk: Walk, check: Check): Promise<void> => {
  await check("pages are shown, with their policy and files", () => service.seePages(walk));
  await check("a film is planned", () => service.plan(walk));
  await check("a picture of 20 MB is refused whole, and taken by way of the store", () => service.uploadPicture(walk));
  await check("the platform's clock is let in, a stranger is not", () => service.callForWork(walk));
  const short = await check("a film of 10 s is made", () => tenSeconds(walk));
  await check("a staged film waits, is approved and made", () => stagedFilm(walk));
  const long = await check("a film of 60 s is made once, though its function is killed", () => minuteOfFilm(walk));
  if (short !== null) {
    await check("a shot is refined", () => refinedFilm(walk, short));
    await check("a film is extended from its last frame", () => extendedFilm(walk, short));
    await check("a film and the file of a shot are checked", () => service.verifyFilm(walk, short));
    await check("a shot is found by its watermark", () => service.findByWatermark(walk, short));
    await check("a film is published to a bucket", () => service.publish(walk, short));
  }
  if (long !== null)
    await check("a film's file over 4.5 MB is refused whole, and checked by way of the store", () =>
      service.verifyLargeFilm(walk, long),
    );
  await check("each film is there once, and finished", () => service.seeFilms(walk, 5));
};

/** That functions kept to what they have; the log tells of each that did not. */
const demandKeptWithin = ({ lives }: Platform): Promise<void> => {
  for (const { function: name, residentPeakBytes, ended } of lives) {
    assert(residentPeakBytes < memoryBytes, `${name} held ${residentPeakBytes} bytes`);
    // On a busy machine a slice may not come to its end in time: then its work is taken up by the next one.
    assert(
      ended !== "memory" && ended !== "itself" && (ended !== "limit" || name === "work"),
      `${name} ended: ${ended}`,
    );
  }
  assert(
    lives.some(({ freezes }) => freezes > 1),
    "no process was ever stopped",
  );
  return Promise.resolve();
};

const main = async (): Promise<boolean> => {
  const { values } = parseArgs({
    options: {
      life: { type: "string", default: "120" },
      slice: { type: "string", default: "90" },
      log: { type: "string", default: path.join("test-results", "vercel-box.log") },
    },
  });
  const reason = whyNoJail();
  if (reason !== null) {
    say(`Functions cannot be held here as the platform holds them: ${reason}. Nothing was tried.`);
    say("\n0 passed, 0 failed");
    return true;
  }
  const { check, counts } = openReport(say);
  const functions = functionsOfBuild();
  for (const line of sizesTable(functions, functionBytesMax)) say(line);
  await check("each function is smaller than the platform takes", () => {
    for (const { name, bytes } of functions) assert(bytes < functionBytesMax, name);
    return Promise.resolve();
  });
  mkdirSync(path.dirname(values.log), { recursive: true });
  writeFileSync(values.log, "");
  const log = (line: string): void => appendFileSync(values.log, `${new Date().toISOString()} ${line}\n`);
  say(`Lives of ${values.life} s, slices of ${values.slice} s; what functions say is in ${values.log}`);
  const surroundings = await openSurroundings({ sliceSeconds: Number(values.slice) });
  const { env, cronSecret, owner } = surroundings;
  const platform = await openPlatform({ functions, env, cronSecret, lifeMs: Number(values.life) * 1000, log });
  try {
    const visitor = await check("the owner signs in and makes a key", () => signIn(platform.origin, owner));
    if (visitor !== null) await walkThrough({ platform, surroundings, visitor, client: visitor.client, say }, check);
    await check("functions keep to their memory and their time", () => demandKeptWithin(platform));
    for (const line of livesTable(platform.lives)) say(line);
  } finally {
    await platform.close();
    await surroundings.close();
  }
  const { passed, failed } = counts();
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
};

process.exitCode = (await main()) ? 0 : 1;
