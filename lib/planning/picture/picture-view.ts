import type { CameraPhysics, DepthLayer } from "#lib/contract/plan.ts";
import type { Box, PictureReading } from "#lib/contract/picture.ts";
import { fps, type AspectRatio, type Framing, type LayerName } from "#lib/contract/vocabulary.ts";
import { depthOfField, sensorOf } from "#lib/planning/camera/optics.ts";
import { parallax_px_per_s } from "#lib/planning/layers/parallax.ts";

/** How a picture is taken to have been seen: one view tells no scale, so what is in it gives it. */
export interface PictureView {
  lens_mm: number;
  /** To what draws the eye, to nearness 1 and to nearness 0, metres. */
  subject_m: number;
  near_m: number;
  far_m: number;
  framing: Framing;
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
/** Chin to brow, as a face's box holds it, and a thing that is set before a backdrop. */
const faceHeight_m = 0.2;
const thingHeight_m = 0.3;
/** How much farther than the subject the far end lies: under a sky, and in a room. */
const beyond = { open: 30, closed: 8 };

export const viewOf = (
  picture: PictureReading,
  faces: readonly Box[],
  crop: Box,
  aspect: AspectRatio,
  lens: number | null,
): PictureView => {
  const largest = faces.toSorted((a, b) => b.height - a.height)[0];
  const open = picture.sky_share > 0.08;
  const lens_mm = lens ?? (largest !== undefined || picture.thing !== null ? 50 : 32);
  const seen = (share: number, height_m: number) => height_m / Math.max(0.02, Math.min(1, share / crop.height));
  const visible_m =
    largest !== undefined
      ? seen(largest.height, faceHeight_m)
      : picture.thing !== null
        ? seen(picture.thing.height, thingHeight_m)
        : picture.flat
          ? 0.3
          : open
            ? 7
            : 2.4;
  const subject_m = round((visible_m * lens_mm) / sensorOf(aspect).height_mm, 3);
  const far_m = round(subject_m * (open ? beyond.open : beyond.closed), 3);
  // Nearness is even in the inverse of the distance.
  const subject = picture.flat ? 1 : Math.max(0.15, picture.nearness.subject);
  const near_m = round(1 / (1 / far_m + (1 / subject_m - 1 / far_m) / subject), 4);
  const share = largest === undefined ? null : largest.height / crop.height;
  const framing: Framing =
    share !== null
      ? share > 0.5
        ? "close"
        : share > 0.3
          ? "medium_close"
          : share > 0.14
            ? "medium"
            : share > 0.07
              ? "full"
              : "wide"
      : picture.thing !== null || picture.flat
        ? "medium"
        : open
          ? "wide"
          : "full";
  return { lens_mm, subject_m, near_m, far_m, framing };
};

/** Distance of a nearness, metres. */
const distance_m = ({ near_m, far_m }: PictureView, nearness: number): number =>
  round(1 / (1 / far_m + nearness * (1 / near_m - 1 / far_m)), 3);

/** Lens, focus and path as the plan tells them. */
export const pictureOptics = (
  shot_id: string,
  view: PictureView,
  aspect: AspectRatio,
  path: CameraPhysics["path"],
  with_: { aperture_f: number; shutter_angle_deg: number; stabilisation: string; seconds: number; speed_mps: number },
): CameraPhysics => {
  const [first] = path;
  const sensor = sensorOf(aspect);
  const lens_mm = first?.lens_mm ?? view.lens_mm;
  const depth = depthOfField(lens_mm, with_.aperture_f, view.subject_m);
  const fov = (side_mm: number) => round((2 * Math.atan(side_mm / (2 * lens_mm)) * 180) / Math.PI, 3);
  return {
    shot_id,
    lens_mm,
    sensor: "full_frame",
    horizontal_fov_deg: fov(sensor.width_mm),
    vertical_fov_deg: fov(sensor.height_mm),
    aperture_f: with_.aperture_f,
    focus_distance_m: view.subject_m,
    depth_of_field: {
      near_m: round(depth.near_m, 4),
      far_m: depth.far_m === null ? null : round(depth.far_m, 4),
      hyperfocal_m: round(depth.hyperfocal_m, 3),
    },
    camera_height_m: round(first?.y_m ?? 1.5, 3),
    shutter_angle_deg: with_.shutter_angle_deg,
    path,
    speed_mps: with_.speed_mps,
    stabilisation: with_.stabilisation,
  };
};

/** What lies how far in the picture, near to far, and how fast each slides by. Nothing in it is drawn. */
export const pictureLayers = (
  picture: PictureReading,
  view: PictureView,
  aspect: AspectRatio,
  physics: CameraPhysics,
): DepthLayer[] => {
  const { nearness } = picture;
  const layers: { name: LayerName; content: string; distance_m: number | null }[] = [
    { name: "subject", content: subjectOf(picture), distance_m: view.subject_m },
  ];
  if (!picture.flat) {
    const front = distance_m(view, nearness.foot);
    if (front < view.subject_m * 0.9)
      layers.unshift({ name: "foreground", content: "what is nearest, at the picture's foot", distance_m: front });
    const middle = distance_m(view, nearness.middle);
    if (middle > view.subject_m * 1.15)
      layers.push({ name: "midground", content: "what lies in the middle distance", distance_m: middle });
    const back = Math.max(distance_m(view, nearness.far), view.subject_m * 1.3, layers.at(-1)?.distance_m ?? 0);
    layers.push({ name: "background", content: "what lies behind it all", distance_m: round(back, 3) });
    if (picture.sky_share > 0.08) layers.push({ name: "sky", content: "the picture's own sky", distance_m: null });
  }
  const { near_m, far_m } = physics.depth_of_field;
  return layers.map((layer) => {
    const parallax = parallax_px_per_s(physics.path, layer.distance_m, aspect);
    const at = layer.distance_m;
    return {
      ...layer,
      parallax_px_per_s: round(parallax, 2),
      motion_blur_px: round((parallax * physics.shutter_angle_deg) / 360 / fps, 3),
      in_focus:
        layer.name === "subject" || (at === null ? far_m === null : at >= near_m && (far_m === null || at <= far_m)),
      drawn_as: [],
    };
  });
};

const subjectOf = (picture: PictureReading): string =>
  picture.flat
    ? "the supplied picture, flat as it is"
    : picture.thing !== null
      ? "what stands before the picture's ground"
      : "what the supplied picture is about";
