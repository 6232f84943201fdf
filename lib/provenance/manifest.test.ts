import { expect, test } from "vitest";

import {
  ALGORITHMIC_MEDIA,
  COMPOSITE_WITH_TRAINED_MEDIA,
  filmManifest,
  shotManifest,
  stillManifest,
  TRAINED_ALGORITHMIC_MEDIA,
  type ManifestAction,
  type ManifestDefinition,
} from "./manifest.ts";

const preview = { routedModel: "veo-3.1", deliveredModel: "preview", preview: true };
const live = { routedModel: "veo-3.1", deliveredModel: "kling-3", preview: false };
const common = {
  title: "Title",
  mediaType: "video/mp4",
  version: "0.1.0",
  when: "2026-11-21T10:00:00Z",
  generationId: "gen_1",
  planHash: "sha256:ab",
};
const shot = { ...common, shotId: "shot_2", seed: 0 };

function actionsOf(manifest: ManifestDefinition): ManifestAction[] {
  const found = manifest.assertions.find((assertion) => assertion.label === "c2pa.actions.v2");
  if (found === undefined || !("actions" in found.data)) throw new Error("no actions");
  expect(found).toMatchObject({ created: true, data: { allActionsIncluded: true } });
  return found.data.actions;
}

test("the claim is version 2 and names the specification it follows", () => {
  expect(shotManifest({ ...shot, source: preview })).toMatchObject({
    claim_version: 2,
    claim_generator_info: [{ name: "Shotwright", version: "0.1.0", specVersion: "2.4.0" }],
    title: "Title",
    format: "video/mp4",
  });
});

test("drawn pixels are never called generated, generated ones never drawn", () => {
  expect(actionsOf(shotManifest({ ...shot, source: preview }))[0]?.digitalSourceType).toBe(ALGORITHMIC_MEDIA);
  expect(actionsOf(stillManifest({ ...shot, source: live }))[0]).toMatchObject({
    digitalSourceType: TRAINED_ALGORITHMIC_MEDIA,
    softwareAgent: { name: "kling-3" },
  });
  const film = (sources: (typeof live)[]) =>
    actionsOf(filmManifest({ ...common, shots: sources.map((source, at) => ({ label: `shot_${at}`, source })) }))[0];
  expect(film([preview, preview])?.digitalSourceType).toBe(ALGORITHMIC_MEDIA);
  expect(film([preview, live])?.digitalSourceType).toBe(COMPOSITE_WITH_TRAINED_MEDIA);
  expect(film([preview, live])?.parameters).toMatchObject({
    "studio.shotwright.preview": false,
    "studio.shotwright.delivered_model": "preview, kling-3",
    "studio.shotwright.routed_model": "veo-3.1",
  });
});

test("what was asked, what was delivered and why is in our own parameters, without empty ones", () => {
  const [created] = actionsOf(shotManifest({ ...shot, source: live, inputs: ["hero"], consentId: "consent_1" }));
  expect(created?.parameters).toEqual({
    "studio.shotwright.generation_id": "gen_1",
    "studio.shotwright.plan_hash": "sha256:ab",
    "studio.shotwright.consent_id": "consent_1",
    "studio.shotwright.shot_id": "shot_2",
    "studio.shotwright.seed": 0,
    "studio.shotwright.routed_model": "veo-3.1",
    "studio.shotwright.delivered_model": "kling-3",
    "studio.shotwright.preview": false,
    ingredientIds: ["hero"],
  });
});

test("every action that adds something says where it came from", () => {
  const film = filmManifest({
    ...common,
    shots: [{ label: "shot_1", source: live }],
    inputs: ["previous_film"],
    addedText: ["captions", "end_card"],
    watermark: { alg: "studio.shotwright.tile", value: "00ff" },
  });
  const actions = actionsOf(film);
  expect(actions.map((action) => action.action)).toEqual([
    "c2pa.created",
    "c2pa.placed",
    "c2pa.addedText",
    "c2pa.addedText",
    "c2pa.watermarked.bound",
  ]);
  expect(actions[0]?.parameters?.["ingredientIds"]).toEqual(["previous_film"]);
  expect(actions[1]?.parameters).toEqual({ ingredientIds: ["shot_1"] });
  expect(actions[2]?.digitalSourceType).toBe(ALGORITHMIC_MEDIA);
  expect(film.assertions.map((assertion) => assertion.label)).toEqual(["c2pa.actions.v2", "c2pa.soft-binding"]);
});

test("a mark that was not read back is not claimed, and no text without text", () => {
  const film = filmManifest({ ...common, shots: [{ label: "shot_1", source: live }] });
  expect(actionsOf(film).map((action) => action.action)).toEqual(["c2pa.created", "c2pa.placed"]);
  expect(film.assertions).toHaveLength(1);
  expect(() => filmManifest({ ...common, shots: [] })).toThrow(RangeError);
});

test("a kept picture is opened and edited, not created", () => {
  const actions = actionsOf(shotManifest({ ...shot, source: live, parent: "supplied", placed: ["product"] }));
  expect(actions.map((action) => action.action)).toEqual(["c2pa.opened", "c2pa.edited", "c2pa.placed"]);
  expect(actions[0]?.parameters).toEqual({ ingredientIds: ["supplied"] });
  expect(actions[1]?.digitalSourceType).toBe(TRAINED_ALGORITHMIC_MEDIA);
});
