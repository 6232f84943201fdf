import { z } from "zod";
import { animateRows } from "./animate.ts";
import { adRows } from "./ad-rows.ts";
import { assetRows } from "./asset-rows.ts";
import { brandRows } from "./brand-rows.ts";
import { consentListSchema, consentRequestSchema, consentSchema } from "./consent.ts";
import { directorRows } from "./director-rows.ts";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { acceptedSchema, generationListSchema, generationSchema } from "./generation.ts";
import { operatorRows } from "./operator-rows.ts";
import { provenanceRows } from "./provenance-rows.ts";
import { publishingRows } from "./publishing-rows.ts";
import { directorPlanSchema } from "./plan.ts";
import { storyIntelligenceSchema } from "./story-intelligence.ts";
import { extendRequestSchema, refineRequestSchema } from "./refine.ts";
import { generateRequestSchema, maxCostUsd, planRequestSchema, stagedRequestSchema } from "./requests.ts";
import {
  createdKeySchema,
  createKeyRequestSchema,
  discoverySchema,
  keyListSchema,
  modelListSchema,
  referenceSchema,
} from "./resources.ts";
import { planRevisionSchema } from "./revision.ts";
import { timelineRows } from "./timeline-rows.ts";
import { accountRows } from "./account-rows.ts";
import { usageRows } from "./usage.ts";
import { directorModes, filmShelves, generationStates } from "./vocabulary.ts";

const nothing = z.strictObject({});
const id = z.string().min(1).max(200);
const generationId = z.strictObject({ generation_id: id });
const sampleIntent = "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.";

