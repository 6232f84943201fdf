import type { AdRequest } from "#lib/contract/ad.ts";
import type { BrandBlock } from "#lib/contract/brand.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import type { PlanEdits, ShotRevision } from "#lib/contract/revision.ts";
import type { PageFacts } from "#lib/director/director.ts";
import type { PageReading } from "#lib/page/read-page.ts";
import { modeFor, shortName } from "#lib/page/tell-film.ts";
import { readableCaption } from "#lib/planning/compile/caption.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import { composePlan, settlePlan } from "./compose-plan.ts";
import type { Context } from "./operation.ts";
import { think } from "./think.ts";

const usual = { shots: { one: 3, more: 4 }, seconds: { one: 10, more: 14 } } as const;
/** Shorter, a shot is over before a claim on it is read. */
const readableShot_s = 2.6;
const fewestShots = 3;

/**
 * Plans the film of a page: an opening on the thing, its claims as proof in the page's own words, an end card with its
 * name and call to action. Claims that a gate would stop, and words that read as orders for camera or length, stay in
 * the brief and out of the film.
 */
export const planAd = async (
  ctx: Context,
  request: AdRequest,
  reading: PageReading,
  { brand, cta }: { brand: BrandBlock; cta: string },
): Promise<StoredPlan> => {
  const judged = await think(
    ctx,
    "/url",
    "judgeTexts",
    reading.claims.flatMap(({ text, quote }) => [text, quote]),
  );
  const free = reading.claims.filter((_, at) => judged[2 * at]?.length === 0);
  const said = reading.claims.filter((claim, at) => free.includes(claim) && judged[2 * at + 1]?.length === 0);
  const plain = await think(
    ctx,
    "/url",
    "arePlain",
    said.map(({ quote }) => quote),
  );
  const told = said.filter((_, at) => plain[at]);
  const claims = free.map(({ text }) => text);
  const asked = request.director_mode ?? "auto";
  const director_mode = asked === "auto" ? modeFor(reading) : asked;
  const many = claims.length > 1 ? "more" : "one";
  const fitting = Math.floor((request.duration_seconds ?? Infinity) / readableShot_s);
  const shot_count = request.shot_count ?? Math.max(fewestShots, Math.min(usual.shots[many], fitting));
  const planned: PlanRequest = {
    raw_intent: await think(ctx, "/url", "tellPage", reading, director_mode, told),
    director_mode,
    brand_id: brand.brand_id,
    shot_count,
    // Said outright, for a page's words must not set a length or a format.
    duration_seconds:
      request.duration_seconds ?? (request.shot_count === undefined ? usual.seconds[many] : 3.5 * shot_count),
    aspect_ratio: request.aspect_ratio ?? "16:9",
    ...(request.seed === undefined ? {} : { seed: request.seed }),
    ...(request.likeness_consent === undefined ? {} : { likeness_consent: request.likeness_consent }),
  };
  const first = await composePlan(ctx, planned, brand, { kind: "ad", facts: factsOf(reading, claims, cta, brand) });
  const edits = wordsOnScreen(first, reading, claims, cta);
  const draft = await think(ctx, "/url", "revisePlan", {
    content: first.content,
    edits,
    input: { request: planned, seed: first.content.seed, brand: first.brand },
  });
  const mode_selection =
    asked === "auto"
      ? { ...draft.mode_selection, reason: reasonOf(reading, draft.mode_selection.primary) }
      : draft.mode_selection;
  const { intent, depth_layers } = draft;
  const product =
    reading.about === "product"
      ? await think(ctx, "/url", "productIn", reading.product_name, depth_layers)
      : intent.product;
  return settlePlan(ctx, {
    draft: {
      ...draft,
      mode_selection,
      title: shortName(reading.product_name),
      intent: { ...intent, product },
    },
    request: { ...planned, edits, written: claimsIn(edits) },
    brand: first.brand,
    parent_plan_id: first.plan_id,
    asked: [],
    pinned: new Map(),
  });
};

const factsOf = (
  { product_name, claims, ...reading }: PageReading,
  free: readonly string[],
  cta: string,
  brand: BrandBlock,
): PageFacts => ({
  product_name: shortName(product_name),
  brand_name: brand.name,
  description: reading.description ?? "",
  claims: claims.filter(({ text }) => free.includes(text)).map(({ text, quote }) => ({ text, quote })),
  price: reading.price,
  cta,
});

const reasonOf = ({ about, signals }: PageReading, mode: string): string => {
  if (mode === "explainer_demo") return "The page shows how its product is used, step by step.";
  if (mode === "ugc_testimonial") return "Most of the page is what customers say.";
  if (about === "product")
    return signals.story
      ? "The page tells of the house behind its product."
      : "The page is about one product and what it does.";
  return "The page sells no product by name; it tells of a house.";
};

/** Captions and end card: the name first, then the claims that can be read in their shots, the card at the end. */
const wordsOnScreen = (plan: StoredPlan, reading: PageReading, claims: readonly string[], cta: string): PlanEdits => {
  const { shots } = plan.content;
  const left = [...claims];
  const last = shots.length - 1;
  const edited: Record<string, ShotRevision> = {};
  shots.forEach(({ shot_id, duration_seconds }, index) => {
    if (index === last) {
      edited[shot_id] = { caption: null };
      return;
    }
    const name = index === 0 ? readableCaption(shortName(reading.product_name), duration_seconds) : null;
    const at = left.findIndex((claim) => readableCaption(claim, duration_seconds) !== null);
    const claim = name === null && at !== -1 ? (left.splice(at, 1)[0] ?? null) : null;
    edited[shot_id] = { caption: name ?? (claim === null ? null : readableCaption(claim, duration_seconds)) };
  });
  return { shots: edited, end_card: { text: shortName(reading.product_name), cta } };
};

const claimsIn = ({ shots, end_card }: PlanEdits): string[] =>
  [...Object.values(shots ?? {}).map((shot) => shot?.caption), end_card?.text, end_card?.cta].filter(
    (text) => typeof text === "string",
  );
