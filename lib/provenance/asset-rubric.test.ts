import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { makeCertificates } from "./certificates.ts";
import { openProvenance, type Provenance } from "./provenance.ts";
import { ASSET_RUBRIC, rubricFaults, type CrJson } from "./testing/asset-rubric.ts";
import { crJsonOf } from "./testing/cr-json.ts";
import { readByOthers } from "./testing/independent-reader.ts";
import { sampleFilm, sampleJpeg, samplePicture } from "./testing/sample-media.ts";
import { signChain, type SignedChain } from "./testing/signed-chain.ts";
import { readerContext } from "./trust.ts";

const KINDS = ["stillPng", "stillJpeg", "stagedShot", "animatedShot", "film", "refinedFilm"] as const;
let provenance: Provenance;
let chain: SignedChain;
let context: string;

beforeAll(async () => {
  const { rootPem, ...certificates } = await makeCertificates({ organisation: "Shotwright", now: new Date() });
  const credentials = { ...certificates, anchorPems: [rootPem], development: true };
  context = readerContext(credentials);
  provenance = openProvenance({ credentials, projectRoot: process.cwd(), now: () => new Date() });
  const media = { png: await samplePicture(), jpeg: await sampleJpeg(), mp4: sampleFilm() };
  chain = await signChain(media, (input) => provenance.sign(input));
}, 60_000);
afterAll(() => provenance.close());

const crJson = (kind: (typeof KINDS)[number]) => crJsonOf(chain[kind].bytes, chain[kind].mediaType, context);

describe.each(KINDS)("%s", (kind) => {
  test("meets all 31 points of the asset rubric", async () => {
    expect(Object.keys(ASSET_RUBRIC)).toHaveLength(31);
    expect(rubricFaults(await crJson(kind))).toEqual({});
  });

  test("reads back trusted, whole tree", async () => {
    const report = await provenance.verify(chain[kind]);
    expect(report).toMatchObject({ state: "trusted", manifestId: chain[kind].manifestId, consentId: "consent_1" });
    expect(JSON.stringify(report.ingredients)).not.toMatch(/"state":"(invalid|valid)"/);
  });

  test("is accepted by another implementation", async () => {
    const result = await readByOthers(chain[kind].bytes);
    expect(result).toEqual({ isValid: true, codes: [], label: chain[kind].manifestId });
  });
});

test("the chain of a refined film reaches down to the product picture, with pictures", async () => {
  const report = await provenance.verify(chain.refinedFilm);
  expect(report.ingredients).toMatchObject([
    {
      title: "Shot s1",
      relationship: "componentOf",
      state: "trusted",
      model: "kling-3",
      thumbnail: expect.stringMatching(/^data:image\/jpeg;base64,/),
      ingredients: [
        { title: "Hero still", relationship: "inputTo", ingredients: [{ title: "Product image" }, {}] },
        { title: "Product image", state: "none", thumbnail: expect.stringMatching(/^data:/) },
      ],
    },
    { title: "Shot s2", ingredients: [{ relationship: "parentOf", state: "none" }] },
    { title: "Previous film", relationship: "parentOf", manifestId: chain.film.manifestId, state: "trusted" },
  ]);
});

