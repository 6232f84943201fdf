import { existsSync } from "node:fs";
import path from "node:path";
import { build } from "#scripts/build.mjs";
import { bodies, decoders, uploads } from "./bytes.ts";
import { batches, crowds, guessing, odd } from "./doors.ts";
import { openHouse, type Attack } from "./house.ts";
import { brokenCredential, freeRenders, killed, races, vendorFaults } from "./money.ts";
import { hostileWords } from "./threads.ts";
import { sideDoors } from "./words.ts";

/**
 * What a stranger or a greedy caller would try, against a disposable instance of the built product beside a vendor that
 * only pretends: `npm run bench:attacks`, or the names of some behind it. Prints what was seen, and ends with the
 * number that got through.
 */
const attacks: Record<string, { attack: Attack; connected: boolean; env?: Record<string, string> }> = {
  freeRenders: { attack: freeRenders, connected: true },
  vendorFaults: { attack: vendorFaults, connected: true },
  races: { attack: races, connected: true },
  killed: { attack: killed, connected: true },
  brokenCredential: { attack: brokenCredential, connected: true },
  decoders: { attack: decoders, connected: false },
  uploads: { attack: uploads, connected: false },
  bodies: { attack: bodies, connected: false },
  hostileWords: { attack: hostileWords, connected: false, env: { SHOTWRIGHT_READ_PER_MINUTE: "100000" } },
  guessing: { attack: guessing, connected: false },
  batches: { attack: batches, connected: false, env: { SHOTWRIGHT_GENERATE_PER_MINUTE: "20" } },
  crowds: { attack: crowds, connected: false, env: { SHOTWRIGHT_READ_PER_MINUTE: "100000" } },
  odd: { attack: odd, connected: false },
  sideDoors: { attack: sideDoors, connected: false },
};

if (!existsSync(path.join(".next", "BUILD_ID"))) await build();
const named = process.argv.slice(2);
let through = 0;
let stood = 0;
for (const [name, { attack, connected, env }] of Object.entries(attacks)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${name}`);
  const house = await openHouse(connected, {
    SHOTWRIGHT_GENERATE_PER_MINUTE: "1000",
    SHOTWRIGHT_WRITE_PER_MINUTE: "1000",
    ...env,
  });
  try {
    for (const { attack: what, seen, holds } of await attack(house)) {
      console.log(`  ${holds ? "stands " : "THROUGH"}  ${what}: ${seen}`);
      if (holds) stood++;
      else through++;
    }
  } catch (error) {
    through++;
    console.log(`  BROKEN   ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  } finally {
    await house.stop();
  }
}
console.log(`\n${stood} stood, ${through} got through`);
process.exitCode = through === 0 ? 0 : 1;
