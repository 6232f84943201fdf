import { endpoints } from "./endpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import type { Discovery } from "./resources.ts";
import { scopes, storyCheckIds, type DirectorMode, type Scope } from "./vocabulary.ts";

export const scopeDescriptions: Record<Scope, string> = {
  read: "Plan, report and look at everything of the account. Never costs anything.",
  generate: "Make films, upload pictures, record consents.",
  brand: "Create, change and delete brand profiles.",
  publish: "Connect publishers and publish films.",
};

export interface DiscoveryFacts {
  /** `https://host`, without a trailing slash. */
  origin: string;
  version: string;
  plannerVersion: string;
  renders: "preview" | "live";
  limits: Readonly<Record<string, number>>;
  modes: readonly { id: DirectorMode; title: string; summary: string }[];
}

const published = [
  "raw_intent_min",
  "raw_intent_max",
  "duration_seconds_min",
  "duration_seconds_max",
  "shot_count_min",
  "shot_count_max",
  "body_bytes_max",
  "upload_bytes_max",
  "verify_bytes_max",
  "read_per_minute",
  "write_per_minute",
  "generate_per_minute",
  "running_generations",
] as const;

let tools: Discovery["tools"] | undefined;

/** The rows of the table as a caller meets them. The table never changes, so they are described once. */
const describeTools = (): Discovery["tools"] =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, row]) => ({
    name,
    method: row.method,
    path: row.path,
    scopes: [...row.scopes],
    billable: row.billable,
    mcp: row.mcp,
    session_only: row.session_only === true,
    summary: row.summary,
    input_schema: jsonSchemaOf(row.input, "input"),
    output_schema: row.output === null ? null : jsonSchemaOf(row.output, "output"),
  }));

/** The answer of GET `/api/v1`. */
export const discoveryDocument = (facts: DiscoveryFacts): Discovery => ({
  service: "shotwright",
  version: facts.version,
  base_url: `${facts.origin}/api/v1`,
  documentation_url: `${facts.origin}/docs`,
  openapi_url: `${facts.origin}/api/v1/openapi.json`,
  mcp_url: `${facts.origin}/api/mcp`,
  planner_version: facts.plannerVersion,
  beta: { renders: facts.renders },
  scopes: scopes.map((id) => ({ id, description: scopeDescriptions[id] })),
  director_modes: facts.modes.map(({ id, title, summary }) => ({ id, title, summary })),
  story_checks: [...storyCheckIds],
  limits: Object.fromEntries(
    published.flatMap((name) => {
      const value = facts.limits[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
  tools: (tools ??= describeTools()),
});
