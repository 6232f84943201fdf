import { expect, test } from "vitest";

import { isIntact, refusalReport, storeReport } from "./report.ts";

const manifest = (ingredients: unknown[] = []) => ({
  claim_generator_info: [{ name: "Camera", version: null }],
  assertions: [
    {
      label: "c2pa.actions",
      data: { actions: [{ action: "c2pa.created", softwareAgent: "Model X", digitalSourceType: trained }, "broken"] },
    },
  ],
  signature_info: { issuer: "Camera Works", common_name: "Camera Works", time: "2026-01-02T03:04:05+00:00" },
  ingredients,
});
const trained = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
const failing = (...codes: string[]) => codes.map((code) => ({ code, url: "self#jumbf=/c2pa/urn:c2pa:top/x" }));
const stamped = { success: [{ code: "timeStamp.trusted" }] };
const store = (validation_state: string, validation_status: unknown[] = [], ingredients: unknown[] = []) => ({
  validation_results: { activeManifest: stamped },
  active_manifest: "urn:c2pa:top",
  manifests: { "urn:c2pa:top": manifest(ingredients), "urn:c2pa:below": manifest() },
  validation_state,
  validation_status,
});
const codes = (json: unknown) => storeReport(json).reasons.map((reason) => reason.code);

test("a stranger's credential is told in the same words", () => {
  expect(storeReport(store("Valid", failing("signingCredential.untrusted")))).toMatchObject({
    state: "valid",
    claimGenerator: "Camera",
    signedBy: "Camera Works",
    signedAt: "2026-01-02T03:04:05+00:00",
    model: "Model X",
    preview: null,
    actions: [{ action: "c2pa.created", softwareAgent: "Model X", when: null, parameters: {} }],
  });
});

test("an expired certificate is no longer a credential, but it breaks nothing", () => {
  const expired = ["signingCredential.untrusted", "signingCredential.expired"];
  const report = storeReport(store("Invalid", failing(...expired)));
  expect(report.state).toBe("invalid");
  expect(isIntact(report)).toBe(true);
  expect(report.reasons[0]?.explanation).toMatch(/certificate has expired/);
  expect(codes(store("Invalid", failing(...expired)))).toEqual(["signingCredential.expired", "content.unchanged"]);
  expect(isIntact(storeReport(store("Invalid", failing(...expired, "assertion.dataHash.mismatch"))))).toBe(false);
  expect(storeReport(store("Invalid", failing(...expired, "assertion.dataHash.mismatch"))).state).toBe("invalid");
  expect(storeReport(store("Invalid")).state).toBe("invalid");
});

test("an ingredient is judged by what was recorded and by what is found now", () => {
  const ingredient = (recorded: object) => ({
    title: "Below",
    relationship: "componentOf",
    active_manifest: "urn:c2pa:below",
    validation_results: { activeManifest: recorded },
  });
  const state = (recorded: object, now: string[] = []) =>
    storeReport(
      store(
        "Trusted",
        now.map((code) => ({ code, url: "self#jumbf=/c2pa/urn:c2pa:below/c2pa.signature" })),
        [ingredient(recorded)],
      ),
    ).ingredients[0]?.state;
  const trusted = { success: [{ code: "signingCredential.trusted" }], failure: [] };
  expect(state(trusted)).toBe("trusted");
  expect(state({ success: [], failure: [] })).toBe("valid");
  expect(state(trusted, ["signingCredential.untrusted"])).toBe("valid");
  expect(state(trusted, ["ingredient.manifest.mismatch"])).toBe("invalid");
  expect(state({ success: [], failure: [{ code: "assertion.dataHash.mismatch" }] })).toBe("invalid");
});

test("a broken ingredient below a trusted claim is not kept silent", () => {
  const recorded = { success: [], failure: [{ code: "assertion.dataHash.mismatch" }] };
  const below = { title: "Below", active_manifest: "urn:c2pa:below", validation_results: { activeManifest: recorded } };
  expect(storeReport(store("Trusted", [], [below])).state).toBe("trusted");
  expect(codes(store("Trusted", [], [below]))).toEqual(["signingCredential.trusted", "ingredient.invalid"]);
});

