import { z } from "zod";
import { brandBlockSchema } from "./brand.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { problems, type ProblemCode } from "./errors.ts";
import { problemSchema } from "./problem-body.ts";
import { acceptedSchema, generationSchema, linksSchema, shotSchema } from "./generation.ts";
import { hoistedSchemaOf, jsonSchemaOf, type JsonSchema } from "./json-schema.ts";
import { modelSchema } from "./model.ts";
import { directorPlanSchema, plannedShotSchema, storyReportSchema } from "./plan.ts";
import { storyIntelligenceSchema } from "./story-intelligence.ts";
import { assetSchema, discoverySchema, keySchema } from "./resources.ts";

/** Shapes that many answers share; they get a name in `components.schemas`. */
const shared: Record<string, z.ZodType> = {
  Problem: problemSchema,
  Generation: generationSchema,
  Accepted: acceptedSchema,
  Shot: shotSchema,
  PlannedShot: plannedShotSchema,
  StoryReport: storyReportSchema,
  Links: linksSchema,
  BrandBlock: brandBlockSchema,
  DirectorPlan: directorPlanSchema,
  StoryIntelligence: storyIntelligenceSchema,
  Model: modelSchema,
  Asset: assetSchema,
  Key: keySchema,
  Discovery: discoverySchema,
};

const parametersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");

const codesOf = (row: Endpoint): Record<number, ProblemCode[]> => {
  const codes: ProblemCode[] = ["rate_limited", "internal", "validation_failed"];
  if (row.public !== true) {
    codes.push("unauthenticated", "key_expired", "key_revoked", "insufficient_scope", "unavailable");
    if (row.session_only === true) codes.push("session_required");
    if (row.method !== "GET") codes.push("csrf");
  }
  if (parametersOf(row.path).length > 0) codes.push("not_found", "conflict");
  if (row.billable) codes.push("idempotency_key_reused", "plan_conflict", "conflict", "bad_request", "not_found");
  if (row.waits === true) codes.push("quote_changed");
  if (row.method === "POST" || row.method === "PATCH")
    codes.push(
      ...(row.consumes === "bytes" ? (["image_unreadable"] as const) : (["malformed_json"] as const)),
      ...(row.consumes === "bytes or json" ? (["bad_request", "image_unreadable", "conflict"] as const) : []),
      "payload_too_large",
      "unsupported_media_type",
    );
  if (row.produces === "application/octet-stream") codes.push("range_not_satisfiable");
  if (row.scopes.includes("brand")) codes.push("precondition_failed", "url_not_allowed", "url_unreachable");
  const byStatus: Record<number, ProblemCode[]> = {};
  for (const code of new Set(codes)) (byStatus[problems[code].status] ??= []).push(code);
  return byStatus;
};

