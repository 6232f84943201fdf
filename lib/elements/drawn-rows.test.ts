import { expect, it } from "vitest";
import { drawnOf, drawnRows } from "./drawn-rows.ts";

const row = { id: "wallet", strokes: [{ fill: "M0 0 L10 0 L10 -10 Z", of: "#5f3a22" }] };

const drawnAll = (file: string, content: unknown) => drawnOf(file, content).map(({ plain }) => plain());

it("reads every row of the drawn goods", () => {
  expect(drawnRows.length).toBeGreaterThan(0);
});

it("says which row of which file is wrong, and what", () => {
  const wrong = { goods: [{ ...row, strokes: [{ fill: "somewhere else", of: "#5f3a22" }] }] };
  expect(() => drawnAll("bags", wrong)).toThrow(/drawn\/bags\.json: wallet is ill-formed/);
  expect(() => drawnAll("bags", { goods: [{ ...row, variants: [{ is: "nowhere" }] }] })).toThrow(/no variant nowhere/);
});

it("stops at a name that nothing stands behind", () => {
  const goods = (stroke: object) => ({ goods: [{ ...row, strokes: [stroke] }] });
  expect(() => drawnAll("bags", goods({ fill: "flap", of: "#5f3a22" }))).toThrow(/knows no outline flap/);
  expect(() => drawnAll("bags", goods({ fill: "M0 0 L1 1 Z", of: { of: "hide" } }))).toThrow(/knows no colour hide/);
  expect(() => drawnAll("bags", goods({ motif: "strap" }))).toThrow(/knows no motif strap/);
});

it("changes of a variant only what it says", () => {
  const [good] = drawnOf("bags", {
    goods: [
      {
        ...row,
        colours: { hide: "#5f3a22", thread: "#ffffff" },
        variants: [{ is: "tote", colours: { hide: "#e8dec8" } }],
      },
    ],
  });
  expect(good?.variants[0]?.good().colours).toEqual({ hide: "#e8dec8", thread: "#ffffff" });
});
