import { expect, test } from "vitest";
import { finish } from "./finish.ts";
import { inMaterial } from "./materials.ts";
import { ball } from "./solid.ts";

test("most of a thing takes the material, what is small on it keeps its own", () => {
  const [body, knob] = [ball(finish([200, 200, 204], { metal: 1 }), 0.5), ball(finish([20, 20, 20]), 0.1)];
  const given = { material: "copper", seed: 3, colour: null } as const;
  const [made, kept] = inMaterial([body, knob], given);
  expect(made?.finish.colour).not.toEqual(body.finish.colour);
  expect(made?.finish.metal).toBe(1);
  expect(kept?.finish).toBe(knob.finish);
  expect(inMaterial([body, knob], { ...given, material: null })).toEqual([body, knob]);
});
