import type { Notice } from "#lib/store/publishing-records.ts";
import type { Ending, LedgerEntry, Store, StoredGeneration } from "#lib/store/store.ts";

/** Key of an entry of the ledger. Every round of a generation has its own, so that each is settled once. */
export const entryKey = (
  kind: LedgerEntry["kind"],
  { generation_id, round }: Pick<StoredGeneration, "generation_id" | "round">,
): string => (round === 1 ? `${kind}:${generation_id}` : `${kind}:${generation_id}:${round}`);

/** Id of the notice that tells of a generation's ending in its round. */
export const generationNoticeKey = ({ generation_id, round }: Pick<StoredGeneration, "generation_id" | "round">) =>
  round === 1 ? generation_id : `${generation_id}-${round}`;

/** What is held back for a generation: by its last reservation, in this round or an earlier one. */
export const reservedOf = async (
  store: Pick<Store, "ledger">,
  { generation_id, round }: Pick<StoredGeneration, "generation_id" | "round">,
): Promise<number> => {
  for (let each = round; each >= 1; each--) {
    const entry = await store.ledger.get(entryKey("reserve", { generation_id, round: each }));
    if (entry !== null) return entry.amount_usd;
  }
  return 0;
};

/**
 * Ends a generation once: state and money in one transaction, under keys that a second run finds taken. Only `ok`
 * charges, and never more than was quoted. The account's webhooks are told in it. Answers false when it had ended before.
 */
export const settle = async (
  store: Store,
  generation: StoredGeneration,
  ending: Ending,
  origin: string,
): Promise<boolean> => {
  const reserved = await reservedOf(store, generation);
  const charged = Math.min(ending.charged_usd, reserved);
  const entry = (kind: "release" | "settle", amount_usd: number): LedgerEntry => ({
    entry_key: entryKey(kind, generation),
    account_id: generation.account_id,
    generation_id: generation.generation_id,
    publication_id: null,
    kind,
    amount_usd,
    model: null,
    at: ending.finished_at,
  });
  return store.generations.end(
    generation.generation_id,
    { ...ending, charged_usd: charged },
    [entry("release", reserved), entry("settle", charged)],
    noticeOf(generation, { ...ending, charged_usd: charged }, origin),
  );
};

const noticeOf = (generation: StoredGeneration, ending: Ending, origin: string): Notice => {
  const { generation_id, title, tool, duration_seconds } = generation;
  const type = "generation.finished";
  const timestamp = ending.finished_at.toISOString();
  const data = {
    generation_id,
    tool,
    title,
    state: ending.state,
    status: ending.status,
    message: ending.message,
    preview: ending.film?.preview ?? generation.preview,
    duration_seconds,
    charged_usd: ending.charged_usd,
    manifest_id: ending.film?.film_manifest_id ?? null,
    links: {
      self: `${origin}/api/v1/generations/${generation_id}`,
      studio: `${origin}/films/${generation_id}`,
    },
  };
  return {
    key: generationNoticeKey(generation),
    type,
    body: JSON.stringify({ type, timestamp, data }),
    created_at: ending.finished_at,
  };
};
