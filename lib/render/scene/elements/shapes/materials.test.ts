import { expect, test } from "vitest";
import { finish } from "./finish.ts";
import { inMaterial, materialSaid } from "./materials.ts";
import { ball } from "./solid.ts";

const lock = (phrase: string) => `${phrase}, about 0.2 m high, the same in every shot`;

test.each([
  ["kettle", "a copper kettle"],
  ["bowl", "the golden bowl"],
  ["bust", "a small marble bust"],
  ["marble bust", "a marble bust"],
  ["silla", "una silla de cuero"],
  ["reloj", "un reloj de latón"],
])("%s of %j has a material", (noun, phrase) => expect(materialSaid(noun, lock(phrase))).not.toBeNull());

test.each([
  ["kettle", "a kettle on a copper tray's side, gold"],
  ["kettle", "a blue kettle"],
  ["kettle", "a kettle or two"],
  ["bread", "a golden bread"],
  ["brass", "brass"],
  ["", ""],
])("%s of %j has none of its own", (noun, phrase) =>
  expect(materialSaid(noun, lock(phrase.replace(/ on a .*$/u, "")))).toBeNull(),
);

test("most of a thing takes the material, what is small on it keeps its own", () => {
  const [body, knob] = [ball(finish([200, 200, 204], { metal: 1 }), 0.5), ball(finish([20, 20, 20]), 0.1)];
  const given = { noun: "kettle", look: lock("a copper kettle"), seed: 3, colour: null };
  const [made, kept] = inMaterial([body, knob], given);
  expect(made?.finish.colour).not.toEqual(body.finish.colour);
  expect(made?.finish.metal).toBe(1);
  expect(kept?.finish).toBe(knob.finish);
  expect(inMaterial([body, knob], { ...given, look: lock("a kettle") })).toEqual([body, knob]);
});
