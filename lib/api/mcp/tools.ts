import type { Tool } from "@modelcontextprotocol/server";
import { endpoints, type EndpointName } from "#lib/contract/endpoints.ts";
import type { Endpoint } from "#lib/contract/endpoint.ts";
import { jsonSchemaOf, type JsonSchema } from "#lib/contract/json-schema.ts";
import { portableSchema } from "./portable-schema.ts";

/** Rows that reach out: what comes back is the world's, and may differ the next time. */
const openWorld: ReadonlySet<string> = new Set(["ad_from_url", "animate_image", "brand_from_url", "set_brand_profile"]);

const rows = Object.entries(endpoints as Record<string, Endpoint>).filter(([, row]) => row.mcp);

/** The row behind a tool; null for names that are no tool. */
export const toolRow = (name: string): { name: EndpointName; row: Endpoint } | null => {
  const found = rows.find(([each]) => each === name);
  return found === undefined ? null : { name: found[0] as EndpointName, row: found[1] };
};

let described: Tool[] | undefined;

/** Every tool as an agent meets it. The table never changes, so they are described once. */
export const tools = (): Tool[] => (described ??= rows.map(([name, row]) => describe(name, row)));

const describe = (name: string, row: Endpoint): Tool => {
  const readOnly = row.method === "GET" || row.scopes.every((scope) => scope === "read");
  const reachesOut = openWorld.has(name) || row.scopes.includes("publish");
  return {
    name,
    title: titleOf(name),
    description: [row.summary, ...usage(row, readOnly)].join(" "),
    inputSchema: objectSchema(jsonSchemaOf(row.input, "input")),
    outputSchema: objectSchema(row.output === null ? {} : jsonSchemaOf(row.output, "output")),
    annotations: {
      title: titleOf(name),
      readOnlyHint: readOnly,
      idempotentHint: readOnly || row.method === "DELETE" || name === "set_brand_profile",
      destructiveHint: row.method === "DELETE",
      openWorldHint: reachesOut,
    },
    _meta: { "shotwright/scopes": [...row.scopes], "shotwright/billable": row.billable },
  };
};

/** What an agent must know before it calls: cost, waiting, trying again, the key's scope. */
const usage = (row: Endpoint, readOnly: boolean): string[] => [
  row.billable && row.makes === undefined
    ? "May cost money where a live model is connected; the preview is free, and max_cost_usd is a bound."
    : "Free.",
  ...((row.billable && row.makes === undefined) || row.waits === true
    ? [
        "Waits for the result for up to a minute; after that it answers generation_id and state, and get_generation tells the rest.",
      ]
    : []),
  ...(row.billable
    ? ["Safe to repeat with the same idempotency key in _meta (shotwright/idempotency_key)."]
    : readOnly
      ? ["Safe to repeat."]
      : []),
  `Needs ${row.scopes.length === 0 ? "no scope" : `the scope ${row.scopes.join(" and ")}`}.`,
];

const titleOf = (name: string): string => {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Tools take and answer objects: a choice between shapes stands inside one. */
const objectSchema = (schema: JsonSchema): Tool["inputSchema"] => ({ type: "object", ...portableSchema(schema) });
