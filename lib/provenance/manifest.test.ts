import { expect, test } from "vitest";

import {
  animatedImage,
  heroStill,
  labelsOf,
  parentFilm,
  productImage,
  shotInFilm,
  suppliedImage,
} from "./ingredients.ts";
import {
  ALGORITHMIC_MEDIA,
  COMPOSITE_SYNTHETIC,
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
  expect(film.assertions.map((assertion) => assertion.label)).toEqual([
    "c2pa.actions.v2",
    "c2pa.ai-disclosure",
    "c2pa.soft-binding",
  ]);
});

test("a mark that was not read back is not claimed, and no text without text", () => {
  const film = filmManifest({ ...common, shots: [{ label: "shot_1", source: preview }] });
  expect(actionsOf(film).map((action) => action.action)).toEqual(["c2pa.created", "c2pa.placed"]);
  expect(film.assertions).toHaveLength(1);
  expect(() => filmManifest({ ...common, shots: [] })).toThrow(RangeError);
});

test("a kept picture is opened and edited, not created", () => {
  const actions = actionsOf(shotManifest({ ...shot, source: live, parent: "supplied", placed: ["product"] }));
  expect(actions.map((action) => action.action)).toEqual(["c2pa.opened", "c2pa.edited", "c2pa.placed"]);
  expect(actions[0]?.parameters).toEqual({ ingredientIds: ["supplied"] });
  expect(actions[1]?.digitalSourceType).toBe(COMPOSITE_WITH_TRAINED_MEDIA);
});

test("a photograph that is seen makes a composite of whatever surrounds it", () => {
  const file = { bytes: new Uint8Array(1), mediaType: "image/png" };
  const typeOf = (source: typeof live, seen: boolean) =>
    actionsOf(stillManifest({ ...shot, source, ...labelsOf([suppliedImage(file, seen)]) }))[0]?.digitalSourceType;
  expect(typeOf(preview, false)).toBe(ALGORITHMIC_MEDIA);
  expect(typeOf(preview, true)).toBe(COMPOSITE_SYNTHETIC);
  expect(typeOf(live, false)).toBe(TRAINED_ALGORITHMIC_MEDIA);
  expect(typeOf(live, true)).toBe(COMPOSITE_WITH_TRAINED_MEDIA);
  const drawn = actionsOf(shotManifest({ ...shot, source: preview, ...labelsOf([animatedImage(file)]) }));
  expect(drawn[1]?.digitalSourceType).toBe(COMPOSITE_SYNTHETIC);
  const film = filmManifest({ ...common, shots: [{ label: "a", source: { ...preview, suppliedPixels: true } }] });
  expect(actionsOf(film)[0]?.digitalSourceType).toBe(COMPOSITE_SYNTHETIC);
});

test("each trained model is disclosed once, and no model where none took part", () => {
  const disclosed = (sources: (typeof live)[]) =>
    filmManifest({
      ...common,
      oversight: "human_validated",
      shots: sources.map((source, at) => ({ label: `shot_${at}`, source })),
    }).assertions.filter((assertion) => assertion.label === "c2pa.ai-disclosure");
  expect(disclosed([preview])).toEqual([]);
  expect(disclosed([live, preview, live])).toMatchObject([
    {
      created: true,
      data: { modelName: "kling-3", contentProfile: { humanOversightLevel: "human_validated" } },
    },
  ]);
  expect(disclosed([live, { ...live, deliveredModel: "veo-3.1" }])).toHaveLength(2);
});

test("what the cut did is told in its order, each with where its pixels come from", () => {
  const shots = [{ label: "shot_s1", source: live }];
  const actions = actionsOf(
    filmManifest({ ...common, shots, edits: ["trimmed", "transitions", "graded"], addedText: ["captions"] }),
  );
  const kind = (action: ManifestAction) => [action.action, action.digitalSourceType?.split("/").at(-1)];
  expect(actions.map(kind)).toEqual([
    ["c2pa.created", "compositeWithTrainedAlgorithmicMedia"],
    ["c2pa.placed", undefined],
    ["c2pa.trimmed", "algorithmicallyEnhanced"],
    ["c2pa.edited", "algorithmicMedia"],
    ["c2pa.adjustedColor", "algorithmicallyEnhanced"],
    ["c2pa.addedText", "algorithmicMedia"],
  ]);
});

test("a refined film is an edit of the film before it, and says that it was given sound", () => {
  const file = { bytes: new Uint8Array(1), mediaType: "video/mp4" };
  const ingredients = [shotInFilm(file, "s1"), parentFilm(file), productImage(file)];
  const shots = [{ label: "shot_s1", source: preview }];
  const film = filmManifest({ ...common, ...labelsOf(ingredients), shots, addedSound: true });
  const actions = actionsOf(film);
  expect(actions.map((action) => action.action)).toEqual(["c2pa.opened", "c2pa.edited", "c2pa.placed", "c2pa.mixed"]);
  expect(actions.slice(0, 3).map(({ parameters }) => parameters?.["ingredientIds"])).toEqual([
    ["parent_film"],
    ["product_image"],
    ["shot_s1"],
  ]);
  expect(actions[1]?.digitalSourceType).toBe(ALGORITHMIC_MEDIA);
});

test("a hero still informs its shot, or is seen in it", () => {
  const file = { bytes: new Uint8Array(1), mediaType: "image/png" };
  const actions = (seen: boolean) =>
    actionsOf(shotManifest({ ...shot, source: live, ...labelsOf([heroStill(file, "shot_2", seen)]) }));
  const named = (seen: boolean) => actions(seen).map((each) => [each.action, each.parameters?.["ingredientIds"]]);
  expect(named(false)).toEqual([["c2pa.created", ["hero_still_shot_2"]]]);
  expect(named(true)).toEqual([
    ["c2pa.created", undefined],
    ["c2pa.placed", ["hero_still_shot_2"]],
  ]);
});
