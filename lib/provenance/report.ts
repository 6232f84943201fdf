/** From the reader's JSON to the four states. Pure. */
import { z } from "zod";

import { explain, type Reason } from "./explanations.ts";
import { PARAMETER_PREFIX, TRAINED_ALGORITHMIC_MEDIA } from "./manifest.ts";

/** trusted: intact, signer known. valid: intact, signer unknown. invalid: changed or broken. none: no credential. */
export type ProvenanceState = "trusted" | "valid" | "invalid" | "none";

export interface ReportedAction {
  action: string;
  digitalSourceType: string | null;
  softwareAgent: string | null;
  /** RFC 3339 as the signer stated it. */
  when: string | null;
  parameters: Record<string, unknown>;
}

export interface ReportedIngredient {
  title: string | null;
  relationship: string;
  manifestId: string | null;
  state: ProvenanceState;
  actions: ReportedAction[];
  ingredients: ReportedIngredient[];
}

export interface ProvenanceReport {
  state: ProvenanceState;
  reasons: Reason[];
  /** Label of the active manifest, `urn:c2pa:…`. */
  manifestId: string | null;
  /** Name and version of the software that made the claim. */
  claimGenerator: string | null;
  signedBy: string | null;
  /** RFC 3339 of an independent time stamp; null when there is none. */
  signedAt: string | null;
  actions: ReportedAction[];
  ingredients: ReportedIngredient[];
  model: string | null;
  preview: boolean | null;
}

const status = z.object({
  code: z.string(),
  url: z.string().optional(),
  explanation: z.string().optional(),
});
const results = z.object({
  success: z.array(status).default([]),
  failure: z.array(status).default([]),
});
const ingredientShape = z.object({
  title: z.string().nullish(),
  relationship: z.string().default("componentOf"),
  active_manifest: z.string().nullish(),
  validation_results: z.object({ activeManifest: results.nullish() }).nullish(),
  validation_status: z.array(status).nullish(),
});
const actionShape = z.object({
  action: z.string(),
  when: z.string().nullish(),
  digitalSourceType: z.string().nullish(),
  softwareAgent: z.union([z.string(), z.object({ name: z.string(), version: z.string().nullish() })]).nullish(),
  parameters: z.record(z.string(), z.unknown()).nullish(),
});
const manifestShape = z.object({
  claim_generator: z.string().nullish(),
  claim_generator_info: z.array(z.object({ name: z.string(), version: z.string().nullish() })).nullish(),
  ingredients: z.array(ingredientShape).default([]),
  assertions: z.array(z.object({ label: z.string(), data: z.unknown() })).default([]),
  signature_info: z
    .object({
      issuer: z.string().nullish(),
      common_name: z.string().nullish(),
      time: z.string().nullish(),
    })
    .nullish(),
});
const storeShape = z.object({
  active_manifest: z.string(),
  manifests: z.record(z.string(), manifestShape),
  validation_state: z.enum(["Trusted", "Valid", "Invalid"]),
  validation_status: z.array(status).default([]),
});

type Status = z.infer<typeof status>;
type Manifest = z.infer<typeof manifestShape>;
type Store = z.infer<typeof storeShape>;

/** Failures that question who signed, never what: the file is intact. */
const SIGNER_ONLY: ReadonlySet<string> = new Set(["signingCredential.untrusted", "signingCredential.expired"]);
/** A shared ingredient is shown below each parent; hostile stores could multiply that without end. */
const MOST_INGREDIENTS = 2_000;

/** The report of a file without a readable credential. */
export function emptyReport(state: "none" | "invalid", reason: Reason): ProvenanceReport {
  return {
    state,
    reasons: [reason],
    manifestId: null,
    claimGenerator: null,
    signedBy: null,
    signedAt: null,
    actions: [],
    ingredients: [],
    model: null,
    preview: null,
  };
}

/** The text that the reader threw instead of an answer. */
export function refusalReport(refusal: string): ProvenanceReport {
  if (refusal.includes("JumbfNotFound")) return emptyReport("none", explain("manifest.missing"));
  if (/InvalidAsset|IoError/.test(refusal)) return emptyReport("invalid", explain("file.unreadable"));
  return emptyReport("invalid", explain("manifest.unreadable"));
}

/** The reader's JSON, judged; a shape it should never have is a damaged credential. */
export function storeReport(json: unknown): ProvenanceReport {
  const parsed = storeShape.safeParse(json);
  const manifest = parsed.data?.manifests[parsed.data.active_manifest];
  if (!parsed.success || manifest === undefined) return emptyReport("invalid", explain("manifest.unreadable"));
  const store = parsed.data;
  const state = stateOf(store);
  const actions = actionsOf(manifest);
  const ingredients = ingredientsOf(store, manifest, [store.active_manifest], {
    left: MOST_INGREDIENTS,
  });
  const generator = manifest.claim_generator_info?.[0];
  const signedAt = manifest.signature_info?.time ?? null;
  return {
    state,
    reasons: reasonsOf(store, state, signedAt, ingredients),
    manifestId: store.active_manifest,
    claimGenerator: generator ? named(generator) : (manifest.claim_generator ?? null),
    signedBy: signerOf(manifest),
    signedAt,
    actions,
    ingredients,
    model: modelOf(actions),
    preview: previewOf(actions),
  };
}

