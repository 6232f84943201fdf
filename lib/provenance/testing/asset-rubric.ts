/**
 * The 31 points of "C2PA Asset Conformance 0.2, Spec 2.4" (C2PA Conformance Task Force, 2026-08-06) over the reader's
 * crJSON, written anew as functions: each answers what is wrong, nothing when the point is met.
 */

interface Action {
  action: string;
  digitalSourceType?: string;
  parameters?: Record<string, unknown> & { ingredients?: unknown[] };
}
type Assertion = Record<string, unknown> & { actions?: Action[]; relationship?: string };
interface Claim {
  claim_generator_info?: unknown;
  created_assertions?: { url: string }[];
  specVersion?: unknown;
}
interface Manifest {
  label?: string;
  assertions?: Record<string, Assertion>;
  "claim.v2"?: Claim;
  validationResults?: { failure?: { code: string }[] };
}
/** As far as the rubric looks: `manifests[0]` is the active one. */
export interface CrJson {
  manifests: Manifest[];
}

const INCEPTION = ["c2pa.created", "c2pa.opened"];
const NON_EDITORIAL =
  "converted published repackaged transcoded resized.proportional enhanced edited.metadata watermarked watermarked.bound watermarked.unbound redacted";
const OTHER_ACTIONS =
  "addedText adjustedColor changedSpeed color_adjustments cropped deleted drawing dubbed edited filtered mastered mixed orientation placed remixed removed resized translated trimmed unknown";
const DEPRECATED_ACTIONS =
  "copied formatted version_updated printed managed produced saved color_adjustments watermarked";
const ASSERTIONS =
  "hash.data hash.data.part actions.v2 ingredient.v3 hash.boxes hash.bmff.v3 hash.collection.data soft-binding cloud-data embedded-data metadata certificate-status asset-ref asset-type.v2 hash.multi-asset thumbnail.claim thumbnail.ingredient depthmap.GDepth icon alternative-content-representation external-reference session-keys environmental-sustainability repository-receipt ai-disclosure assertion.metadata time-stamp";
const DEPRECATED_ASSERTIONS = "claim hash.bmff.v2 asset-type ingredient ingredient.v2 actions";
const STANDARD_PARAMETERS =
  "redacted ingredients ingredient description relatedAssertions sourceLanguage targetLanguage multipleInstances ranges weight width italic slant optical-size".split(
    " ",
  );
const STRUCTURAL = /\.(malformed|missing|invalid|multiple|multipleParents|wrongParents|unknownBox|inaccessible)$/;
const MISMATCH = /(mismatch|Mismatch|hardBinding\.redacted|claimSignature\.missing)$/;
const standard = (names: string): string[] => names.split(" ").map((name) => `c2pa.${name}`);

const actionsOf = (manifest: Manifest) => assertionsOf(manifest).flatMap((assertion) => assertion.actions ?? []);
const assertionsOf = (manifest: Manifest) => Object.values(manifest.assertions ?? {});
const labelsOf = (manifest: Manifest) => Object.keys(manifest.assertions ?? {});
const ingredientsOf = (manifest: Manifest) =>
  assertionsOf(manifest).filter((assertion) => typeof assertion.relationship === "string");
/** Without results both points on failures are missed. */
const failuresOf = (manifest: Manifest, kind: RegExp) =>
  manifest.validationResults === undefined
    ? ["no validation results"]
    : (manifest.validationResults.failure ?? []).map(({ code }) => code).filter((code) => kind.test(code));
const names = (actions: Action[]) => actions.map((action) => action.action);
const parametersOf = (manifest: Manifest) =>
  actionsOf(manifest).flatMap(({ parameters }) => (parameters === undefined ? [] : [parameters]));
const missing = (problem: boolean, text: string) => (problem ? [text] : []);

function specVersionOf(manifest: Manifest): unknown {
  const info = manifest["claim.v2"]?.claim_generator_info;
  const first: unknown = Array.isArray(info) ? info[0] : info;
  return typeof first === "object" && first !== null && "specVersion" in first ? first.specVersion : undefined;
}

