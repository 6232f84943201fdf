import { z } from "zod";
import { auditEventSchema } from "./audit.ts";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { passwordLength } from "./limits.ts";

export const accountSchema = z.object({
  account_id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  /** Whether one can sign in with a password. */
  has_password: z.boolean(),
  /** Where else one signs in, and by which of one's addresses it was linked. */
  identities: z.array(z.object({ provider: z.enum(["github", "google"]), email: z.string(), created_at: z.string() })),
});
export type AccountBody = z.infer<typeof accountSchema>;

const common = { scopes: ["read"], session_only: true, billable: false, mcp: false } as const;

/** The rows of the table that speak of who is signed in. */
export const accountRows = {
  get_account: endpoint({
    ...common,
    method: "GET",
    path: "/account",
    summary: "Who is signed in, and how.",
    input: z.strictObject({}),
    output: accountSchema,
    example: {},
  }),
  change_password: endpoint({
    ...common,
    method: "POST",
    path: "/account/password",
    summary: "Change the password. Every session of the account ends, this one too; its keys go on.",
    input: z.strictObject({
      current_password: z.string().max(passwordLength.max),
      new_password: z.string().min(passwordLength.min).max(passwordLength.max),
    }),
    output: null,
    success: 204,
    example: { current_password: "correct horse", new_password: "correct horse battery" },
  }),
  end_sessions: endpoint({
    ...common,
    method: "DELETE",
    path: "/account/sessions",
    summary: "Sign out everywhere: every session of the account ends, this one too; its keys go on.",
    input: z.strictObject({}),
    output: null,
    success: 204,
    example: {},
  }),
  list_account_events: endpoint({
    ...common,
    method: "GET",
    path: "/account/events",
    summary: "Who did what of consequence in this account, the newest first: sign-ins, keys, consents, places, money.",
    input: z.strictObject({ limit: z.coerce.number().int().min(1).max(200).optional() }),
    output: z.object({ events: z.array(auditEventSchema) }),
    example: {},
  }),
  export_account: endpoint({
    ...common,
    method: "GET",
    path: "/account/export",
    summary: "Everything that is stored of the account, as lines of JSON; films and pictures by addresses. No secrets.",
    input: z.strictObject({}),
    output: null,
    produces: "application/octet-stream",
    example: {},
  }),
  delete_account: endpoint({
    ...common,
    method: "POST",
    path: "/account/deletion",
    summary:
      "Delete the account for good: sessions and keys end, films under way are cancelled, pages answer 404. Asked with the password, or with the address where there is none.",
    input: z.strictObject({
      password: z.string().max(passwordLength.max).optional(),
      email: z.string().max(320).optional(),
    }),
    output: null,
    success: 204,
    example: { password: "correct horse" },
  }),
} as const satisfies Record<string, Endpoint>;
