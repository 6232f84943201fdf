import { z } from "zod";

export type JsonSchema = Record<string, unknown>;

/** A schema as JSON Schema 2020-12: what a caller may send (`input`) or will get (`output`). Self-contained. */
export const jsonSchemaOf = (schema: z.ZodType, io: "input" | "output"): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
};

/**
 * The same, but parts that `names` knows become references to `#/components/schemas/<name>`; their definitions come
 * back beside it. Zod's own `$defs` would not resolve inside an OpenAPI document.
 */
export const hoistedSchemaOf = (
  schema: z.ZodType,
  io: "input" | "output",
  names: typeof z.globalRegistry,
): { schema: JsonSchema; definitions: Record<string, JsonSchema> } => {
  const { $schema: _dialect, $defs, ...rest } = z.toJSONSchema(schema, { io, metadata: names });
  const definitions: Record<string, JsonSchema> = {};
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { id: _id, ...body } = definition as JsonSchema;
    definitions[name] = rewritten(body) as JsonSchema;
  }
  return { schema: rewritten(rest) as JsonSchema, definitions };
};

const rewritten = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(rewritten);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "$ref" && typeof value === "string"
        ? value.replace(/^#\/\$defs\//, "#/components/schemas/")
        : rewritten(value),
    ]),
  );
};
