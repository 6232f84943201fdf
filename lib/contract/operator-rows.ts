import { z } from "zod";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { generationStages, generationStates, generationStatuses } from "./vocabulary.ts";

const count = z.number().int();

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
  queues: z.array(z.object({ queue: z.string(), waiting: count, running: count })),
  /** Films that have been under way for a quarter of an hour or longer, the oldest first. */
  stuck: z.array(
    z.object({
      generation_id: z.string(),
      account_id: z.string(),
      round: count,
      state: z.enum(generationStates),
      stage: z.enum(generationStages).nullable(),
      progress: z.number(),
      created_at: z.string(),
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
      /** `late`: others may take its work; `taken`: they have. */
      state: z.enum(["works", "leaving", "late", "taken"]),
    }),
  ),
  /** Orders of this month (UTC), at the prices that were asserted. */
  vendors: z.array(z.object({ model: z.string(), orders: count, amount_usd: z.number() })),
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
} as const satisfies Record<string, Endpoint>;
