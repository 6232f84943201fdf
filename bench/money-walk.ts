import { parseArgs } from "node:util";
import { liveApp } from "#lib/api/testing/live-app.ts";
import { walkMoney, type WalkTally } from "#lib/api/testing/money-walk.ts";

/**
 * Whether money adds up: `npm run bench:money -- [--films 500] [--seed 1] [--first 1]`. Walks by chance over plans, edits, films,
 * stills, cancellations, resumptions, budgets and prices, with a vendor on the loopback that has every fault; after each
 * step the ledger, the book of orders and the vendor's own must agree. Prints the sums, and ends with 1 where they do not.
 */
const { values } = parseArgs({
  options: {
    films: { type: "string", default: "500" },
    seed: { type: "string", default: "1" },
    first: { type: "string", default: "1" },
  },
});

const app = await liveApp();
const start = performance.now();
const words = ({ faults, ...tally }: WalkTally): string =>
  JSON.stringify({ ...tally, disagree: faults.length, seconds: Math.round((performance.now() - start) / 1000) });
let next = 50;
const { faults, ...tally } = await walkMoney(app, {
  seed: Number(values.seed),
  films: Number(values.films),
  first: Number(values.first),
  tell: (sofar) => {
    if (sofar.films < next) return;
    next += 50;
    console.log(words(sofar));
  },
});
await app.close();
console.log(words({ faults, ...tally }));
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? "Every sum agrees." : `${faults.length} do not agree.`);
process.exitCode = faults.length === 0 ? 0 : 1;
