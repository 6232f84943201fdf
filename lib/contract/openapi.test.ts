import { Ajv2020, type AnySchema } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { discoveryDocument } from "./discovery.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { problems } from "./errors.ts";
import { limits } from "./limits.ts";
import { openApiDocument } from "./openapi.ts";
import { discoverySchema } from "./resources.ts";

const rows = Object.entries(endpoints as Record<string, Endpoint>);
const document = openApiDocument({ origin: "https://films.example", version: "1.2.3" });
const discovery = discoveryDocument({
  origin: "https://films.example",
  version: "1.2.3",
  plannerVersion: "9",
  renders: "preview",
  limits,
  modes: [{ id: "narrative_drama", title: "Drama", summary: "People and turns." }],
});
const compile = (schema: unknown) =>
  new Ajv2020({ strict: false, validateFormats: false }).compile(schema as AnySchema);

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown; example?: unknown }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
  security?: unknown[];
}
const paths = document["paths"] as Record<string, Record<string, Operation>>;
const operationOf = (row: Endpoint) => paths[row.path]?.[row.method.toLowerCase()];

const nodesOf = (node: unknown): Record<string, unknown>[] =>
  typeof node !== "object" || node === null
    ? []
    : [...(Array.isArray(node) ? [] : [node as Record<string, unknown>]), ...Object.values(node).flatMap(nodesOf)];

test("every reference leads somewhere, and no private definitions are left", () => {
  const references = nodesOf(document).flatMap((node) => (typeof node["$ref"] === "string" ? [node["$ref"]] : []));
  expect(references).toContain("#/components/schemas/Generation");
  for (const reference of references) {
    const found = reference
      .replace(/^#\//, "")
      .split("/")
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
    expect(found, reference).toBeTypeOf("object");
  }
  expect(nodesOf(document).some((node) => "$defs" in node || "$id" in node)).toBe(false);
});

test.each(rows)("%s is described under its own name, with its failures", (name, row) => {
  const operation = operationOf(row);
  expect(operation?.operationId).toBe(name);
  const statuses = Object.keys(operation?.responses ?? {});
  expect(statuses).toEqual(expect.arrayContaining(["429", "500", String(row.success ?? 200)]));
  if (row.public === true) expect(operation?.security).toEqual([]);
  else expect(statuses).toEqual(expect.arrayContaining(["401", "403"]));
  if (row.billable) expect(statuses).toContain("202");
  for (const match of row.path.matchAll(/\{(\w+)\}/g))
    expect(operation?.parameters).toContainEqual(
      expect.objectContaining({ name: match[1], in: "path", required: true }),
    );
});

test.each(rows)("%s: the example fits the schema and the table, a mistyped field fits neither", (_name, row) => {
  expect(row.input.safeParse(row.example).success).toBe(true);
  const tool = discovery.tools.find(({ name }) => name === _name);
  const fits = compile(tool?.input_schema);
  expect(fits(row.example), JSON.stringify(fits.errors)).toBe(true);
  expect(fits({ ...row.example, mistyped: 1 })).toBe(false);
});

test("request bodies hold no path parameters and their examples fit", () => {
  for (const [name, row] of rows) {
    const body = operationOf(row)?.requestBody?.content["application/json"];
    if (body === undefined) continue;
    const fits = compile(body.schema);
    expect(fits(body.example), `${name}: ${JSON.stringify(fits.errors)}`).toBe(true);
  }
  expect(operationOf(endpoints.cancel_generation)?.requestBody).toBeUndefined();
});

test("the lengths of trimmed text are told", () => {
  const tool = discovery.tools.find(({ name }) => name === "generate_video");
  expect(tool?.input_schema["properties"]).toMatchObject({
    raw_intent: { type: "string", minLength: 3, maxLength: 4000 },
  });
});

test("every problem code is told of somewhere", () => {
  const text = JSON.stringify(document);
  const untold = Object.keys(problems).filter((code) => !text.includes(`\`${code}\``));
  // Sign-up is outside the API; 405 is no method's own answer; nothing is resumable yet.
  expect(["method_not_allowed", "not_resumable", "signup_closed"]).toEqual(expect.arrayContaining(untold));
});

test("discovery is in the contract's shape, complete, and every schema in it stands alone", () => {
  expect(discoverySchema.parse(discovery)).toEqual(discovery);
  expect(discovery.tools.map(({ name }) => name)).toEqual(Object.keys(endpoints));
  expect(discovery).toMatchObject({
    base_url: "https://films.example/api/v1",
    limits: { raw_intent_max: 4000, read_per_minute: 120, running_generations: 4 },
    beta: { renders: "preview" },
  });
  for (const tool of discovery.tools) {
    compile(tool.input_schema);
    if (tool.output_schema !== null) compile(tool.output_schema);
  }
});
