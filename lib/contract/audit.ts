import { z } from "zod";

/** What is written down because somebody may ask about it later. */
export const auditedActs = [
  "signed_in",
  "sign_in_failed",
  "signed_up",
  "password_changed",
  "sessions_ended",
  "identity_linked",
  "key_made",
  "key_revoked",
  "consent_recorded",
  "consent_revoked",
  "place_connected",
  "place_disconnected",
  "film_published",
  "publication_withdrawn",
  "webhook_added",
  "webhook_removed",
  "budget_changed",
  "account_exported",
  "account_removed",
  "account_made",
  "account_disabled",
  "account_enabled",
  "operator_made",
  "operator_unmade",
  "film_requeued",
  "film_failed",
] as const;
export type AuditedAct = (typeof auditedActs)[number];

export const auditEventSchema = z.object({
  event_id: z.string(),
  act: z.enum(auditedActs),
  /** An account's or a key's id, `operator` for the command line, `nobody` for who did not sign in. */
  actor: z.string(),
  /** The id of what it was done to. */
  subject: z.string().nullable(),
  /** The network that it came from: an IPv4 address or an IPv6 /64. */
  network: z.string().nullable(),
  at: z.string(),
});
export type AuditEventBody = z.infer<typeof auditEventSchema>;
