import { expect, it } from "vitest";
import { creaturesOf } from "./creature-rows.ts";

const worm = {
  id: "worm",
  coat: "#a06a5a",
  ways: { going: { motions: ["walk"] } },
  moves: { wave: [{ when: ["going"], swing: 1 }] },
  parts: [{ tube: [[0, { is: -0.1, wave: 0.1 }], [1, -0.1]], girths: [0.1, 0.02], of: "coat" }], // prettier-ignore
};
const faultOf = (change: object) => () => creaturesOf("ground", [{ ...worm, ...change }])[0]?.plain();

it("reads a creature of tubes", () => {
  expect(creaturesOf("ground", [worm]).map(({ id }) => id)).toEqual(["worm"]);
});

it.each([
  ["a colour", { coat: "rosy" }, /worm knows no colour rosy/],
  ["a movement", { parts: [{ pool: [0, { jump: 1 }, 1, 1], of: "coat", alpha: 1 }] }, /worm knows no movement jump/],
  ["a way", { parts: [{ when: ["asleep"], motif: "tail" }] }, /no way asleep, no motif tail/],
  ["a formula", { parts: [{ made: "magic" }] }, /worm is ill-formed/],
  ["a word", { parts: [{ tubes: 1 }] }, /worm is ill-formed/],
])("names what is wrong: %s that nothing stands behind", (_, change, fault) => {
  expect(faultOf(change)).toThrow(fault);
});
