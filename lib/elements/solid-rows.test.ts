import { expect, test } from "vitest";
import { goodsOf } from "./solid-rows.ts";

const pin = {
  id: "pin",
  view: { pitch: 0.2 },
  parts: [{ ball: 0.1, of: "brass" }],
  finishes: { brass: { stuff: "metal" } },
};
const readOf = (change: object) => () => goodsOf("home", { goods: [{ ...pin, ...change }] });

test.each<[string, object, string]>([
  ["two shapes", { parts: [{ ball: 0.1, slab: [1, 1, 1] }] }, "has to have exactly one of"],
  ["a point too few", { parts: [{ turned: "0 0, 1" }] }, "are not 2 numbers between commas"],
  ["a finish that is nowhere", { finishes: {} }, "pin knows no finish brass"],
  ["a colour that is nowhere", { finishes: { brass: { colour: "tone" } } }, "pin knows no colour tone"],
  ["a motif that is nowhere", { parts: [{ motif: "wheel" }] }, "pin knows no motif wheel"],
  ["a kind that is nowhere", { parts: [{ ball: 1, is: ["nonsense"] }] }, "pin knows no variant nonsense"],
])("%s is told with the file and the id", (_, change, fault) => {
  const drawn = () => readOf(change)().map(({ plain }) => plain());
  expect(drawn).toThrow("data/elements/solids/home.json: pin");
  expect(drawn).toThrow(fault);
});

test("a variant says only what is otherwise", () => {
  const [row] = goodsOf("home", { goods: [{ ...pin, variants: [{ is: "katana", view: { turn: 1 } }] }] });
  expect(row?.variants[0]?.good()).toMatchObject({ view: { pitch: 0.2, turn: 1 }, parts: row?.plain().parts });
});
