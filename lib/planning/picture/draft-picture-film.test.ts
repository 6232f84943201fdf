import { expect, test } from "vitest";
import type { PictureReading } from "#lib/contract/picture.ts";
import { planContentSchema } from "#lib/contract/plan.ts";
import { aspectRatios } from "#lib/contract/vocabulary.ts";
import { completePlan } from "#lib/planning/complete-plan.ts";
import { elements, models, routesFor } from "#lib/planning/testing/plan-request.ts";
import { measurePlan } from "#lib/planning/testing/textbook-physics.ts";
import { draftPictureFilm, type SuppliedPicture } from "./draft-picture-film.ts";

const scenery: PictureReading = {
  flat: false,
  sky_share: 0.3,
  horizon: 0.4,
  thing: null,
  focus: { x: 0.62, y: 0.58 },
  nearness: { subject: 0.55, foot: 0.74, middle: 0.4, far: 0.02 },
  palette: [
    { hex: "#88aacc", share: 0.5 },
    { hex: "#224422", share: 0.3 },
    { hex: "#cc8844", share: 0.2 },
  ],
  brightness: 0.5,
  contrast: 0.2,
  saturation: 0.4,
  warmth: 0.1,
};
const page: PictureReading = { ...scenery, flat: true, sky_share: 0, horizon: null };
const supplied = (more: Partial<SuppliedPicture> = {}): SuppliedPicture => ({
  asset_id: "ast_1",
  sha256: "ab".repeat(32),
  width: 1600,
  height: 1000,
  faces: [],
  reading: scenery,
  ...more,
});
const draft = (raw_intent: string, more: Record<string, unknown> = {}, picture = supplied()) =>
  draftPictureFilm({ request: { raw_intent, ...more }, seed: 11, brand: null, elements }, picture);

test("every order to the camera gives a plan that holds by the textbook and starts within the picture", () => {
  const orders: [string, string][] = [
    ["", "push_in"],
    ["slow push in on the boat", "push_in"],
    ["pull out from the boat", "pull_out"],
    ["zoom in", "zoom_in"],
    ["zoom out", "zoom_out"],
    ["pan left across the bay", "pan_left"],
    ["Die Kamera schwenkt nach links", "pan_left"],
    ["la cámara se aleja despacio", "pull_out"],
    ["カメラがゆっくりズームイン", "zoom_in"],
    ["镜头慢慢推近", "push_in"],
    ["tilt up", "tilt_up"],
    ["truck right", "truck_right"],
    ["orbit around it", "truck_left"],
    ["crane up", "pedestal_up"],
    ["Kamera steigt langsam hoch", "pedestal_up"],
    ["la telecamera scende", "pedestal_down"],
    ["カメラが上昇する", "pedestal_up"],
    ["the camera circles the boat", "truck_left"],
    ["handheld camera", "handheld"],
    ["static shot", "static"],
  ];
  for (const [raw, movement] of orders)
    for (const aspect_ratio of aspectRatios)
      for (const picture of [supplied(), supplied({ width: 5000, height: 900 }), supplied({ reading: page })]) {
        const plan = draft(raw, { aspect_ratio, duration_seconds: 2 + (raw.length % 14) }, picture);
        expect(
          plan.shots.map(({ camera }) => camera.movement),
          raw,
        ).toEqual([movement]);
        expect(
          measurePlan(plan).filter(({ off }) => off > 0.01),
          `${raw} ${aspect_ratio}`,
        ).toEqual([]);
        const { x, y, width, height } = plan.picture!.crop;
        expect(Math.min(x, y, 1 - x - width, 1 - y - height), raw).toBeGreaterThanOrEqual(-1e-4);
        const [across, up] = aspect_ratio.split(":").map(Number) as [number, number];
        expect((width * picture.width) / (height * picture.height)).toBeCloseTo(across / up, 2);
      }
});

test("a camera that only goes in begins with all that the film's shape takes of the picture", () => {
  const { crop } = draft("").picture!;
  expect(Math.max(crop.width, crop.height)).toBe(1);
});

test("the whole plan follows the contract, tells five checks, and keeps the picture at hand", () => {
  const film = draft("a red boat rocks in the harbour, slow push in");
  const plan = completePlan({ draft: film, routes: routesFor(film), models });
  expect(planContentSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(JSON.parse(JSON.stringify(plan)));
  expect(plan.story_report.checks.map(({ id, status }) => [id, status])).toEqual([
    ["hook", "not_assessed"],
    ["stakes_turn", "not_assessed"],
    ["payoff", "not_assessed"],
    ["continuity", "not_assessed"],
    ["pacing", expect.stringMatching(/pass|warn/)],
  ]);
  expect(plan.shots[0]!.attached_ref_ids).toContain("ast_1");
  expect(plan.shots[0]!.prompt).toContain("boat");
  expect(plan.edit_beats[0]).toMatchObject({ transition_in: "cut", transition_out: "cut", caption: null });
  expect(draft("a red boat rocks in the harbour, slow push in")).toEqual(film);
});

test("length comes from the field, the words, or is the usual, within what one picture bears", () => {
  expect(draft("", { duration_seconds: 2.5 }).duration_seconds).toBe(2.5);
  expect(draft("8 second video of the bay").duration_seconds).toBe(8);
  expect(draft("").duration_seconds).toBe(5);
  expect(draft("a 40 second video of the bay").duration_seconds).toBe(15);
});

test("without words the picture says what kind of film it is", () => {
  const thing = { x: 0.3, y: 0.2, width: 0.3, height: 0.6 };
  const face = { x: 0.4, y: 0.2, width: 0.1, height: 0.15 };
  expect(draft("").mode_selection.primary).toBe("place_journey");
  expect(draft("", {}, supplied({ reading: { ...scenery, thing } })).mode_selection.primary).toBe("product_hero");
  expect(draft("", {}, supplied({ reading: page })).mode_selection.primary).toBe("explainer_demo");
  const portrait = draft("", {}, supplied({ faces: [face] }));
  expect(portrait.mode_selection.primary).toBe("narrative_drama");
  // A face as tall as a head is some metres away at most.
  expect(portrait.camera_physics[0]!.focus_distance_m).toBeLessThan(4);
});

test("the move that the shot makes is no second one", () => {
  for (const raw of ["", "pan left across the bay", "truck right", "tilt up"]) {
    const film = draft(raw);
    const { story_report } = completePlan({ draft: film, routes: routesFor(film), models });
    expect(story_report.checks.find(({ id }) => id === "pacing")?.status).toBe("pass");
  }
});

test("orders to the camera give a film no title: neither a camera nor a right is shown", () => {
  for (const raw of [
    "the camera glides to the right",
    "Kamera steigt langsam hoch",
    "La cámara se desplaza hacia la izquierda",
    "镜头缓缓向左移动",
    "",
  ])
    expect(draft(raw).title, raw).toBe("A Picture in Motion");
  expect(draft("the camera glides past the lighthouse").title).toMatch(/lighthouse/iu);
});
