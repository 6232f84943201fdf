import { expect, test } from "vitest";
import accepted from "#data/elements/accepted.json" with { type: "json" };
import { elementKinds } from "#lib/contract/element.ts";
import { elementRows } from "#lib/elements/element-rows.ts";
import { faultsOf, seen, type Seen } from "./testing/sheet.ts";

const kinds = elementKinds.filter((kind) => elementRows.some((row) => row.kind === kind));

test.each(kinds)("the sheet of %s is as somebody has seen and accepted it", (kind) => {
  const rows = elementRows.filter((row) => row.kind === kind);
  const pictures = Object.fromEntries(rows.map(({ id }) => [id, seen(id)]));
  expect(faultsOf(pictures, accepted), "npm run elements:accept, when you have looked at them").toEqual([]);
});

const whole: Seen = { hash: "00ff00ff00ff00ff", painted: 0.4, cut: [] };
const known = { hashes: { cup: whole.hash, jar: "ff00ff00ff00ff00" }, cut: [], empty: [], alike: [] };

test.each<[string, Record<string, Seen>, string]>([
  ["changed", { cup: { ...whole, hash: "ffffffff00000000" } }, "cup looks otherwise: look at it and accept it"],
  ["new", { mug: whole }, "mug is new: look at it and accept it"],
  ["empty", { cup: { ...whole, painted: 0 } }, "cup is empty"],
  ["clipped", { cup: { ...whole, cut: ["top"] } }, "cup is cut off at its top"],
  ["near-equal", { cup: whole, mug: { ...whole, hash: "00ff00ff00ff00fe" } }, "cup is nearly equal to mug"],
])("a %s picture is told", (_, pictures, fault) => expect(faultsOf(pictures, known)).toContain(fault));

test("what was accepted is no fault", () => {
  expect(faultsOf({ cup: whole }, known)).toEqual([]);
  expect(faultsOf({ cup: { ...whole, painted: 0 } }, { ...known, empty: ["cup"] })).toEqual([]);
});
