import type { AuditEventBody } from "#lib/contract/audit.ts";

/** What was done, as the account page words it. */
const words: Record<AuditEventBody["act"], string> = {
  signed_in: "Signed in",
  sign_in_failed: "Sign-in with a wrong password",
  signed_up: "Account made",
  password_changed: "Password changed",
  sessions_ended: "Signed out everywhere",
  identity_linked: "Another way to sign in connected",
  key_made: "API key made",
  key_revoked: "API key revoked",
  consent_recorded: "Consent recorded",
  consent_revoked: "Consent revoked",
  place_connected: "Place to publish connected",
  place_disconnected: "Place to publish disconnected",
  film_published: "Film published",
  publication_withdrawn: "Publication withdrawn",
  webhook_added: "Webhook added",
  webhook_removed: "Webhook removed",
  budget_changed: "Budget changed",
  account_exported: "Everything downloaded",
  account_removed: "Account deleted",
  account_made: "Account made",
  account_disabled: "Account disabled",
  account_enabled: "Account let in again",
  operator_made: "Made an operator",
  operator_unmade: "No operator any more",
  film_requeued: "Film put in line again",
  film_failed: "Film given up",
};

export const actWords = (act: AuditEventBody["act"]): string => words[act];

/** Who did it, as the account's own people know them. */
export const actorWords = (actor: string, accountId: string): string => {
  if (actor === accountId) return "You";
  if (actor === "operator" || actor.startsWith("acc_")) return "Whoever runs the service";
  return actor.startsWith("key_") ? "An API key" : "Nobody signed in";
};
