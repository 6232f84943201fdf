/** From the reader's JSON to the four states. Pure. */
import { z } from "zod";

import { explain, type Reason } from "./explanations.ts";
import type { Thumbnail } from "./thumbnails.ts";
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
  /** Who signed it; null without a credential of its own. */
  signedBy: string | null;
  model: string | null;
  /** A small picture as a data URL, where the credential carries one. */
  thumbnail: string | null;
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
  /** RFC 3339 of an independent time stamp by an authority we know; null when there is none. */
  signedAt: string | null;
  actions: ReportedAction[];
  ingredients: ReportedIngredient[];
  model: string | null;
  preview: boolean | null;
  /** Id of the record of a depicted person's consent. */
  consentId: string | null;
}

const status = z.object({
  code: z.string(),
  url: z.string().optional(),
});
const results = z.object({
  success: z.array(status).default([]),
  informational: z.array(status).default([]),
  failure: z.array(status).default([]),
});
const ingredientShape = z.object({
  title: z.string().nullish(),
  thumbnail: z.object({ identifier: z.string() }).nullish(),
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
  claim_version: z.number().nullish(),
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
  validation_results: z.object({ activeManifest: results.nullish() }).nullish(),
});

type Status = z.infer<typeof status>;
type Manifest = z.infer<typeof manifestShape>;
type Store = z.infer<typeof storeShape>;

/** An intact file whose signer we cannot name is `valid`. */
const UNKNOWN_SIGNER = "signingCredential.untrusted";
const EXPIRED = "signingCredential.expired";
const UNCHANGED = "content.unchanged";
const NOT_INTACT_EITHER: Reason = { code: UNKNOWN_SIGNER, explanation: "The signer is not one we know." };
/** Findings that question who signed or when, never what: the content is as it was signed. */
const SIGNER_ONLY: ReadonlySet<string> = new Set([
  UNKNOWN_SIGNER,
  EXPIRED,
  UNCHANGED,
  "signingCredential.trusted",
  "claimSignature.outsideValidity",
  "timeStamp.absent",
  "timeStamp.untrusted",
]);
/** A shared ingredient is shown below each parent; hostile stores could multiply that without end. */
const MOST_INGREDIENTS = 2_000;
/** So could one large picture or list of actions: the whole tree carries no more than this. */
const MOST_TREE_BYTES = 4_000_000;

const LONGEST_NAME = 300;

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
    consentId: null,
  };
}

/** The text that the reader threw instead of an answer. */
export function refusalReport(refusal: string): ProvenanceReport {
  if (refusal.includes("JumbfNotFound")) return emptyReport("none", explain("manifest.missing"));
  if (refusal === "ReaderTrap") return emptyReport("invalid", explain("reader.stopped"));
  if (/InvalidAsset|IoError/.test(refusal)) return emptyReport("invalid", explain("file.unreadable"));
  return emptyReport("invalid", explain("manifest.unreadable"));
}

/** The reader's JSON, judged; a shape it should never have is a damaged credential. */
export function storeReport(json: unknown, thumbnails = new Map<string, Thumbnail>()): ProvenanceReport {
  const parsed = storeShape.safeParse(json);
  const manifest = parsed.data?.manifests[parsed.data.active_manifest];
  if (!parsed.success || manifest === undefined) return emptyReport("invalid", explain("manifest.unreadable"));
  const store = parsed.data;
  const state = stateOf(store);
  const walk: Walk = {
    store,
    thumbnails,
    left: MOST_INGREDIENTS,
    bytesLeft: MOST_TREE_BYTES,
    actions: new Map(),
    pictures: new Map(),
  };
  const actions = within(walk, walk.actions, store.active_manifest, () => actionsOf(manifest), []);
  const ingredients = ingredientsOf(walk, manifest, [store.active_manifest]);
  const generator = manifest.claim_generator_info?.[0];
  const signedAt = stampedAt(store, manifest);
  return {
    state,
    reasons: reasonsOf(store, state, { signedAt, stated: manifest.signature_info?.time ?? null }, ingredients),
    manifestId: store.active_manifest,
    claimGenerator: brief(generator ? named(generator) : manifest.claim_generator),
    signedBy: signerOf(manifest),
    signedAt,
    actions,
    ingredients,
    model: modelOf(actions),
    preview: previewOf(actions),
    consentId: consentOf(actions),
  };
}

/** True when the content, and that of every ingredient, is as it was signed, or was never signed. */
export function isIntact(report: ProvenanceReport): boolean {
  const ownIntact = report.state !== "invalid" || report.reasons.every((reason) => SIGNER_ONLY.has(reason.code));
  return ownIntact && !hasBrokenIngredient(report.ingredients);
}

/** True when an ingredient, or one below it, is changed or broken. */
function hasBrokenIngredient(ingredients: readonly ReportedIngredient[]): boolean {
  return ingredients.some(
    (ingredient) => ingredient.state === "invalid" || hasBrokenIngredient(ingredient.ingredients),
  );
}

function stateOf(store: Store): ProvenanceState {
  if (store.validation_state === "Trusted") return "trusted";
  if (store.validation_state === "Valid") return "valid";
  const failures = store.validation_status;
  return failures.length > 0 && failures.every((failure) => failure.code === UNKNOWN_SIGNER) ? "valid" : "invalid";
}

/** The time of a stamp that was checked against our anchors; the reader takes any stamp on a claim of version 1. */
function stampedAt(store: Store, manifest: Manifest): string | null {
  const found = store.validation_results?.activeManifest?.success ?? [];
  const counts = manifest.claim_version !== 1 && found.some((entry) => entry.code === "timeStamp.trusted");
  return counts ? (manifest.signature_info?.time ?? null) : null;
}

