import { z } from "zod";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { deliverySchema } from "./webhook.ts";
import { publicationStatuses } from "./publishing.ts";
import { generationStages, generationStates, generationStatuses } from "./vocabulary.ts";

const count = z.number().int();
const film = z.strictObject({ generation_id: z.string().min(1).max(200) });

/** What whoever runs the service sees of it: all accounts together, and nobody's words. */
export const serviceStateSchema = z.object({
  at: z.string(),
  version: z.string(),
  /** Whether the process that answers may be given work, and what does not hold. */
  ready: z.boolean(),
  checks: z.array(z.object({ name: z.string(), passes: z.boolean(), fault: z.string().nullable() })),
  accounts: count,
  films: z.array(
    z.object({
      state: z.enum(generationStates),
      status: z.enum(generationStatuses).nullable(),
      films: count,
      oldest_at: z.string(),
    }),
  ),
  /** What films came to in the last 24 hours, each at its latest ending. */
  ended_lately: z.array(
    z.object({ state: z.enum(generationStates), status: z.enum(generationStatuses).nullable(), films: count }),
  ),
  queues: z.array(z.object({ queue: z.string(), waiting: count, running: count })),
  /** Films that are under way, the longest first: fifty at most, of as many as `films` counts. */
  under_way: z.array(
    z.object({
      generation_id: z.string(),
      account_id: z.string(),
      round: count,
      state: z.enum(generationStates),
      stage: z.enum(generationStages).nullable(),
      progress: z.number(),
      /** When it was put in line, or set going again. */
      since: z.string(),
      /** For a quarter of an hour or longer. */
      takes_long: z.boolean(),
      /** The process that has it in hand; null where it waits for one. */
      executor_id: z.string().nullable(),
    }),
  ),
  /** None on the embedded database, which belongs to one process. */
  processes: z.array(
    z.object({
      executor_id: z.string(),
      role: z.string(),
      version: z.string(),
      host: z.string(),
      pid: count,
      started_at: z.string(),
      /** Since its lease was renewed. */
      lease_age_seconds: z.number(),
      /** `left`: it ended in order; `late`: others may take its work; `taken`: they have. */
      state: z.enum(["works", "leaving", "left", "late", "taken"]),
      /** Films that it has in hand. */
      films: count,
    }),
  ),
  /** Orders of this month (UTC), at the prices that were asserted. */
  vendors: z.array(
    z.object({
      model: z.string(),
      orders: count,
      /** Orders that were not answered yet. */
      open: count,
      /** Orders that came to nothing: failed, refused, out of time, taken back, wasted, or nobody knows. */
      failed: count,
      amount_usd: z.number(),
    }),
  ),
  /** What goes out: all that is under way, and what of this month (UTC) has come to an end. */
  publications: z.array(z.object({ status: z.enum(publicationStatuses), publications: count })),
  messages: z.array(z.object({ state: deliverySchema.shape.state, messages: count })),
  spend: z.object({
    spent_usd: z.number(),
    lost_usd: z.number(),
    reserved_usd: z.number(),
    total_monthly_usd: z.number().nullable(),
    total_loss_monthly_usd: z.number().nullable(),
  }),
  storage: z.object({ assets: count, bytes: z.number() }),
});
export type ServiceStateBody = z.infer<typeof serviceStateSchema>;

/** The row of the table for whoever runs the service. */
export const operatorRows = {
  get_service_state: endpoint({
    method: "GET",
    path: "/service",
    scopes: ["read"],
    session_only: true,
    billable: false,
    mcp: false,
    summary: "The service as whoever runs it sees it: processes, work in line, films that take long, vendors, storage.",
    input: z.strictObject({}),
    output: serviceStateSchema,
    example: {},
  }),
  requeue_film: endpoint({
    method: "POST",
    path: "/service/films/{generation_id}/requeue",
    scopes: ["generate"],
    session_only: true,
    billable: false,
    mcp: false,
    summary:
      "Put a film of any account in line again, after its last finished step; whoever has it in hand notes nothing more of it.",
    input: film,
    output: z.object({
      generation_id: z.string(),
      /** `never_begun`: it has no run; every worker looks for such films by itself. */
      outcome: z.enum(["in_line", "never_begun"]),
    }),
    example: { generation_id: "gen_01k0000000000000000000000" },
  }),
  fail_film: endpoint({
    method: "POST",
    path: "/service/films/{generation_id}/fail",
    scopes: ["generate"],
    session_only: true,
    billable: false,
    mcp: false,
    summary: "Give a film of any account up: `render_failed`, nothing charged, open orders taken back.",
    input: film,
    output: null,
    success: 204,
    example: { generation_id: "gen_01k0000000000000000000000" },
  }),
} as const satisfies Record<string, Endpoint>;
