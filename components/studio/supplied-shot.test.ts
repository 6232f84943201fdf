import { createCanvas, loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { suppliedShot } from "#lib/render/encode/picture-file.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { bareLens } from "#lib/render/scene/draw-picture.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { landscapePicture } from "#lib/render/testing/landscape-picture.ts";
import { frameDifference } from "#lib/render/testing/media-tools.ts";
import type { ArtistOrder } from "./film-order.ts";
import { drawSupplied } from "./supplied-shot.ts";

const size = { width_px: 640, height_px: 360 };
const canvases = createCanvas as unknown as CanvasFactory;
const { data, width, height } = landscapePicture(720, 480);
const file = await sharp(data, { raw: { width, height, channels: 4 } })
  .png()
  .toBuffer();
const [shot, physics] = [examplePlan.shots[0]!, examplePlan.camera_physics[0]!];
const pose = { x_m: 0, y_m: 1.5, z_m: 0, pan_deg: 0, tilt_deg: 0, roll_deg: 0, lens_mm: 32 };
const plan: ScenePlan = {
  ...examplePlan,
  aspect_ratio: "16:9",
  shots: [{ ...shot, shot_id: "s1", start_seconds: 0, duration_seconds: 4 }],
  camera_physics: [
    {
      ...physics,
      shot_id: "s1",
      path: [
        { ...pose, t: 0 },
        { ...pose, t: 4, x_m: 0.08, z_m: 0.3 },
      ],
    },
  ],
  picture: {
    ref_id: "ast_1",
    asset_id: "ast_1",
    sha256: "",
    width,
    height,
    crop: { x: 0.04, y: 0.1, width: 0.9, height: 0.759375 },
    focus: { x: 0.5, y: 0.5 },
    faces: [],
    relief: "deep",
    near_m: 2,
    far_m: 60,
  },
};
const order = (supplied: ArtistOrder["supplied"], t_s: number) =>
  ({ plan_hash: "one", shot: 0, t_s, supplied }) as ArtistOrder;

afterEach(() => vi.unstubAllGlobals());

test("the page shows the supplied picture moving as it does in the film", async () => {
  const decoded = async () => Object.assign(await loadImage(file), { close: () => undefined });
  vi.stubGlobal("createImageBitmap", vi.fn(decoded));
  const own = { asset_id: "ast_1", file: new Blob([]) };
  const film = await suppliedShot({ plan, shotIndex: 0, picture: file }, size);
  for (const t_s of [0, 4]) {
    const page = await drawSupplied(order(own, t_s), plan, size, canvases);
    film!.drawAt(t_s);
    const frame = film!.raster.developScreen(bareLens);
    expect(frameDifference(new Uint8Array(page), new Uint8Array(frame))).toBeLessThan(3.5);
  }
  // Decoded once, drawn twice.
  expect(createImageBitmap).toHaveBeenCalledTimes(1);
});

test("a picture that does not come, or cannot be read, is a plain field of its colour", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const broken = { asset_id: "ast_2", file: new Blob([]) };
  for (const supplied of [null, broken]) {
    const page = await drawSupplied({ ...order(supplied, 1), plan_hash: "two" }, plan, size, canvases);
    expect(new Set(new Uint32Array(page.buffer)).size).toBe(1);
  }
});
