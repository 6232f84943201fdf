import { expect, test } from "vitest";
import { liveApp } from "./testing/live-app.ts";
import { walkMoney } from "./testing/money-walk.ts";

test("however films are planned, changed, cancelled and taken up again, the ledger agrees with the vendor's book", async () => {
  const app = await liveApp();
  const { faults, films, owed_usd, charged_usd, lost_usd, ends } = await walkMoney(app, { seed: 5, films: 25 });
  await app.close();
  expect(faults).toEqual([]);
  expect(films).toBeGreaterThanOrEqual(25);
  expect(charged_usd + lost_usd).toBeCloseTo(owed_usd, 2);
  // A walk that does not come by all of these proves little.
  expect(ends["ok"]).toBeGreaterThan(5);
  for (const end of ["cancelled", "render_failed", "blocked"]) expect(ends[end], end).toBeGreaterThan(0);
  expect(lost_usd).toBeGreaterThan(0);
}, 300_000);
