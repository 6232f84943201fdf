import type { EndpointName } from "#lib/contract/endpoints.ts";
import { Problem } from "#lib/contract/errors.ts";
import { limits } from "#lib/contract/limits.ts";
import type { Api } from "./api.ts";

const hour = 3_600_000;
const lookEveryMs = 100;
const lookForMs = 3000;

export interface Claim {
  /** The generation this key stands for: the one to make, or the one that was made. */
  generationId: string;
  /** True when the generation is there already and only has to be answered again. */
  replayed: boolean;
}

/** 400 unless the key is 1 to 255 visible ASCII characters. */
export const demandIdempotencyKey = (key: string): void => {
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new Problem("bad_request", "Idempotency-Key must be 1 to 255 visible ASCII characters.");
};

/**
 * Claims a key for a new generation, or finds the one it was claimed for. A claim whose generation never came to be
 * (the first call was refused, or its process died) is taken up again under the generation id it fixed.
 */
export const claimGeneration = async (
  { services, pause }: Pick<Api, "services" | "pause">,
  accountId: string,
  endpoint: EndpointName,
  key: string,
  raw: unknown,
): Promise<Claim> => {
  const created_at = services.clock();
  const body_sha256 = services.sha256(canonical(raw));
  const { claimed, record } = await services.store.idempotency.claim(
    {
      account_id: accountId,
      endpoint,
      key,
      body_sha256,
      generation_id: services.newId("gen"),
      created_at,
    },
    new Date(created_at.getTime() - limits.idempotency_hours * hour),
  );
  const generationId = record.generation_id;
  if (claimed) return { generationId, replayed: false };
  if (record.body_sha256 !== body_sha256)
    throw new Problem(
      "idempotency_key_reused",
      "This Idempotency-Key came with another body before; a new request needs a new key.",
    );
  for (let waited = 0; ; waited += lookEveryMs) {
    if ((await services.store.generations.get(accountId, generationId)) !== null)
      return { generationId, replayed: true };
    if (waited >= lookForMs) return { generationId, replayed: false };
    await pause(lookEveryMs);
  }
};

/** JSON with keys in order, so that the same body written otherwise is the same body. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
