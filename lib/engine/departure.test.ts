import { expect, test } from "vitest";
import { openDeparture } from "./departure.ts";

const never = new Promise<never>(() => undefined);
const soon = () => new Promise<"soon">((done) => setImmediate(() => setImmediate(() => done("soon"))));

test("who leaves waits for the steps that run, and begins none", async () => {
  const departure = openDeparture();
  let finish: (outcome: string) => void = () => undefined;
  const running = departure.during(() => new Promise<string>((done) => (finish = done)));
  const gone = departure.begin(new AbortController().signal).then(() => "gone");
  const late = departure.during(() => Promise.resolve("begun"));
  expect(await Promise.race([gone, late, soon()])).toBe("soon");
  finish("made");
  expect(await running).toBe("made");
  expect(await gone).toBe("gone");
  expect(await Promise.race([late, soon()])).toBe("soon");
});

test("patience ends: what is put down then comes to nothing, neither result nor error", async () => {
  const departure = openDeparture();
  const patience = new AbortController();
  let fail: (cause: Error) => void = () => undefined;
  const failing = departure.during(() =>
    departure.outcomeOf(() => new Promise<string>((_, failed) => (fail = failed))),
  );
  const ending = departure.outcomeOf(() => soon());
  const gone = departure.begin(patience.signal);
  patience.abort();
  await gone;
  departure.putDown();
  fail(new Error("aborted"));
  expect(await Promise.race([failing, ending, never, soon().then(soon)])).toBe("soon");
});
