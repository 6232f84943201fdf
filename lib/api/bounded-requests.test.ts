import { expect, test } from "vitest";
import { isOf, placesIn, type Schema } from "./testing/text-places.ts";
import { endpoints, type EndpointName } from "#lib/contract/endpoints.ts";
import { jsonSchemaOf } from "#lib/contract/json-schema.ts";

/** Whether a pattern fits only so many signs: it is anchored, and nothing in it repeats without end. */
const isBounded = (pattern: string): boolean =>
  /^\^.*\$$/u.test(pattern) && !/(?:^|[^\\])[*+]|\{\d+,\}/u.test(pattern.replaceAll(/\[[^\]]*\]/gu, "x"));

const faultsIn = (schema: Schema): string[] =>
  placesIn(schema).flatMap(({ place, schema: each }) => {
    const closed = each.enum !== undefined || each.const !== undefined || isBounded(each.pattern ?? "");
    return [
      ...(isOf(each, "string") && each.maxLength === undefined && !closed ? [`${place} has no longest text`] : []),
      ...(each.items !== undefined && each.maxItems === undefined ? [`${place} has no most entries`] : []),
      ...(typeof each.additionalProperties === "object" &&
      (each.maxProperties === undefined || each.propertyNames?.maxLength === undefined)
        ? [`${place} has no most fields, or no longest name of one`]
        : []),
    ];
  });

test.each(Object.keys(endpoints) as EndpointName[])("%s takes nothing without an end", (name) => {
  expect(faultsIn(jsonSchemaOf(endpoints[name].input, "input") as Schema)).toEqual([]);
});

test("what has no end is found", () => {
  const text = { type: "string" };
  const open: Schema = {
    properties: {
      text: { ...text, pattern: "^a+$" },
      word: { ...text, pattern: "^[a-z*+]{1,9}$" },
      list: { type: "array", items: { type: ["string", "null"] } },
      record: { type: "object", additionalProperties: { ...text, maxLength: 3 }, propertyNames: { maxLength: 3 } },
    },
  };
  expect(faultsIn(open).map((fault) => fault.split(" ")[0])).toEqual(["/text", "/list", "/list/*", "/record"]);
});
