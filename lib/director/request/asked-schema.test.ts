import { expect, test } from "vitest";
import { acts, expressions, stateScales } from "#lib/contract/acts.ts";
import { directorModes, movements, poses } from "#lib/contract/vocabulary.ts";
import { plainBrief } from "#lib/director/testing/plain-brief.ts";
import { sampleBrief } from "#lib/director/testing/sample-answer.ts";
import { brand, elements } from "#lib/planning/testing/plan-request.ts";
import { askedSchemas } from "./asked-schema.ts";
import { composeRequest } from "./compose-request.ts";
import { endings } from "./endings.ts";

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

/** Every schema within a schema, with how deep it lies. */
const within = (schema: Json, depth = 1): { schema: Json; depth: number }[] => {
  const inner = [...Object.values((schema["properties"] as Json | undefined) ?? {}), schema["items"]].filter(isJson);
  return [{ schema, depth }, ...inner.flatMap((each) => within(each, depth + 1))];
};

test.each(Object.entries(askedSchemas))("%s: the strict modes of all vendors take the schema", (_, asked) => {
  const all = within(asked as Json);
  for (const { schema } of all) {
    // No unions, limits, patterns, references or defaults.
    const allowed = ["type", "properties", "required", "additionalProperties", "items", "enum"];
    expect(Object.keys(schema).filter((key) => !allowed.includes(key))).toEqual([]);
    if (schema["type"] !== "object") continue;
    expect(schema["required"]).toEqual(Object.keys(schema["properties"] as Json));
    expect(schema["additionalProperties"]).toBe(false);
  }
  expect(Math.max(...all.map(({ depth }) => depth))).toBeLessThanOrEqual(10);
  const words = all.flatMap(({ schema }) => (schema["enum"] as string[] | undefined) ?? []);
  expect(words.length).toBeLessThan(1000);
});

test("the writer is told every word of the vocabularies, and the same for every film", () => {
  const { system } = composeRequest(sampleBrief, elements, undefined);
  const words = [
    ...directorModes,
    ...movements,
    ...poses,
    ...acts,
    ...expressions,
    ...stateScales,
    ...endings.map(({ id }) => id),
    ...elements.map(({ id }) => id),
  ];
  for (const word of words) expect(system).toContain(word);
  expect(composeRequest(plainBrief("Ein Fuchs"), elements, undefined).system).toBe(system);
  expect(system.length).toBeLessThan(16_000);
});

test("the brief tells what was ordered, and leaves out what was not", () => {
  const { user } = composeRequest(plainBrief("A fox"), elements, undefined);
  expect(user).toContain("12.0 seconds in exactly 4 shots; weight 1 is 3.0 seconds");
  for (const part of ["tagline", "brand:", "explains", "camera ordered"]) expect(user).not.toContain(part);
  const ordered = plainBrief("A fox", {
    language: "es",
    brand,
    mode_is_fixed: true,
    captions: false,
    orders: {
      ...sampleBrief.orders,
      camera: [{ movement: "arc_left", lens_mm: 85 }],
      tagline: "Rápido",
      explains: true,
    },
  });
  const told = composeRequest(ordered, elements, undefined).user;
  for (const part of [
    "Spanish (es)",
    "primary is narrative_drama, as the client chose",
    "none: every caption is empty",
    "arc_left 85 mm",
    '"Rápido", word for word',
    '"North Brew"; colours #0b3d2e primary',
    '"Taste the north" word for word as its cta',
    "a layman can say how or why",
  ])
    expect(told).toContain(part);
});
