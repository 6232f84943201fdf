import { formatApiKey } from "#lib/contract/api-key.ts";
import { invalidField, Problem } from "#lib/contract/errors.ts";
import { limits } from "#lib/contract/limits.ts";
import type { ApiKey } from "#lib/store/account-records.ts";
import type { Operation } from "./operation.ts";

const shown = (key: ApiKey) => ({
  key_id: key.key_id,
  name: key.name,
  scopes: key.scopes,
  prefix: key.prefix,
  expires_at: key.expires_at?.toISOString() ?? null,
  created_at: key.created_at.toISOString(),
});

export const listKeys: Operation<"list_keys"> = async (ctx) => ({
  keys: (await ctx.store.keys.list(ctx.accountId)).map((key) => ({
    ...shown(key),
    last_used_at: key.last_used_at?.toISOString() ?? null,
    revoked_at: key.revoked_at?.toISOString() ?? null,
  })),
});

/** Makes a key. Only its hash is kept; the key itself is in this one answer. */
export const createKey: Operation<"create_key"> = async (ctx, request) => {
  const now = ctx.clock();
  const expires = request.expires_at == null ? null : new Date(request.expires_at);
  if (expires !== null && expires <= now)
    throw invalidField("/expires_at", "out_of_range", "The key would have expired already; give a time to come.");
  const made = formatApiKey(ctx);
  const key: ApiKey = {
    key_id: ctx.newId("key"),
    account_id: ctx.accountId,
    name: request.name,
    prefix: made.prefix,
    secret_sha256: made.secret_sha256,
    scopes: request.scopes,
    expires_at: expires,
    revoked_at: null,
    last_used_at: null,
    created_at: now,
  };
  if (!(await ctx.store.keys.create(key, limits.keys_per_account)))
    throw new Problem("conflict", `An account may have ${limits.keys_per_account} keys that work; revoke one first.`);
  return { ...shown(key), api_key: made.api_key };
};

export const revokeKey: Operation<"revoke_key"> = async (ctx, { key_id }) => {
  if (!(await ctx.store.keys.revoke(ctx.accountId, key_id, ctx.clock())))
    throw new Problem("not_found", "There is no such key in this account.");
};