/** Spoils the active manifest of the film; the point that then must speak. */
const SPOILT: Record<string, (active: CrJson["manifests"][number]) => void> = {
  mandatory_dst_for_perceptible_transformations: (active) => delete actionNamed(active, "c2pa.mixed").digitalSourceType,
  mandatory_spec_version: (active) => (active["claim.v2"] = { ...active["claim.v2"], claim_generator_info: {} }),
  mandatory_all_actions_included: (active) => delete actions(active)["allActionsIncluded"],
  no_dst_for_opened_action: (active) => add(active, { action: "c2pa.opened", digitalSourceType: "x" }),
  well_formed_data_present: (active) => delete active.validationResults,
  well_formed_success: (active) => fail(active, "assertion.action.malformed"),
  valid_data_present: (active) => delete active.validationResults,
  valid_success: (active) => fail(active, "assertion.bmffHash.mismatch"),
  inception_action_position: (active) => actions(active).actions?.reverse(),
  no_deprecated_assertions: (active) => put(active, "stds.exif", {}),
  no_unsupported_assertions: (active) => put(active, "c2pa.invented", {}),
  no_deprecated_actions: (active) => add(active, { action: "c2pa.watermarked" }),
  no_unsupported_actions: (active) => add(active, { action: "c2pa.invented", digitalSourceType: "x" }),
  no_unrecognized_custom_assertions: (active) => put(active, "mine", {}),
  no_unrecognized_custom_actions: (active) => add(active, { action: "mine" }),
  no_unrecognized_custom_action_parameters: (active) => add(active, { action: "a.b", parameters: { seed: 1 } }),
  discouraged_legacy_action_parameters: (active) => add(active, { action: "a.b", parameters: { ingredient: {} } }),
  active_manifest_urn: (active) => (active.label = "urn:uuid:1"),
  review_ratings_datasource: (active) =>
    put(active, "a.b", { reviewRatings: [], dataSource: { type: "humanEntry.anonymous" } }),
  ingredient_v3_no_active_manifest: (active) => delete ingredient(active)["activeManifest"],
  ingredient_v3_mandatory_validation_results: (active) => delete ingredient(active)["validationResults"],
  ingredient_relationship_values: (active) => (ingredient(active).relationship = "siblingOf"),
  mandatory_dst_for_created_action: (active) => delete actionNamed(active, "c2pa.created").digitalSourceType,
  no_deprecated_claim_fields: (active) => (active["claim.v2"] = { ...active["claim.v2"], specVersion: "2.4.0" }),
  ingredient_v3_choice: (active) => (ingredient(active)["digitalSourceType"] = "x"),
  alternative_content_representation_choice: (active) => put(active, "a.b", { type: "exif.originalPreservationImage" }),
  forbidden_labels_in_external_references: (active) => put(active, "a.b", { label: "c2pa.hash.data", url: "x" }),
  no_url_in_hashes: (active) => put(active, "c2pa.hash.data", { url: "x" }),
  all_actions_included_opened: (active) => {
    actions(active).actions = [{ action: "c2pa.opened", parameters: { ingredients: [{}] } }];
    actions(active)["allActionsIncluded"] = false;
  },
  opened_action_ingredient_reference: (active) => add(active, { action: "c2pa.opened" }),
  no_box_hash_for_tiff: (active) => {
    put(active, "c2pa.hash.boxes", {});
    put(active, "c2pa.asset-type.v2", { "dc:format": "image/tiff" });
  },
};
type Active = CrJson["manifests"][number];
type SomeAssertion = NonNullable<Active["assertions"]>[string];
function put(active: Active, label: string, assertion: SomeAssertion): void {
  active.assertions = { ...active.assertions, [label]: assertion };
}
function found(active: Active, test: (assertion: SomeAssertion) => boolean): SomeAssertion {
  const assertion = Object.values(active.assertions ?? {}).find(test);
  if (assertion === undefined) throw new Error("The film lacks what is to be spoilt.");
  return assertion;
}
const actions = (active: Active) => found(active, (each) => each.actions !== undefined);
const ingredient = (active: Active) => found(active, (each) => each.relationship !== undefined);
function actionNamed(active: Active, name: string) {
  const action = actions(active).actions?.find((each) => each.action === name);
  if (action === undefined) throw new Error(`The film has no ${name}.`);
  return action;
}
function add(active: Active, action: NonNullable<SomeAssertion["actions"]>[number]): void {
  actions(active).actions?.push(action);
}
function fail(active: Active, code: string): void {
  active.validationResults?.failure?.push({ code });
}

test.each(Object.keys(ASSET_RUBRIC))("the rubric sees a film that misses %s", async (point) => {
  const json = await crJson("film");
  const [active] = json.manifests;
  if (active === undefined) throw new Error("no manifest");
  SPOILT[point]?.(active);
  expect(Object.keys(rubricFaults(json))).toContain(point);
});