/** Point by point: id of the rubric, and what the active manifest does wrong. */
export const ASSET_RUBRIC: Record<string, (active: Manifest) => string[]> = {
  mandatory_dst_for_perceptible_transformations: (active) => {
    const exempt = [...INCEPTION, ...standard(NON_EDITORIAL), "c2pa.placed"];
    const bare = actionsOf(active).filter((action) => action.digitalSourceType === undefined);
    return names(bare).filter((name) => name.startsWith("c2pa.") && !exempt.includes(name));
  },
  mandatory_spec_version: (active) => {
    const version = specVersionOf(active);
    return missing(typeof version !== "string" || !/^2\.4(\.|$)/.test(version), String(version));
  },
  mandatory_all_actions_included: (active) =>
    assertionsOf(active).flatMap((each) =>
      missing(each.actions !== undefined && each["allActionsIncluded"] === undefined, "allActionsIncluded"),
    ),
  no_dst_for_opened_action: (active) =>
    actionsOf(active).flatMap((each) =>
      each.action === "c2pa.opened" && each.digitalSourceType !== undefined ? [each.digitalSourceType] : [],
    ),
  well_formed_data_present: (active) => missing(active.validationResults === undefined, "validationResults"),
  well_formed_success: (active) => failuresOf(active, STRUCTURAL).filter((code) => !MISMATCH.test(code)),
  valid_data_present: (active) => missing(active.validationResults === undefined, "validationResults"),
  valid_success: (active) => failuresOf(active, MISMATCH),
  inception_action_position: (active) => {
    const first = active["claim.v2"]?.created_assertions?.find(({ url }) => url.includes("c2pa.actions"));
    const all = names(actionsOf(active));
    const misplaced = all.includes("c2pa.created") && !INCEPTION.includes(all[0] ?? "");
    return missing(first?.url.endsWith("c2pa.actions.v2") !== true || misplaced, all[0] ?? "no created actions");
  },
  no_deprecated_assertions: (active) =>
    labelsOf(active).filter((each) => each.startsWith("stds.") || standard(DEPRECATED_ASSERTIONS).includes(each)),
  no_unsupported_assertions: (active) => {
    const known = [...standard(ASSERTIONS), ...standard(DEPRECATED_ASSERTIONS)];
    return labelsOf(active).filter((each) => each.startsWith("c2pa.") && !known.includes(each.split("__")[0] ?? ""));
  },
  no_deprecated_actions: (active) =>
    names(actionsOf(active)).filter((name) => standard(DEPRECATED_ACTIONS).includes(name)),
  no_unsupported_actions: (active) => {
    const known = [...INCEPTION, ...standard(NON_EDITORIAL), ...standard(OTHER_ACTIONS)];
    return names(actionsOf(active)).filter((name) => name.startsWith("c2pa.") && !known.includes(name));
  },
  no_unrecognized_custom_assertions: (active) => labelsOf(active).filter((each) => !each.includes(".")),
  no_unrecognized_custom_actions: (active) => names(actionsOf(active)).filter((name) => !name.includes(".")),
  no_unrecognized_custom_action_parameters: (active) =>
    parametersOf(active)
      .flatMap((parameters) => Object.keys(parameters))
      .filter((name) => !STANDARD_PARAMETERS.includes(name) && !name.includes(".")),
  discouraged_legacy_action_parameters: (active) =>
    parametersOf(active).flatMap((each) => Object.keys(each).filter((name) => /^(description|ingredient)$/.test(name))),
  active_manifest_urn: (active) => missing(active.label?.startsWith("urn:c2pa:") !== true, String(active.label)),
  review_ratings_datasource: (active) =>
    assertionsOf(active).flatMap((each) =>
      missing("reviewRatings" in each && /humanEntry/.test(JSON.stringify(each["dataSource"] ?? "")), "reviewRatings"),
    ),
  ingredient_v3_no_active_manifest: (active) =>
    ingredientsOf(active).flatMap((each) =>
      missing(each["activeManifest"] === undefined && each["validationResults"] !== undefined, "validationResults"),
    ),
  ingredient_v3_mandatory_validation_results: (active) =>
    ingredientsOf(active).flatMap((each) =>
      missing(each["activeManifest"] !== undefined && each["validationResults"] === undefined, "validationResults"),
    ),
  ingredient_relationship_values: (active) =>
    ingredientsOf(active).flatMap(({ relationship = "" }) =>
      ["parentOf", "inputTo", "componentOf"].includes(relationship) ? [] : [relationship],
    ),
  mandatory_dst_for_created_action: (active) =>
    names(actionsOf(active).filter((each) => each.digitalSourceType === undefined)).filter(
      (name) => name === "c2pa.created",
    ),
  no_deprecated_claim_fields: (active) => missing(active["claim.v2"]?.specVersion !== undefined, "specVersion"),
  ingredient_v3_choice: (active) =>
    ingredientsOf(active).flatMap((each) =>
      missing(each["activeManifest"] !== undefined && each["digitalSourceType"] !== undefined, "digitalSourceType"),
    ),
  alternative_content_representation_choice: (active) =>
    assertionsOf(active).flatMap((each) => {
      const text = JSON.stringify(each);
      const both = ["multiAssetPartIndex", "embeddedOriginalPreservationImage"].filter((name) => text.includes(name));
      return missing(text.includes('"exif.originalPreservationImage"') && both.length !== 1, "representation");
    }),
  forbidden_labels_in_external_references: (active) =>
    assertionsOf(active).flatMap(({ label, url, relationship }) =>
      typeof label === "string" &&
      url !== undefined &&
      relationship === undefined &&
      /^c2pa\.(actions(\.v2)?$|cloud-data$|external-reference$|hash|ingredient)/.test(label)
        ? [label]
        : [],
    ),
  no_url_in_hashes: (active) =>
    ["c2pa.hash.data", "c2pa.hash.bmff.v3"].filter((label) => active.assertions?.[label]?.["url"] !== undefined),
  all_actions_included_opened: (active) => {
    const all = actionsOf(active);
    const included = active.assertions?.["c2pa.actions.v2"]?.["allActionsIncluded"] === true;
    return missing(all.length === 1 && all[0]?.action === "c2pa.opened" && !included, "allActionsIncluded");
  },
  opened_action_ingredient_reference: (active) =>
    actionsOf(active).flatMap((each) =>
      missing(each.action === "c2pa.opened" && each.parameters?.ingredients?.length !== 1, "ingredients"),
    ),
  no_box_hash_for_tiff: (active) => {
    const type = active.assertions?.["c2pa.asset-type.v2"]?.["dc:format"];
    const tiff = type === "image/tiff" || type === "image/x-adobe-dng";
    return missing(tiff && labelsOf(active).includes("c2pa.hash.boxes"), "c2pa.hash.boxes");
  },
};

/** The points that are not met, with what is wrong. */
export function rubricFaults({ manifests }: CrJson): Record<string, string[]> {
  const active = manifests[0] ?? {};
  const judged = Object.entries(ASSET_RUBRIC).map(([id, check]) => [id, check(active)] as const);
  return Object.fromEntries(judged.filter(([, faults]) => faults.length > 0));
}
