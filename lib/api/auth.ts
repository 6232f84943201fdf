import { timingSafeEqual } from "node:crypto";
import { parseApiKey } from "#lib/contract/api-key.ts";
import type { EndpointName } from "#lib/contract/endpoints.ts";
import { Problem } from "#lib/contract/errors.ts";
import { scopes } from "#lib/contract/vocabulary.ts";
import type { Actor } from "#lib/operations/operation.ts";
import type { Api } from "./api.ts";
import { demandSameOrigin } from "./same-origin.ts";
import { accountOfSession, cookieIn, sessionCookieName } from "./session-cookie.ts";

const touchEveryMs = 60_000;

/** Who asks, by key or session; 401 when nobody can be told. A key beside a cookie is judged alone. */
export const authenticate = async (api: Api, request: Request): Promise<Actor> => {
  const key = bearerOf(request);
  if (key !== null) return keyActor(api, key);
  const { services } = api;
  const cookie = cookieIn(request.headers.get("cookie"), sessionCookieName(services));
  const account = await accountOfSession(services, cookie);
  if (account === null)
    throw new Problem("unauthenticated", "Send an API key (Authorization: Bearer sw_live_…), or sign in.");
  demandSameOrigin(request, services);
  return { kind: "user", account_id: account.account_id, scopes };
};

/**
 * Who asks on this row: nobody in particular where it is public, the holder of a signed media address where the
 * signature is right, else the holder of a key or session.
 */
export const actorFor = async (
  api: Api,
  name: EndpointName,
  isPublic: boolean,
  request: Request,
  params: Record<string, string>,
): Promise<Actor> => {
  if (isPublic) return { kind: "public" };
  const assetId = name === "get_asset" ? params["asset_id"] : undefined;
  const signature = new URL(request.url).searchParams.get("sig");
  if (assetId !== undefined && signature !== null && api.services.checkAssetSignature(assetId, signature))
    return { kind: "signed_url", asset_id: assetId };
  return authenticate(api, request);
};

/** The token of a bearer header; null for no header and for other schemes, which a proxy may have set. */
const bearerOf = (request: Request): string | null => {
  const header = /^bearer(?:\s+(.*))?$/i.exec(request.headers.get("authorization")?.trim() ?? "");
  return header === null ? null : (header[1] ?? "");
};

/** Finds and judges an API key. Also used by the agents' transport. */
export const keyActor = async (api: Api, text: string): Promise<Actor> => {
  const { services } = api;
  const wrong = () => new Problem("unauthenticated", "This API key is not known here.");
  const parts = parseApiKey(text, services.sha256);
  if (parts === null) throw wrong();
  const key = await services.store.keys.byPrefix(parts.prefix);
  if (key === null || !sameDigest(services.sha256(parts.secret), key.secret_sha256)) throw wrong();
  const now = services.clock();
  if (key.revoked_at !== null)
    throw new Problem("key_revoked", `The key "${key.name}" was revoked; make another one in the studio.`);
  if (key.expires_at !== null && key.expires_at <= now)
    throw new Problem("key_expired", `The key "${key.name}" expired; make another one in the studio.`);
  await touch(api, key.key_id, now);
  return { kind: "key", account_id: key.account_id, key_id: key.key_id, scopes: key.scopes };
};

/** Writes down that a key is in use, at most once a minute. */
const touch = async (api: Api, keyId: string, now: Date): Promise<void> => {
  const last = api.keyTouches.get(keyId);
  if (last !== undefined && now.getTime() - last < touchEveryMs) return;
  // Deleting first puts the key last: the first ones are those that were not used for longest, and no longer matter.
  api.keyTouches.delete(keyId);
  api.keyTouches.set(keyId, now.getTime());
  for (const [id, at] of api.keyTouches) {
    if (now.getTime() - at < touchEveryMs) break;
    api.keyTouches.delete(id);
  }
  await api.services.store.keys.touch(keyId, now);
};

const sameDigest = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