const failure = (codes: ProblemCode[]): JsonSchema => ({
  description: codes.map((code) => `\`${code}\`: ${problems[code].title}.`).join(" "),
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

const billableHeaders = [
  {
    name: "Idempotency-Key",
    in: "header",
    description: "1 to 255 visible characters. The same key and body replays the first answer.",
    schema: { type: "string", minLength: 1, maxLength: 255 },
  },
  {
    name: "Prefer",
    in: "header",
    description: "`wait=N` (0 to 290 seconds) or `respond-async`.",
    schema: { type: "string" },
  },
];

const operationOf = (name: string, row: Endpoint, hoist: (schema: z.ZodType) => JsonSchema): JsonSchema => {
  const input = jsonSchemaOf(row.input, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const inPath = parametersOf(row.path);
  const takesBody = row.method === "POST" || row.method === "PATCH";
  const others = Object.entries(input.properties ?? {}).filter(([field]) => !inPath.includes(field));
  const parameters: JsonSchema[] = inPath.map((field) => ({
    name: field,
    in: "path",
    required: true,
    schema: input.properties?.[field] ?? { type: "string" },
    example: row.example[field],
  }));
  if (!takesBody || (row.takes_query === true && row.consumes === "bytes"))
    for (const [field, schema] of others)
      parameters.push({
        name: field,
        in: "query",
        required: input.required?.includes(field) === true,
        schema,
      });
  if (row.billable) parameters.push(...billableHeaders);

  const responses: Record<string, JsonSchema> = {};
  const success = String(row.success ?? 200);
  responses[success] =
    row.success === 204
      ? { description: "Done." }
      : {
          description: "Done.",
          content:
            row.output === null
              ? { [row.produces ?? "application/octet-stream"]: {} }
              : { "application/json": { schema: hoist(row.output) } },
        };
  if (row.billable)
    responses["202"] = {
      description: "The work goes on; `Location` is where it can be followed.",
      headers: {
        Location: { schema: { type: "string" } },
        "Retry-After": { schema: { type: "integer" } },
      },
      content: { "application/json": { schema: hoist(acceptedSchema) } },
    };
  for (const [status, codes] of Object.entries(codesOf(row))) responses[status] = failure(codes);

  return {
    operationId: name,
    summary: row.summary,
    tags: [row.path.split("/")[1] || "service"],
    ...(row.public === true ? { security: [] } : {}),
    ...(row.session_only === true ? { security: [{ session: [] }] } : {}),
    "x-scopes": row.scopes,
    "x-billable": row.billable,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(takesBody && row.consumes === "bytes" ? { requestBody: bytesBody } : {}),
    ...(takesBody && row.consumes !== "bytes" && others.length > 0
      ? { requestBody: withBytes(row, jsonBody(row, input, inPath)) }
      : {}),
    responses,
  };
};

const picture = { schema: { type: "string", contentMediaType: "application/octet-stream" } };
const bytesBody = {
  required: true,
  content: {
    "image/png": picture,
    "image/jpeg": picture,
    "image/webp": picture,
    "multipart/form-data": {
      schema: {
        type: "object",
        properties: { file: picture.schema },
        required: ["file"],
        additionalProperties: false,
      },
    },
  },
};

/** Rows that take more than a picture has take films. */
const filmOf = (row: Endpoint): JsonSchema => (row.upload_bytes_max === undefined ? {} : { "video/mp4": picture });

/** The JSON body, or the file itself, where a row takes either. */
const withBytes = (row: Endpoint, json: JsonSchema): JsonSchema =>
  row.consumes === "bytes or json"
    ? { required: true, content: { ...bytesBody.content, ...filmOf(row), ...(json["content"] as JsonSchema) } }
    : json;

const jsonBody = (
  row: Endpoint,
  input: { properties?: Record<string, JsonSchema>; required?: string[] },
  inPath: string[],
): JsonSchema => {
  const without = <T>(fields: Record<string, T>) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !inPath.includes(field)));
  const required = (input.required ?? []).filter((field) => !inPath.includes(field));
  const { required: _all, ...rest } = input;
  const media = {
    schema: {
      ...rest,
      properties: without(input.properties ?? {}),
      ...(required.length > 0 ? { required } : {}),
    },
    example: without(row.example),
  };
  return {
    required: required.length > 0,
    content: {
      "application/json": media,
      ...(row.method === "PATCH" ? { "application/merge-patch+json": media } : {}),
    },
  };
};

let described: { paths: Record<string, Record<string, JsonSchema>>; schemas: Record<string, JsonSchema> } | undefined;

/** Paths and shared shapes. The table never changes, so they are described once. */
const describe = () => {
  const names = z.registry<{ id?: string | undefined }>();
  for (const [id, schema] of Object.entries(shared)) names.add(schema, { id });
  const schemas: Record<string, JsonSchema> = {};
  const hoist = (schema: z.ZodType): JsonSchema => {
    const hoisted = hoistedSchemaOf(schema, "output", names);
    Object.assign(schemas, hoisted.definitions);
    return hoisted.schema;
  };
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [name, row] of Object.entries(endpoints as Record<string, Endpoint>))
    (paths[row.path] ??= {})[row.method.toLowerCase()] = operationOf(name, row, hoist);
  // A schema becomes a definition where another refers to it.
  hoist(z.object({ problem: problemSchema }));
  return { paths, schemas };
};

/** The table as an OpenAPI 3.1 document: the answer of GET `/api/v1/openapi.json`. */
export const openApiDocument = (facts: { origin: string; version: string }): { openapi: string } & JsonSchema => {
  const { paths, schemas } = (described ??= describe());
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "Shotwright",
      version: facts.version,
      summary: "One sentence in, a planned, drawn, signed short film out.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `${facts.origin}/api/v1` }],
    security: [{ key: [] }, { session: [] }],
    paths,
    components: {
      securitySchemes: {
        key: { type: "http", scheme: "bearer", description: "An API key: `Authorization: Bearer sw_live_…`." },
        session: {
          type: "apiKey",
          in: "cookie",
          name: `${facts.origin.startsWith("https:") ? "__Secure-" : ""}next-auth.session-token`,
          description: "A signed-in browser.",
        },
      },
      schemas,
    },
  };
};
