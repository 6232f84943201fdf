import { entryKey } from "#lib/store/spending-records.ts";
import type { Notice } from "#lib/store/publishing-records.ts";
import type { Ending, Store, StoredGeneration } from "#lib/store/store.ts";
import type { LedgerEntry } from "#lib/store/spending-records.ts";

/** Id of the notice that tells of a generation's ending in its round. */
export const generationNoticeKey = ({ generation_id, round }: Pick<StoredGeneration, "generation_id" | "round">) =>
  round === 1 ? generation_id : `${generation_id}-${round}`;

const givenUpMessage = "The film was given up by whoever runs the service; nothing was charged.";

/** How a film ends that whoever runs the service gives up. */
export const givenUp = {
  state: "finished",
  status: "render_failed",
  message: givenUpMessage,
  failure: { code: "internal", message: givenUpMessage, shot_id: null, attempts: [] as never[] },
} as const;

/**
 * Ends a generation once: state and money in one transaction, under keys of the round that it is found in. Only `ok`
 * charges: all that was delivered. A reservation that does not bear that is a hole in a quote: it is reported, nobody is
 * charged more than was quoted, and what is missing is a loss. The account's webhooks are told in it. Answers false when
 * it had ended before.
 */
export const settle = async (
  { store, report }: { store: Store; report: (message: string, cause: unknown) => void },
  generation: StoredGeneration,
  ending: Ending,
  origin: string,
): Promise<boolean> => {
  const { generation_id, account_id } = generation;
  const { held_usd } = await store.ledger.heldFor(generation_id);
  const charged_usd = Math.min(ending.charged_usd, held_usd);
  if (charged_usd < ending.charged_usd)
    report(`${generation_id} was delivered for more than was reserved.`, new Error("a quote was too low"));
  const settled = { ...ending, charged_usd };
  return store.generations.end(
    generation_id,
    settled,
    (now) => {
      const entry = (kind: "release" | "settle", amount_usd: number): LedgerEntry => ({
        entry_key: entryKey(kind, { generation_id, round: now.round }),
        account_id,
        generation_id,
        publication_id: null,
        kind,
        amount_usd,
        model: null,
        at: ending.finished_at,
      });
      return [entry("release", now.held_usd), entry("settle", charged_usd)];
    },
    ({ round }) => noticeOf({ ...generation, round }, settled, origin),
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