/** THE TABLE. REST, discovery, OpenAPI, the typed client and the agent tools are all derived from it. */
export const endpoints = {
  discovery: endpoint({
    method: "GET",
    path: "/",
    scopes: [],
    public: true,
    billable: false,
    mcp: false,
    summary: "What this service offers: tools, scopes, modes, limits.",
    input: nothing,
    output: discoverySchema,
    example: {},
  }),
  openapi: endpoint({
    method: "GET",
    path: "/openapi.json",
    scopes: [],
    public: true,
    billable: false,
    mcp: false,
    summary: "This service as an OpenAPI 3.1 document.",
    input: nothing,
    output: z.looseObject({ openapi: z.string() }),
    example: {},
  }),
  generate_video: endpoint({
    method: "POST",
    path: "/generate_video",
    scopes: ["generate"],
    billable: true,
    mcp: true,
    summary: "Turn one sentence, or a plan, into a finished, signed film of 3 to 5 shots.",
    input: generateRequestSchema,
    output: z.union([generationSchema, acceptedSchema]),
    example: { raw_intent: sampleIntent, shot_count: 3, duration_seconds: 10, render: "preview" },
  }),
  generate_video_staged: endpoint({
    method: "POST",
    path: "/generate_video_staged",
    scopes: ["generate"],
    billable: true,
    mcp: true,
    summary:
      "Lock the look by a hero still first: hold it, approve it or reject it with a note, then animate exactly it.",
    input: stagedRequestSchema,
    output: z.union([generationSchema, acceptedSchema]),
    example: { raw_intent: sampleIntent, shot_count: 3, duration_seconds: 10, hold: true },
  }),
  ...adRows,
  refine_shot: endpoint({
    method: "POST",
    path: "/refine_shot",
    scopes: ["generate"],
    billable: true,
    mcp: true,
    summary: "Change one shot of a finished film in plain words; every other shot is reused byte for byte.",
    input: refineRequestSchema,
    output: z.union([generationSchema, acceptedSchema]),
    example: {
      generation_id: "gen_01k0000000000000000000000",
      shot_id: "s2",
      instruction: "closer, slower, and make it night",
    },
  }),
  extend_sequence: endpoint({
    method: "POST",
    path: "/extend_sequence",
    scopes: ["generate"],
    billable: true,
    mcp: true,
    summary: "Add one to three shots to the end of a finished film; what is there is reused byte for byte.",
    input: extendRequestSchema,
    output: z.union([generationSchema, acceptedSchema]),
    example: {
      generation_id: "gen_01k0000000000000000000000",
      raw_intent: "By morning the fox is gone.",
      shot_count: 2,
    },
  }),
  ...animateRows,
  get_story_intelligence_report: endpoint({
    method: "POST",
    path: "/story_intelligence_report",
    scopes: ["read"],
    billable: false,
    mcp: true,
    summary: "Read an intent as a story: mode, shots, five checks, risk, gate and quote. Free.",
    streams: true,
    input: planRequestSchema,
    output: storyIntelligenceSchema,
    example: { raw_intent: sampleIntent },
  }),
  plan_director_prompt: endpoint({
    method: "POST",
    path: "/director_prompt_plan",
    scopes: ["read"],
    billable: false,
    mcp: true,
    summary:
      "The whole plan: screenplay with its acts, their staging over time, beats, camera physics, depth layers, colour, risk, prompts for every model. Free.",
    streams: true,
    input: planRequestSchema,
    output: directorPlanSchema,
    example: { raw_intent: sampleIntent, aspect_ratio: "9:16" },
  }),
  list_models: endpoint({
    method: "GET",
    path: "/models",
    scopes: ["read"],
    billable: false,
    mcp: true,
    summary: "The model catalog: what each model takes, costs and is good at, and whether it is connected.",
    input: nothing,
    output: modelListSchema,
    example: {},
  }),
  ...brandRows,
  get_plan: endpoint({
    method: "GET",
    path: "/plans/{plan_id}",
    scopes: ["read"],
    billable: false,
    mcp: true,
    summary: "A plan that was made before, whole.",
    input: z.strictObject({ plan_id: id }),
    output: directorPlanSchema,
    example: { plan_id: "plan_01k0000000000000000000000" },
  }),
  revise_plan: endpoint({
    method: "PATCH",
    path: "/plans/{plan_id}",
    scopes: ["read"],
    billable: false,
    mcp: true,
    summary:
      "Edit a plan with a JSON Merge Patch: shots, order, and the screenplay with what happens in each shot (`acts`). The answer is a new plan with everything derived computed anew.",
    takes_query: true,
    input: planRevisionSchema,
    output: directorPlanSchema,
    example: {
      plan_id: "plan_01k0000000000000000000000",
      shots: { s2: { framing: "close", camera: { lens_mm: 85 }, caption: "Not tonight." } },
    },
  }),
  list_generations: endpoint({
    method: "GET",
    path: "/generations",
    scopes: ["read"],
    billable: false,
    mcp: true,
    summary: "The account's films, newest first; by words of the title or sentence, shelf, brand and mode.",
    input: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).optional(),
      cursor: z.string().max(200).optional(),
      state: z.enum(generationStates).optional(),
      shelf: z.enum(filmShelves).optional(),
      search: z.string().max(200).optional(),
      brand_id: z.string().max(64).optional(),
      director_mode: z.enum(directorModes).optional(),
      with: z.literal("counts").optional().describe("Asks for the number of films on each shelf, too."),
    }),
    output: generationListSchema,
    example: { limit: 20, shelf: "preview", search: "lighthouse" },
  }),
  get_generation: endpoint({
    method: "GET",
    path: "/generations/{generation_id}",
    scopes: ["read"],
    billable: false,
    mcp: true,
    summary: "A generation as it stands: state, shots, film, cost, provenance.",
    input: generationId,
    output: generationSchema,
    example: { generation_id: "gen_01k0000000000000000000000" },
  }),
  watch_generation: endpoint({
    method: "GET",
    path: "/generations/{generation_id}/events",
    scopes: ["read"],
    billable: false,
    mcp: false,
    summary: "Progress as server-sent events; `Last-Event-ID` resumes.",
    input: generationId,
    output: null,
    produces: "text/event-stream",
    example: { generation_id: "gen_01k0000000000000000000000" },
  }),
  ...timelineRows,
  cancel_generation: endpoint({
    method: "POST",
    path: "/generations/{generation_id}/cancel",
    scopes: ["generate"],
    billable: false,
    mcp: true,
    summary: "Stop a generation that has not finished. Nothing is charged.",
    input: generationId,
    output: generationSchema,
    example: { generation_id: "gen_01k0000000000000000000000" },
  }),
  resume_generation: endpoint({
    method: "POST",
    path: "/generations/{generation_id}/resume",
    scopes: ["generate"],
    billable: false,
    mcp: true,
    waits: true,
    summary:
      "Take up a generation that failed or was cancelled; what was delivered stays. What costs more by now than was quoted is asked for again.",
    input: generationId.extend({ max_cost_usd: maxCostUsd.optional() }),
    output: z.union([generationSchema, acceptedSchema]),
    example: { generation_id: "gen_01k0000000000000000000000" },
  }),
  ...assetRows,
  ...provenanceRows,
  get_reference: endpoint({
    method: "GET",
    path: "/references/{ref_id}",
    scopes: ["read"],
    billable: false,
    mcp: true,
    summary: "What a shot is held to: a picture, a product, a character, a style.",
    input: z.strictObject({ ref_id: id }),
    output: referenceSchema,
    example: { ref_id: "brand:northstar:product" },
  }),
  list_consents: endpoint({
    method: "GET",
    path: "/consents",
    scopes: ["read"],
    billable: false,
    mcp: true,
    summary: "Whose likeness may be shown, newest first, those said with a generation included.",
    input: nothing,
    output: consentListSchema,
    example: {},
  }),
  record_consent: endpoint({
    method: "POST",
    path: "/consents",
    scopes: ["generate"],
    billable: false,
    mcp: true,
    summary: "Write down that a person agreed to be shown; `consent_id` on a request then opens the likeness gate.",
    input: consentRequestSchema,
    output: consentSchema,
    success: 201,
    example: { subject: "Mira Keller", scope: "Spring campaign, all channels", expires_at: "2027-01-01T00:00:00Z" },
  }),
  revoke_consent: endpoint({
    method: "DELETE",
    path: "/consents/{consent_id}",
    scopes: ["generate"],
    billable: false,
    mcp: true,
    summary: "Revoke a consent; it opens no gate from now on.",
    input: z.strictObject({ consent_id: id }),
    output: null,
    success: 204,
    example: { consent_id: "con_01k0000000000000000000000" },
  }),
  ...publishingRows,
  ...usageRows,
  ...operatorRows,
  ...accountRows,
  ...directorRows,
  list_keys: endpoint({
    method: "GET",
    path: "/keys",
    scopes: ["read"],
    session_only: true,
    billable: false,
    mcp: false,
    summary: "The account's API keys, without their secrets.",
    input: nothing,
    output: keyListSchema,
    example: {},
  }),
  create_key: endpoint({
    method: "POST",
    path: "/keys",
    scopes: ["read"],
    session_only: true,
    billable: false,
    mcp: false,
    summary: "Make an API key; the answer is the only time it is shown.",
    input: createKeyRequestSchema,
    output: createdKeySchema,
    success: 201,
    example: { name: "Edit suite", scopes: ["read", "generate"] },
  }),
  revoke_key: endpoint({
    method: "DELETE",
    path: "/keys/{key_id}",
    scopes: ["read"],
    session_only: true,
    billable: false,
    mcp: false,
    summary: "Revoke an API key; it stops working at once.",
    input: z.strictObject({ key_id: id }),
    output: null,
    success: 204,
    example: { key_id: "key_01k0000000000000000000000" },
  }),
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
/** A well-formed request of a row, after parsing. */
export type Input<N extends EndpointName> = z.output<Endpoints[N]["input"]>;
/** What a caller may send. */
export type RawInput<N extends EndpointName> = z.input<Endpoints[N]["input"]>;
/** The answer of a row; void where it is not JSON. */
export type Output<N extends EndpointName> = Endpoints[N]["output"] extends z.ZodType
  ? z.output<Endpoints[N]["output"]>
  : void;
