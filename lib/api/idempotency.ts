import type { EndpointName } from "#lib/contract/endpoints.ts";
import { Problem } from "#lib/contract/errors.ts";
import { limits } from "#lib/contract/limits.ts";
import type { Store } from "#lib/store/store.ts";
import type { Api } from "./api.ts";

const hour = 3_600_000;
const lookEveryMs = 100;
const lookForMs = 3000;

export interface Claim {
  /** What this key stands for, a generation or a publication: the one to make, or the one that was made. */
  id: string;
  /** True when it is there already and only has to be answered again. */
  replayed: boolean;
}

/** What billable rows make. */
const made = {
  generation: { prefix: "gen", isThere: (store: Store, of: string, id: string) => store.generations.get(of, id) },
  publication: { prefix: "pub", isThere: (store: Store, of: string, id: string) => store.publications.get(of, id) },
} as const;

/** True for 1 to 255 visible ASCII characters. */
export const isIdempotencyKey = (key: string): boolean => /^[\x21-\x7e]{1,255}$/.test(key);

/** 400 unless the key is one. */
export const demandIdempotencyKey = (key: string): void => {
  if (!isIdempotencyKey(key))
    throw new Problem("bad_request", "Idempotency-Key must be 1 to 255 visible ASCII characters.");
};

/**
 * Claims a key for what a row makes, or finds what it was claimed for. A claim of something that never came to be (the
 * first call was refused, or its process died) is taken up again under the id it fixed.
 */
export const claim = async (
  { services, pause }: Pick<Api, "services" | "pause">,
  accountId: string,
  endpoint: EndpointName,
  key: string,
  raw: unknown,
  what: keyof typeof made,
): Promise<Claim> => {
  const created_at = services.clock();
  const body_sha256 = services.sha256(canonical(raw));
  const { claimed, record } = await services.store.idempotency.claim(
    {
      account_id: accountId,
      endpoint,
      key,
      body_sha256,
      generation_id: services.newId(made[what].prefix),
      created_at,
    },
    new Date(created_at.getTime() - limits.idempotency_hours * hour),
  );
  let id = record.generation_id;
  if (claimed) return { id, replayed: false };
  if (record.body_sha256 !== body_sha256)
    throw new Problem(
      "idempotency_key_reused",
      "This Idempotency-Key came with another body before; a new request needs a new key.",
    );
  for (let waited = 0; ; waited += lookEveryMs) {
    if ((await made[what].isThere(services.store, accountId, id)) !== null) return { id, replayed: true };
    if (waited >= lookForMs) return { id, replayed: false };
    await pause(lookEveryMs);
    // The key may have come to stand for something that was there before.
    id = (await services.store.idempotency.get(accountId, endpoint, key))?.generation_id ?? id;
  }
};

/** JSON with keys in order, so that the same body written otherwise is the same body. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