test("an ingredient that contains itself ends", () => {
  const loop = { title: "Me", active_manifest: "urn:c2pa:top" };
  expect(storeReport(store("Trusted", [], [loop])).ingredients).toMatchObject([{ title: "Me", ingredients: [] }]);
});

test("a time counts only when its stamp was checked against an authority we know", () => {
  const unchecked = { ...store("Trusted"), validation_results: { activeManifest: { success: [] } } };
  expect(storeReport(unchecked).signedAt).toBeNull();
  expect(codes(unchecked)).toContain("timeStamp.untrusted");
  // The reader takes any stamp on a claim of version 1.
  const top = { ...manifest(), claim_version: 1 };
  const legacy = { ...store("Valid"), manifests: { "urn:c2pa:top": top } };
  expect(storeReport(legacy).signedAt).toBeNull();
  expect(codes(legacy)).toEqual(["timeStamp.untrusted"]);
});

test("the consent and the ingredients' pictures are shown", () => {
  const actions = [{ action: "c2pa.created", parameters: { "studio.shotwright.consent_id": "consent_1" } }];
  const assertions = [{ label: "c2pa.actions.v2", data: { actions } }];
  const thumbnail = { format: "image/jpeg", identifier: "self#jumbf=/x" };
  const top = {
    ...manifest([
      { title: "Hero", thumbnail },
      { title: "None", thumbnail: { identifier: "constructor" } },
    ]),
  };
  const json = { ...store("Trusted"), manifests: { "urn:c2pa:top": { ...top, assertions } } };
  const report = storeReport(
    json,
    new Map([[thumbnail.identifier, { mediaType: "image/jpeg", bytes: new Uint8Array(3) }]]),
  );
  expect(report.consentId).toBe("consent_1");
  expect(report.ingredients.map((each) => each.thumbnail)).toEqual(["data:image/jpeg;base64,AAAA", null]);
});

test("a picture and a list of actions that are shown again and again do not grow the report without end", () => {
  const thumbnail = { format: "image/jpeg", identifier: "self#jumbf=/x" };
  const below = { title: "Below", active_manifest: "urn:c2pa:below", thumbnail };
  const actions = Array.from({ length: 500 }, () => ({ action: "c2pa.edited", parameters: { note: "x".repeat(100) } }));
  const assertions = [{ label: "c2pa.actions.v2", data: { actions } }];
  const json = {
    ...store("Trusted"),
    manifests: {
      "urn:c2pa:top": manifest(Array.from({ length: 1_000 }, () => below)),
      "urn:c2pa:below": { ...manifest(), assertions },
    },
  };
  const picture = { mediaType: "image/jpeg", bytes: new Uint8Array(250_000) };
  const report = storeReport(json, new Map([[thumbnail.identifier, picture]]));
  expect(report.ingredients).toHaveLength(1_000);
  expect(report.ingredients[0]?.actions).toHaveLength(500);
  expect(JSON.stringify(report).length).toBeLessThan(5_000_000);
});

test("names without end are cut", () => {
  const title = "x".repeat(100_000);
  const json = store(
    "Trusted",
    [],
    Array.from({ length: 3_000 }, () => ({ title, relationship: title })),
  );
  const report = storeReport(json);
  expect(report.ingredients).toHaveLength(2_000);
  expect(report.ingredients[0]?.title).toHaveLength(300);
});

test("what the reader throws is an outcome", () => {
  expect(refusalReport("C2pa(JumbfNotFound)")).toMatchObject({
    state: "none",
    reasons: [{ code: "manifest.missing" }],
  });
  expect(refusalReport('C2pa(InvalidAsset("PNG out of range"))').reasons[0]?.code).toBe("file.unreadable");
  expect(refusalReport("C2pa(AssertionDecoding(x))")).toMatchObject({
    state: "invalid",
    reasons: [{ code: "manifest.unreadable" }],
  });
  expect(storeReport({ active_manifest: 3 }).state).toBe("invalid");
  expect(storeReport({ ...store("Trusted"), active_manifest: "urn:c2pa:gone" }).state).toBe("invalid");
});