function reasonsOf(
  store: Store,
  state: ProvenanceState,
  time: { signedAt: string | null; stated: string | null },
  below: ReportedIngredient[],
): Reason[] {
  const reasons: Reason[] = state === "trusted" ? [explain("signingCredential.trusted")] : [];
  // Trust in a certificate that has expired is not looked into: it is neither known nor unknown.
  const expired = new Set(store.validation_status.filter(({ code }) => code === EXPIRED).map(({ url }) => url));
  const aboutSigner = (failure: Status) => Number(SIGNER_ONLY.has(failure.code));
  // What is broken comes before who broke it.
  for (const failure of store.validation_status.toSorted((a, b) => aboutSigner(a) - aboutSigner(b))) {
    if (failure.code === UNKNOWN_SIGNER && expired.has(failure.url)) continue;
    const intact = state !== "invalid" || failure.code !== UNKNOWN_SIGNER;
    const reason = intact ? explain(failure.code) : NOT_INTACT_EITHER;
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
  const stamp = store.validation_results?.activeManifest?.informational.some(({ code }) =>
    code.startsWith("timeStamp."),
  );
  if (state !== "invalid" && time.signedAt === null) {
    reasons.push(explain(time.stated !== null || stamp === true ? "timeStamp.untrusted" : "timeStamp.absent"));
  }
  if (reasons.length === 0) reasons.push(explain("general.error"));
  if (state === "invalid" && reasons.every(({ code }) => SIGNER_ONLY.has(code))) reasons.push(explain(UNCHANGED));
  const seen = new Set<string>();
  return reasons.filter(({ code, explanation }) => !seen.has(code + explanation) && seen.add(code + explanation));
}

interface Walk {
  store: Store;
  thumbnails: ReadonlyMap<string, Thumbnail>;
  /** How many ingredients may still be shown. */
  left: number;
  /** How much their actions and pictures may still take, as JSON. */
  bytesLeft: number;
  actions: Map<string, Part<ReportedAction[]>>;
  pictures: Map<string, Part<string | null>>;
}

interface Part<T> {
  value: T;
  size: number;
}

/** The part called `name`, made once, while the tree has room for it; else `instead`. */
function within<T>(walk: Walk, parts: Map<string, Part<T>>, name: string, make: () => T, instead: T): T {
  const known = parts.get(name);
  const value = known === undefined ? make() : known.value;
  const part = known ?? { value, size: JSON.stringify(value).length };
  parts.set(name, part);
  if (part.size > walk.bytesLeft) return instead;
  walk.bytesLeft -= part.size;
  return part.value;
}

function ingredientsOf(walk: Walk, manifest: Manifest, path: string[]): ReportedIngredient[] {
  return manifest.ingredients.flatMap((ingredient) => {
    if (walk.left-- <= 0) return [];
    const id = ingredient.active_manifest ?? null;
    const below = id === null || path.includes(id) ? undefined : walk.store.manifests[id];
    const recorded = ingredient.validation_results?.activeManifest;
    const failures = [...(recorded?.failure ?? []), ...(ingredient.validation_status ?? [])];
    const actions = below ? within(walk, walk.actions, id ?? "", () => actionsOf(below), []) : [];
    const picture = ingredient.thumbnail?.identifier ?? "";
    return [
      {
        title: brief(ingredient.title),
        relationship: brief(ingredient.relationship) ?? "",
        manifestId: brief(id),
        state: ingredientState(walk.store, id, failures, recorded?.success ?? []),
        signedBy: below ? signerOf(below) : null,
        model: modelOf(actions),
        thumbnail: within(walk, walk.pictures, picture, () => dataUrl(walk.thumbnails.get(picture)), null),
        actions,
        ingredients: below && id !== null ? ingredientsOf(walk, below, [...path, id]) : [],
      },
    ];
  });
}

function dataUrl(thumbnail: Thumbnail | undefined): string | null {
  if (thumbnail === undefined) return null;
  // Without a Buffer: this file judges in browsers too.
  const letters = Array.from(thumbnail.bytes, (byte) => String.fromCharCode(byte));
  return `data:${thumbnail.mediaType};base64,${btoa(letters.join(""))}`;
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

function brief(text: string | null | undefined): string | null {
  return text?.slice(0, LONGEST_NAME) ?? null;
}

function modelOf(actions: ReportedAction[]): string | null {
  for (const action of actions) {
    const delivered = action.parameters[`${PARAMETER_PREFIX}delivered_model`];
    if (typeof delivered === "string") return brief(delivered);
  }
  return actions.find((action) => action.digitalSourceType === TRAINED_ALGORITHMIC_MEDIA)?.softwareAgent ?? null;
}

function previewOf(actions: ReportedAction[]): boolean | null {
  const found = actions.map((action) => action.parameters[`${PARAMETER_PREFIX}preview`]);
  return found.find((value) => typeof value === "boolean") ?? null;
}

function consentOf(actions: ReportedAction[]): string | null {
  const found = actions.map((action) => action.parameters[`${PARAMETER_PREFIX}consent_id`]);
  return found.find((value) => typeof value === "string") ?? null;
}

function signerOf(manifest: Manifest): string | null {
  const parts = [manifest.signature_info?.common_name, manifest.signature_info?.issuer].filter((part) => !!part);
  return parts.length === 0 ? null : brief([...new Set(parts)].join(", "));
}

function named(software: { name: string; version?: string | null | undefined }): string {
  return software.version ? `${software.name} ${software.version}` : software.name;
}
