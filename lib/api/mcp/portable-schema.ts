import type { JsonSchema } from "#lib/contract/json-schema.ts";

/** Keywords that say what a value of several types is; the other ones stay around the choice. */
const annotations = new Set(["title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly"]);

/**
 * The same JSON Schema in words that narrower readers of it understand too: of several types a choice between schemas of
 * one, and no bare `false` for what may not follow in a list.
 */
export const portableSchema = (schema: JsonSchema): JsonSchema => rewritten(schema) as JsonSchema;

const rewritten = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(rewritten);
  if (typeof node !== "object" || node === null) return node;
  const schema = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "items" && value === false ? { not: {} } : rewritten(value),
    ]),
  );
  const { type, ...rest } = schema;
  if (!Array.isArray(type)) return schema;
  const around = Object.entries(rest).filter(([key]) => annotations.has(key));
  const inside = Object.entries(rest).filter(([key]) => !annotations.has(key));
  return {
    ...Object.fromEntries(around),
    anyOf: type.map((each: unknown) =>
      each === "null" ? { type: each } : { type: each, ...Object.fromEntries(inside) },
    ),
  };
};
