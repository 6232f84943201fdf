import type { ConsentBody } from "#lib/contract/consent.ts";
import { invalidField, Problem } from "#lib/contract/errors.ts";
import type { StoredConsent } from "#lib/store/film-records.ts";
import type { Actor, Context, Operation } from "./operation.ts";

export const listConsents: Operation<"list_consents"> = async (ctx) => ({
  consents: (await ctx.store.consents.list(ctx.accountId)).map(shown),
});

export const recordConsent: Operation<"record_consent"> = async (ctx, request) => {
  const now = ctx.clock();
  const expires_at = request.expires_at == null ? null : new Date(request.expires_at);
  if (expires_at !== null && expires_at <= now)
    throw invalidField("/expires_at", "out_of_range", "The consent would have expired already; give a time to come.");
  const consent: StoredConsent = {
    consent_id: ctx.newId("con"),
    account_id: ctx.accountId,
    subject: request.subject,
    scope: request.scope,
    territory: request.territory ?? null,
    expires_at,
    evidence_sha256: request.evidence_sha256 ?? null,
    note: request.note ?? null,
    given_by: idOf(ctx.actor),
    generation_id: null,
    revoked_at: null,
    created_at: now,
  };
  await ctx.store.consents.create(consent);
  return shown(consent);
};

export const revokeConsent: Operation<"revoke_consent"> = async (ctx, { consent_id }) => {
  if (!(await ctx.store.consents.revoke(ctx.accountId, consent_id, ctx.clock())))
    throw new Problem("not_found", "There is no such consent record in this account.");
};

/** The consent that a request names. Throws Problem `unknown_consent`. */
export const consentNamed = async (ctx: Context, consentId: string): Promise<StoredConsent> => {
  const consent = await ctx.store.consents.get(ctx.accountId, consentId);
  if (consent === null)
    throw invalidField("/consent_id", "unknown_consent", "There is no such consent record in this account.");
  return consent;
};

/**
 * The consent that a generation rests on: the one it names, or a record that it was said with it (who, when, for what).
 * Null where none was given.
 */
export const consentFor = async (
  ctx: Context,
  request: Record<string, unknown>,
  subject: { plan_hash: string; raw_intent: string },
): Promise<string | null> => {
  const named = request["consent_id"];
  if (typeof named === "string") return (await consentNamed(ctx, named)).consent_id;
  if (request["likeness_consent"] !== true) return null;
  const consent_id = ctx.newId("con");
  await ctx.store.consents.create({
    consent_id,
    account_id: ctx.accountId,
    subject: null,
    scope: null,
    territory: null,
    expires_at: null,
    // Of what was agreed to: these words, planned like this.
    evidence_sha256: ctx.sha256(JSON.stringify([subject.raw_intent, subject.plan_hash])),
    note: null,
    given_by: idOf(ctx.actor),
    generation_id: ctx.generationId,
    revoked_at: null,
    created_at: ctx.clock(),
  });
  return consent_id;
};

const idOf = (actor: Actor): string => {
  switch (actor.kind) {
    case "user":
      return actor.account_id;
    case "key":
      return actor.key_id;
    case "signed_url":
    case "public":
      throw new Error("Nobody who is known speaks here.");
  }
};

const shown = ({ account_id: _account, ...consent }: StoredConsent): ConsentBody => ({
  ...consent,
  expires_at: consent.expires_at?.toISOString() ?? null,
  revoked_at: consent.revoked_at?.toISOString() ?? null,
  created_at: consent.created_at.toISOString(),
});
