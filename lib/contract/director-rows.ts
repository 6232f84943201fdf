import { z } from "zod";
import { endpoint, type Endpoint } from "./endpoint.ts";

/** One way to connect a language model. */
export const directorChoiceSchema = z.object({
  provider: z.string(),
  title: z.string(),
  variable: z.string().describe("The one variable to set: `SHOTWRIGHT_LLM=anthropic:<model>`."),
  needs: z.array(z.string()).describe("Names of the environment variables that it reads beside it."),
  documentation: z.string(),
});
export type DirectorChoice = z.infer<typeof directorChoiceSchema>;

export const directorDescriptionSchema = z.object({
  language_model: z
    .object({
      name: z.string().describe("`provider:model`."),
      provider: z.string(),
      connected: z.boolean().describe("Whether it can be asked now: its key is set and its program is there."),
    })
    .nullable()
    .describe("Who is asked to direct; null where coverage directs every film."),
  timeout_seconds: z.number().describe("Longest that all rounds of one plan may take together."),
  calls_per_day: z.number().int().describe("Most calls of the model that one account makes in a day (UTC)."),
  calls_today: z.number().int(),
  choices: z.array(directorChoiceSchema),
  coverage: z.object({ version: z.string() }).describe("The director that needs no model."),
});
export type DirectorDescription = z.infer<typeof directorDescriptionSchema>;

export const directorTestSchema = z.object({
  ok: z.boolean(),
  seconds: z.number(),
  tokens_in: z.number().int(),
  tokens_out: z.number().int(),
  cost_usd: z.number().nullable().describe("What the operator pays for it; null where the price is not known."),
  message: z.string(),
});
export type DirectorTest = z.infer<typeof directorTestSchema>;

const nothing = z.strictObject({});

/** The rows of the table that speak of who directs. */
export const directorRows = {
  get_director: endpoint({
    method: "GET",
    path: "/director",
    scopes: ["read"],
    billable: false,
    mcp: true,
    summary: "Who directs films here: the connected language model or coverage, its limits, and how to connect one.",
    input: nothing,
    output: directorDescriptionSchema,
    example: {},
  }),
  test_director: endpoint({
    method: "POST",
    path: "/director/test",
    scopes: ["read"],
    session_only: true,
    billable: false,
    mcp: false,
    summary:
      "Ask the connected language model one short question and say whether it answered. Costs the caller nothing.",
    input: nothing,
    output: directorTestSchema,
    example: {},
  }),
} as const satisfies Record<string, Endpoint>;
