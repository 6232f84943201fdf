import type { AuditedAct } from "#lib/contract/audit.ts";
import type { EndpointName } from "#lib/contract/endpoints.ts";
import { loggedCauses } from "#lib/contract/logged-error.ts";
import type { Actor } from "#lib/operations/operation.ts";
import { about } from "#lib/telemetry/about.ts";
import type { AppServices } from "./app-services.ts";

/** An act as who does it knows it; when, from where and in which request is added. */
export interface Act {
  act: AuditedAct;
  account_id: string | null;
  actor: string;
  subject?: string | null;
}

/**
 * Writes an act down. It has been done by then: where it cannot be written, the log says so, and nobody is refused.
 */
export const writeDown = async (
  services: Pick<AppServices, "store" | "newId" | "clock" | "telemetry">,
  { subject = null, ...act }: Act,
): Promise<void> => {
  const { request_id = null, network = null } = about();
  const event = { event_id: services.newId("aud"), ...act, subject, network, request_id, at: services.clock() };
  try {
    await services.store.audit.add(event);
  } catch (cause) {
    services.telemetry.log.error("An act was not written down.", { act: act.act, error: loggedCauses(cause) });
  }
};

type Subject = (input: Record<string, unknown>, answer: Record<string, unknown>) => unknown;
type Audited = {
  act: AuditedAct;
  subject?: Subject;
  /** It was done to somebody's film, and stands in the activity of that account. */
  isOfFilm?: true;
  unless?: (input: Record<string, unknown>) => boolean;
};

const given =
  (name: string): Subject =>
  (input) =>
    input[name];
const made =
  (name: string): Subject =>
  (_input, answer) =>
    answer[name];

/** A film for which somebody has said that a person shown agrees. */
const withConsent: Audited = {
  act: "consent_recorded",
  subject: made("generation_id"),
  unless: (input) => input["likeness_consent"] !== true,
};

/** Rows whose calls are written down once they have succeeded. */
const audited: Partial<Record<EndpointName, Audited>> = {
  generate_video: withConsent,
  generate_video_staged: withConsent,
  animate_image: withConsent,
  ad_from_url: withConsent,
  change_password: { act: "password_changed" },
  end_sessions: { act: "sessions_ended" },
  create_key: { act: "key_made", subject: made("key_id") },
  revoke_key: { act: "key_revoked", subject: given("key_id") },
  record_consent: { act: "consent_recorded", subject: made("consent_id") },
  revoke_consent: { act: "consent_revoked", subject: given("consent_id") },
  connect_publisher: { act: "place_connected", subject: made("connection_id") },
  disconnect_publisher: { act: "place_disconnected", subject: given("connection_id") },
  publish_video: {
    act: "film_published",
    subject: made("publication_id"),
    unless: (input) => input["dry_run"] === true,
  },
  withdraw_publication: { act: "publication_withdrawn", subject: given("publication_id") },
  add_webhook: { act: "webhook_added", subject: made("webhook_id") },
  remove_webhook: { act: "webhook_removed", subject: given("webhook_id") },
  set_budget: { act: "budget_changed" },
  export_account: { act: "account_exported" },
  delete_account: { act: "account_removed" },
  requeue_film: { act: "film_requeued", subject: given("generation_id"), isOfFilm: true },
  fail_film: { act: "film_failed", subject: given("generation_id"), isOfFilm: true },
};

/** Writes a call down that has succeeded, where its row is one of those. */
export const writeCallDown = async (
  services: Parameters<typeof writeDown>[0],
  name: EndpointName,
  actor: Actor,
  { input, answer }: { input: unknown; answer: unknown },
): Promise<void> => {
  const row = audited[name];
  if (row === undefined || (actor.kind !== "user" && actor.kind !== "key")) return;
  const fields = (input ?? {}) as Record<string, unknown>;
  if (row.unless?.(fields) === true) return;
  const found = row.subject?.(fields, (answer ?? {}) as Record<string, unknown>);
  const subject = typeof found === "string" ? found : null;
  const film = row.isOfFilm === true && subject !== null ? await services.store.generations.byId(subject) : null;
  await writeDown(services, {
    act: row.act,
    account_id: film?.account_id ?? actor.account_id,
    actor: actor.kind === "key" ? actor.key_id : actor.account_id,
    subject,
  });
};
