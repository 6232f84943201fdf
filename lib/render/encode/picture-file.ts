import type { Sharp } from "sharp";
import type { Box, PictureReading } from "#lib/contract/picture.ts";
import { openPicture } from "#lib/pictures/open-picture.ts";
import type { Pixels } from "#lib/render/scene/picture/field.ts";
import { movingPicture, type MovingPicture } from "#lib/render/scene/picture/moving-picture.ts";
import { partShown } from "#lib/render/scene/picture/camera-reach.ts";
import type { PictureSource } from "#lib/render/scene/picture/plate.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { readPicture } from "#lib/render/scene/picture/read-picture.ts";
import { reliefSide_px } from "#lib/render/scene/picture/relief.ts";

/** What shows through a transparent picture: a photographer's paper, so that nothing light or dark vanishes on it. */
const paper = "#d9d7d3";
/** Pixels of the picture to one of the frame at most: some are left when the camera goes in. */
const finest = 1.25;

/** The picture upright; of an animated one, its first picture. */
const opened = async (bytes: Uint8Array, and: (image: Sharp) => Promise<Pixels>): Promise<Pixels> =>
  and((await openPicture(bytes)).autoOrient());

/** In sRGB, eight bits a channel, whatever the file holds: inks, grey, a palette or sixteen bits. */
const pixelsOf = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  // Memory that words may be read from.
  return { data: new Uint8Array(data), width: info.width, height: info.height };
};

const opaque = (image: Sharp): Promise<Pixels> => pixelsOf(image.flatten({ background: paper }));

/** A picture's file with its transparency, straight RGBA, no longer than `longest_px`. Rejects where it cannot be decoded. */
export const picturePixels = (bytes: Uint8Array, longest_px: number): Promise<Pixels> =>
  opened(bytes, (image) => pixelsOf(image.resize(longest_px, longest_px, { fit: "inside", withoutEnlargement: true })));

const smallOf = (bytes: Uint8Array): Promise<Pixels> =>
  opened(bytes, (image) => opaque(image.resize(reliefSide_px, reliefSide_px, { fit: "inside" })));

/** Looks at a picture's file once, small. Rejects where it cannot be decoded. */
export const readPictureFile = async (bytes: Uint8Array, faces: readonly Box[]): Promise<PictureReading> =>
  readPicture(await smallOf(bytes), faces);

/** Decodes the part of a picture's file that a shot comes to show, about as large as its frame. */
const openPictureFile = async (
  bytes: Uint8Array,
  { crop, part: wanted }: { crop: Box; part: Box },
  size: { width_px: number; height_px: number },
): Promise<PictureSource> => {
  const { autoOrient: whole } = await (await openPicture(bytes)).metadata();
  const left = Math.floor(wanted.x * whole.width);
  const top = Math.floor(wanted.y * whole.height);
  const width = Math.min(whole.width - left, Math.max(1, Math.ceil(wanted.width * whole.width)));
  const height = Math.min(whole.height - top, Math.max(1, Math.ceil(wanted.height * whole.height)));
  const part = {
    x: left / whole.width,
    y: top / whole.height,
    width: width / whole.width,
    height: height / whole.height,
  };
  const scale = Math.min(finest, Math.max(1, (crop.width * whole.width) / size.width_px));
  const across = Math.max(2, Math.round((part.width / crop.width) * size.width_px * scale));
  const down = Math.max(2, Math.round((part.height / crop.height) * size.height_px * scale));
  // The region is the upright picture's: turned first, then cut.
  const pixels = await opened(bytes, (upright) =>
    opaque(upright.extract({ left, top, width, height }).resize(across, down, { fit: "fill", kernel: "lanczos3" })),
  );
  return {
    part,
    pixels,
    small: await smallOf(bytes),
  };
};

/** The supplied picture of a plan's shot, ready to be drawn; null for a plan that is drawn from words. */
export const suppliedShot = async (
  { plan, shotIndex, picture: file }: { plan: ScenePlan; shotIndex: number; picture: Uint8Array | null },
  size: { width_px: number; height_px: number },
): Promise<MovingPicture | null> => {
  if (plan.picture === undefined) return null;
  if (file === null) throw new Error("The picture that the plan sets in motion is missing.");
  return movingPicture(plan, shotIndex, await openPictureFile(file, partShown(plan, shotIndex), size), size);
};
