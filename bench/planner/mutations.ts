import { directorModes } from "#lib/contract/vocabulary.ts";
import { tallyMutations } from "#lib/planning/testing/plan-mutations.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
import { tuneIntents } from "./intents/tune.ts";

/** `node bench/planner/mutations.ts [intents] [misses of one mutation]`: spoils plans and prints what the checks say. */
const count = Number(process.argv[2] ?? 40);
const wanted = process.argv[3];
const step = Math.max(1, Math.floor(tuneIntents.length / count));
const intents = tuneIntents
  .filter((_, index) => index % step === 0)
  .slice(0, count)
  .map(({ text }) => text);
const { tallies, plans, warned } = tallyMutations(intents, directorModes, elementCards);

const percent = (part: number, whole: number) => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`);
console.log(`${intents.length} intents x ${directorModes.length} modes = ${plans} plans`);
console.log(
  `warned as planned: ${Object.entries(warned)
    .map(([id, times]) => `${id} ${percent(times, plans)}`)
    .join(", ")}`,
);
console.table(
  Object.fromEntries(
    tallies.map((tally) => [
      tally.name,
      {
        tried: tally.tried,
        detected: percent(tally.detected, tally.tried),
        "others moved": percent(tally.moved, tally.tried),
        cleared: percent(tally.cleared, tally.patched),
        which: Object.entries(tally.movedChecks)
          .map(([id, times]) => `${id} ${times}`)
          .join(" "),
      },
    ]),
  ),
);
if (wanted !== undefined)
  for (const { name, misses } of tallies)
    if (name.includes(wanted))
      for (const miss of misses.slice(0, 40))
        console.log(`${miss.kind} | ${miss.mode} | ${miss.intent.slice(0, 60)} | ${miss.note.slice(0, 220)}`);
