import type { PlanContent } from "#lib/contract/plan.ts";
import { entryKey, type LedgerEntry } from "#lib/store/spending-records.ts";
import type { Store } from "#lib/store/store.ts";
import { aPlan, freshId, now } from "#lib/store/testing/records.ts";

const models = ["ltx/2.3-pro", "alibaba/wan-2.7", "vidu/q3"] as const;
const quotedUsd = 4;

/** What is held back for a round of such a film. */
export const vendorReservation = (
  account_id: string,
  generation: { generation_id: string; round: number },
): LedgerEntry => ({
  entry_key: entryKey("reserve", generation),
  account_id,
  generation_id: generation.generation_id,
  publication_id: null,
  kind: "reserve",
  amount_usd: quotedUsd,
  model: null,
  at: now,
});

/** As much of a plan as the engine and the vendor look at. A shot's prompt says which film and shot it is of. */
const contentOf = (title: string, shotIds: readonly string[]): PlanContent =>
  ({
    title,
    seed: 7,
    aspect_ratio: "16:9",
    duration_seconds: 6 * shotIds.length,
    captions: true,
    audio: true,
    end_card: null,
    prompts: [],
    shots: shotIds.map((shot_id, i) => ({
      shot_id,
      index: i + 1,
      role: "build",
      caption: null,
      duration_seconds: 6,
      routed_model: models[0],
      prompt: `${title} ${shot_id}`,
      attached_ref_ids: [],
      routing: { reason: "", candidates: models.map((model) => ({ model, score: 1, reasons: [] })) },
    })),
  }) as unknown as PlanContent;

interface VendorFilm {
  shotIds?: string[];
  request?: Record<string, unknown>;
  /** A picture that the film begins with. */
  picture?: NonNullable<PlanContent["picture"]>;
}

/** Writes down a film of a vendor's shots, and puts it in no line. Answers its id. */
export const aVendorFilm = async (
  store: Store,
  account_id: string,
  title: string,
  { shotIds = ["s1", "s2", "s3"], request = {}, picture }: VendorFilm = {},
): Promise<string> => {
  const content = { ...contentOf(title, shotIds), ...(picture === undefined ? {} : { picture }) };
  const plan = { ...aPlan(account_id), content };
  await store.plans.create(plan);
  const generation_id = freshId("gen");
  const shots = content.shots.map(({ shot_id, index, routed_model }) => ({ shot_id, index, routed_model }));
  await store.generations.create(
    {
      generation_id,
      account_id,
      tool: "generate_video",
      plan_id: plan.plan_id,
      parent_generation_id: null,
      consent_id: null,
      request,
      title,
      raw_intent: "rain",
      preview: false,
      duration_seconds: content.duration_seconds,
      quoted_usd: quotedUsd,
      changed_shot_ids: shots.map(({ shot_id }) => shot_id),
      created_at: now,
      shots,
    },
    vendorReservation(account_id, { generation_id, round: 1 }),
  );
  return generation_id;
};
