import { expect, test } from "vitest";
import type { ProvenanceAction, ProvenanceIngredient } from "#lib/contract/provenance.ts";
import {
  actionNote,
  actionTitle,
  ingredientNote,
  saysWatermarked,
  shortManifest,
  signingTime,
  verdictLine,
} from "./credential-words.ts";

const iptc = "http://cv.iptc.org/newscodes/digitalsourcetype/";
const action = (change: Partial<ProvenanceAction>): ProvenanceAction => ({
  action: "c2pa.created",
  digital_source_type: null,
  software_agent: null,
  when: null,
  parameters: {},
  ...change,
});
const ingredient = (change: Partial<ProvenanceIngredient>): ProvenanceIngredient => ({
  title: "Shot 1",
  relationship: "componentOf",
  manifest_id: "urn:c2pa:shot",
  state: "trusted",
  signed_by: null,
  model: null,
  thumbnail: null,
  actions: [],
  ingredients: [],
  ...change,
});

test("what was done is told in plain words, and unknown actions keep their name", () => {
  expect(actionTitle("c2pa.watermarked.bound")).toBe("Watermarked");
  expect(actionTitle("com.example.colour_graded")).toBe("Colour graded");
  expect(actionTitle("constructor")).toBe("Constructor");
  const drawn = action({
    digital_source_type: `${iptc}algorithmicMedia`,
    software_agent: "Shotwright preview renderer 0.1.0",
  });
  expect(actionNote(drawn)).toBe("Drawn by rules, without a trained model, by Shotwright preview renderer 0.1.0");
  expect(actionNote(action({ action: "c2pa.placed", parameters: { ingredientIds: ["a", "b", "c"] } }))).toBe(
    "From 3 pieces",
  );
  expect(actionNote(action({ action: "c2pa.addedText", parameters: { "studio.shotwright.text": "end_card" } }))).toBe(
    "The end card",
  );
  const passages = { action: "c2pa.edited", parameters: { "studio.shotwright.edit": "transitions" } };
  expect(actionNote(action({ ...passages, software_agent: "Shotwright 0.1.0" }))).toBe(
    "Passages between the shots, by Shotwright 0.1.0",
  );
  expect(actionNote(action({ action: "c2pa.opened" }))).toBeNull();
});

test("an ingredient says who drew or made it, and one without a credential says that", () => {
  const created = (source: string) => [action({ digital_source_type: iptc + source })];
  expect(ingredientNote(ingredient({ model: "preview/motion", actions: created("algorithmicMedia") }))).toBe(
    "Drawn by preview/motion",
  );
  expect(ingredientNote(ingredient({ model: "kling/3.0", actions: created("trainedAlgorithmicMedia") }))).toBe(
    "Made by kling/3.0",
  );
  expect(ingredientNote(ingredient({ state: "none", relationship: "inputTo" }))).toBe(
    "Used as a reference, without a credential",
  );
  expect(ingredientNote(ingredient({ actions: created("digitalCapture") }))).toBe("Taken with a camera");
});

test("a time is told with whose word it is", () => {
  const actions = [action({ when: "2026-11-21T09:44:09.120Z" })];
  expect(signingTime({ signed_at: null, actions })).toEqual({
    time: "21 Nov 2026, 09:44:09 UTC",
    word: "the signer’s own statement",
  });
  expect(signingTime({ signed_at: "2026-11-22T00:00:00Z", actions })?.word).toBe("by an independent time stamp");
  expect(signingTime({ signed_at: null, actions: [action({})] })).toBeNull();
  expect(signingTime({ signed_at: null, actions: [action({ when: "last Tuesday" })] })?.time).toBe("last Tuesday");
});

test("the four answers have four headlines, and an expired signer is not called a change", () => {
  const lines = (["trusted", "valid", "invalid", "none"] as const).map((state) => verdictLine({ state, reasons: [] }));
  expect(new Set(lines).size).toBe(4);
  const changed = [{ code: "assertion.bmffHash.mismatch", explanation: "" }];
  expect(verdictLine({ state: "invalid", reasons: changed })).toBe("Changed after it was signed");
  const expired = [{ code: "content.unchanged", explanation: "" }];
  expect(verdictLine({ state: "invalid", reasons: expired })).toMatch(/^The content is unchanged/);
});

test("only a mark that links to the credential counts as its watermark", () => {
  expect(saysWatermarked([action({ action: "c2pa.watermarked.bound" })])).toBe(true);
  expect(saysWatermarked([action({ action: "c2pa.watermarked.unbound" })])).toBe(false);
});

test("a manifest's name is shortened, a short one is not", () => {
  expect(shortManifest("urn:c2pa:3d07aaaa-bbbb-cccc-dddd-eeeeffff1a4f")).toBe("urn:c2pa:3d07…1a4f");
  expect(shortManifest("urn:c2pa:short")).toBe("urn:c2pa:short");
});