/** True when the ingredient, or one below it, is changed or broken. */
export function hasBrokenIngredient(ingredients: readonly ReportedIngredient[]): boolean {
  return ingredients.some(
    (ingredient) => ingredient.state === "invalid" || hasBrokenIngredient(ingredient.ingredients),
  );
}

function stateOf(store: Store): ProvenanceState {
  if (store.validation_state === "Trusted") return "trusted";
  if (store.validation_state === "Valid") return "valid";
  const failures = store.validation_status;
  return failures.length > 0 && failures.every((failure) => SIGNER_ONLY.has(failure.code)) ? "valid" : "invalid";
}

function reasonsOf(
  store: Store,
  state: ProvenanceState,
  signedAt: string | null,
  below: ReportedIngredient[],
): Reason[] {
  const reasons: Reason[] = state === "trusted" ? [explain("signingCredential.trusted")] : [];
  for (const failure of store.validation_status) {
    const reason = explain(failure.code, failure.explanation);
    const own = failure.url === undefined || failure.url.includes(store.active_manifest);
    const ingredientCode = failure.code.startsWith("ingredient.");
    reasons.push(
      own || ingredientCode ? reason : { ...reason, explanation: `In an ingredient: ${reason.explanation}` },
    );
  }
  if (hasBrokenIngredient(below) && state !== "invalid") {
    reasons.push({
      code: "ingredient.invalid",
      explanation: "An ingredient was already changed or broken when it was used.",
    });
  }
  if (state !== "invalid" && signedAt === null) reasons.push(explain("timeStamp.absent"));
  if (reasons.length === 0) reasons.push(explain("general.error"));
  const seen = new Set<string>();
  return reasons.filter(({ code, explanation }) => !seen.has(code + explanation) && seen.add(code + explanation));
}

function ingredientsOf(
  store: Store,
  manifest: Manifest,
  path: string[],
  budget: { left: number },
): ReportedIngredient[] {
  return manifest.ingredients.flatMap((ingredient) => {
    if (budget.left-- <= 0) return [];
    const id = ingredient.active_manifest ?? null;
    const below = id === null || path.includes(id) ? undefined : store.manifests[id];
    const recorded = ingredient.validation_results?.activeManifest;
    const failures = [...(recorded?.failure ?? []), ...(ingredient.validation_status ?? [])];
    return [
      {
        title: ingredient.title ?? null,
        relationship: ingredient.relationship,
        manifestId: id,
        state: ingredientState(store, id, failures, recorded?.success ?? []),
        actions: below ? actionsOf(below) : [],
        ingredients: below && id !== null ? ingredientsOf(store, below, [...path, id], budget) : [],
      },
    ];
  });
}

/** What the signer recorded when it took the ingredient in, corrected by what is found now. */
function ingredientState(store: Store, id: string | null, recorded: Status[], success: Status[]): ProvenanceState {
  const now = id === null ? [] : store.validation_status.filter((found) => found.url?.includes(id));
  const failures = [...recorded, ...now];
  if (failures.some((failure) => !SIGNER_ONLY.has(failure.code))) return "invalid";
  if (id === null) return "none";
  if (failures.length > 0) return "valid";
  return success.some((entry) => entry.code === "signingCredential.trusted") ? "trusted" : "valid";
}

function actionsOf(manifest: Manifest): ReportedAction[] {
  return manifest.assertions
    .filter(({ label }) => label.startsWith("c2pa.actions"))
    .flatMap(({ data }) => z.object({ actions: z.array(z.unknown()) }).safeParse(data).data?.actions ?? [])
    .flatMap((raw) => actionShape.safeParse(raw).data ?? [])
    .map((action) => ({
      action: action.action,
      digitalSourceType: action.digitalSourceType ?? null,
      softwareAgent:
        typeof action.softwareAgent === "object" && action.softwareAgent
          ? named(action.softwareAgent)
          : (action.softwareAgent ?? null),
      when: action.when ?? null,
      parameters: action.parameters ?? {},
    }));
}

function modelOf(actions: ReportedAction[]): string | null {
  for (const action of actions) {
    const delivered = action.parameters[`${PARAMETER_PREFIX}delivered_model`];
    if (typeof delivered === "string") return delivered;
  }
  return actions.find((action) => action.digitalSourceType === TRAINED_ALGORITHMIC_MEDIA)?.softwareAgent ?? null;
}

function previewOf(actions: ReportedAction[]): boolean | null {
  const found = actions.map((action) => action.parameters[`${PARAMETER_PREFIX}preview`]);
  return found.find((value) => typeof value === "boolean") ?? null;
}

function signerOf(manifest: Manifest): string | null {
  const parts = [manifest.signature_info?.common_name, manifest.signature_info?.issuer].filter((part) => !!part);
  return parts.length === 0 ? null : [...new Set(parts)].join(", ");
}

function named(software: { name: string; version?: string | null | undefined }): string {
  return software.version ? `${software.name} ${software.version}` : software.name;
}
