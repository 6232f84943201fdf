import type { BrandBlock } from "#lib/contract/brand.ts";
import type { PlanContent } from "#lib/contract/plan.ts";
import type { Account, ApiKey } from "#lib/store/account-records.ts";
import type { NewGeneration, Store, StoredAsset, StoredPlan } from "#lib/store/store.ts";
import type { LedgerEntry, SpendingCaps } from "#lib/store/spending-records.ts";

/** Records for tests, each with an id of its own, so that tests can share one database. */

export const now = new Date("2026-05-04T03:02:01.987Z");

/** A service that lets everything be spent. */
export const unlimited: SpendingCaps = {
  account_monthly_usd: null,
  total_monthly_usd: null,
  account_loss_monthly_usd: null,
  total_loss_monthly_usd: null,
};

let count = 0;
const run = `${process.pid}x${Date.now().toString(36)}`;

export function freshId(prefix: string): string {
  count += 1;
  return `${prefix}_${run}_${String(count).padStart(6, "0")}`;
}

export async function anAccount(store: Store): Promise<Account> {
  const account_id = freshId("acc");
  const account = await store.accounts.create({
    account_id,
    email: `${account_id}@example.com`,
    name: "Ada",
    password_hash: null,
    created_at: now,
  });
  if (!account) throw new Error("the address of a fresh account is taken");
  return account;
}

export function aKey(account_id: string): ApiKey {
  const key_id = freshId("key");
  return {
    key_id,
    account_id,
    name: "robot",
    prefix: key_id,
    secret_sha256: "ab".repeat(32),
    scopes: ["read", "generate"],
    expires_at: null,
    revoked_at: null,
    last_used_at: null,
    created_at: now,
  };
}

export function aBrand(brand_id: string, version: number, name = "Acme"): BrandBlock {
  return {
    brand_id,
    name,
    palette: [{ hex: "#1a2b3c", role: "primary" }],
    contrast: { text_on_primary: "#ffffff", ratio: 14.03 },
    cta: null,
    product_ref: null,
    block_hash: `hash of ${name}`,
    version,
    updated_at: now.toISOString(),
  };
}

/** A plan whose content is only as much as the store looks at: it keeps JSON as it is. */
export function aPlan(account_id: string): StoredPlan {
  return {
    plan_id: freshId("plan"),
    account_id,
    parent_plan_id: null,
    plan_hash: "sha256:00",
    content: {
      title: "Rain",
      seed: 7,
      "10": "ten",
      "2": "two",
      planner_version: "1",
    } as unknown as PlanContent,
    request: { raw_intent: "A fox in the rain", shot_count: 3 },
    raw_intent: "A fox in the rain",
    quote: {
      currency: "USD",
      total_usd: 0,
      if_live_usd: 1.25,
      lines: [],
      expires_at: now.toISOString(),
    },
    gate: { would_block: false, findings: [] },
    brand: null,
    created_at: now,
  };
}

export function anAsset(account_id: string): StoredAsset {
  return {
    asset_id: freshId("ast"),
    account_id,
    kind: "film",
    sha256: "cd".repeat(32),
    bytes: 5_000_000_000,
    media_type: "video/mp4",
    width: 1280,
    height: 720,
    duration_seconds: 12.041666666666666,
    faces: [{ box: { x: 0.25, y: 0.1, width: 0.2, height: 0.3 }, confidence: 0.97, looksDrawn: null }],
    nudity: { drawing: 0.01, hentai: 0, neutral: 0.98, porn: 0.005, sexy: 0.005, looksDrawn: false },
    created_at: now,
  };
}

export function aReservation(account_id: string, generation_id: string, amount_usd = 1.25): LedgerEntry {
  return {
    entry_key: `reserve:${generation_id}`,
    account_id,
    generation_id,
    publication_id: null,
    kind: "reserve",
    amount_usd,
    model: null,
    at: now,
  };
}

export function settlementOf(account_id: string, generation_id: string, amount_usd: number): LedgerEntry[] {
  const row = { account_id, generation_id, publication_id: null, model: null, at: now };
  return [
    { ...row, entry_key: `release:${generation_id}`, kind: "release", amount_usd: 1.25 },
    { ...row, entry_key: `settle:${generation_id}`, kind: "settle", amount_usd },
  ];
}

/** A stored generation with two shots, and its plan. */
export async function aGeneration(
  store: Store,
  account_id: string,
  change: Partial<NewGeneration> = {},
): Promise<NewGeneration> {
  const plan = aPlan(account_id);
  await store.plans.create(plan);
  const generation: NewGeneration = {
    generation_id: freshId("gen"),
    account_id,
    tool: "generate_video",
    plan_id: plan.plan_id,
    parent_generation_id: null,
    consent_id: null,
    request: plan.request,
    title: "Rain",
    raw_intent: plan.raw_intent,
    preview: true,
    duration_seconds: 12,
    quoted_usd: 1.25,
    changed_shot_ids: ["s1", "s2"],
    created_at: now,
    shots: [
      { shot_id: "s1", index: 1, routed_model: "veo" },
      { shot_id: "s2", index: 2, routed_model: "kling" },
    ],
    ...change,
  };
  await store.generations.create(generation, aReservation(account_id, generation.generation_id));
  return generation;
}
