import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import sharp from "sharp";
import { afterAll, expect, test } from "vitest";

import { judgeNudity } from "#lib/gate/nudity/judge-nudity.ts";
import { drawing } from "#lib/pictures/testing/drawing.ts";

import { judgePicture } from "./judge-picture.ts";
import { kernelMark } from "./kernel-code.ts";
import { openPictureGate } from "./picture-gate.ts";

const gate = openPictureGate({ projectRoot: process.cwd(), deadlineMs: 60_000 });
afterAll(() => gate.close());

const picture = (name: string) => readFileSync(path.join(import.meta.dirname, "testing", name));

/** Where the astronaut's nose is; shares of the picture. */
const NOSE = { x: 0.435, y: 0.24 };
const holds = (box: { x: number; y: number; width: number; height: number }, { x, y }: { x: number; y: number }) =>
  box.x < x && x < box.x + box.width && box.y < y && y < box.y + box.height;

test("a photographed face is found where it is", async () => {
  const { faces, width, height } = await gate.lookAt(picture("astronaut.jpg"));
  expect({ width, height }).toEqual({ width: 512, height: 512 });
  expect(faces).toHaveLength(1);
  const [face] = faces;
  expect(face?.confidence).toBeGreaterThan(0.9);
  expect(face?.looksDrawn).toBe(false);
  expect(holds(face?.box ?? { x: 0, y: 0, width: 0, height: 0 }, NOSE)).toBe(true);
  expect(face?.box.width).toBeGreaterThan(0.12);
  expect(face?.box.width).toBeLessThan(0.35);
});

test.each([
  [90, { x: 1 - NOSE.y, y: NOSE.x }],
  [180, { x: 1 - NOSE.x, y: 1 - NOSE.y }],
  [270, { x: NOSE.y, y: 1 - NOSE.x }],
])("a face that lies on its side or head is found: turned by %i degrees", async (degrees, nose) => {
  const { faces } = await gate.lookAt(await sharp(picture("astronaut.jpg")).rotate(degrees).jpeg().toBuffer());
  expect(faces).toHaveLength(1);
  expect(holds(faces[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 }, nose)).toBe(true);
});

test("boxes are told for the picture as it is shown: EXIF orientation applied", async () => {
  const lying = await sharp(picture("astronaut.jpg")).rotate(270).resize(400, 512, { fit: "fill" }).toBuffer();
  const shown = await sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { faces, width, height } = await gate.lookAt(shown);
  expect({ width, height }).toEqual({ width: 512, height: 400 });
  expect(holds(faces[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 }, NOSE)).toBe(true);
});

test("a small face, a face that fills the picture, one in grey and one on nothing are found", async () => {
  const astronaut = sharp(picture("astronaut.jpg"));
  const small = await astronaut.clone().resize(160).toBuffer();
  const room = sharp({ create: { width: 1280, height: 720, channels: 3, background: "#7a8a70" } });
  const close = await astronaut.clone().extract({ left: 170, top: 65, width: 110, height: 115 }).png().toBuffer();
  const grey = await astronaut.clone().greyscale().webp().toBuffer();
  const cutOut = await sharp({ create: { width: 700, height: 700, channels: 4, background: "#0000" } })
    .composite([{ input: small, left: 300, top: 200 }])
    .png()
    .toBuffer();
  const inRoom = await room
    .composite([{ input: small, left: 900, top: 300 }])
    .jpeg()
    .toBuffer();
  for (const bytes of [inRoom, close, grey, cutOut]) expect((await gate.lookAt(bytes)).faces).toHaveLength(1);
});

test.each(["cat.jpg", "rocket.jpg"])("no face of a person: %s", async (name) => {
  const { faces } = await gate.lookAt(picture(name));
  expect(faces).toEqual([]);
  expect(judgePicture(faces, "ast_1")).toEqual([]);
});

test("patterns are no faces", async () => {
  const dots = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><defs><pattern id="p" width="60" height="60"
    patternUnits="userSpaceOnUse"><circle cx="20" cy="20" r="9"/><circle cx="42" cy="20" r="9"/><rect x="18" y="40"
    width="26" height="6"/></pattern></defs><rect width="640" height="360" fill="#eda"/><rect width="640" height="360"
    fill="url(#p)"/></svg>`;
  expect((await gate.lookAt(await drawing(dots))).faces).toEqual([]);
});

test("a painting is flagged, and the reason says that it may be no photograph", async () => {
  const { faces } = await gate.lookAt(picture("mona-lisa.jpg"));
  const [finding] = judgePicture(faces, "ast_1");
  expect(finding).toMatchObject({ gate: "consent", code: "face_in_picture" });
  expect(finding?.reason).toMatch(/painted/u);
});

test("flat fills look drawn, and the reason says so", async () => {
  const flat = await sharp(picture("astronaut.jpg"))
    .median(5)
    .png({ palette: true, colours: 16, dither: 0 })
    .toBuffer();
  const { faces } = await gate.lookAt(flat);
  expect(faces.map((face) => face.looksDrawn)).toEqual([true]);
  expect(judgePicture(faces, "ast_1")[0]?.reason).toMatch(/drawn/u);
});

test("bytes that are no picture are refused, and so are broken ones", async () => {
  const broken = picture("astronaut.jpg").subarray(0, 20_000);
  for (const bytes of [Buffer.from("no picture"), new Uint8Array(0), broken])
    await expect(gate.lookAt(bytes)).rejects.toMatchObject({ code: "image_unreadable" });
  expect((await gate.lookAt(picture("cat.jpg"))).faces).toEqual([]);
});

test("a strip and a single pixel are searched too", async () => {
  for (const [width, height] of [
    [1, 1],
    [4000, 3],
    [2, 3000],
  ] as const) {
    const bytes = await sharp({ create: { width, height, channels: 3, background: "#a33" } })
      .png()
      .toBuffer();
    const { nudity, ...seen } = await gate.lookAt(bytes);
    expect(seen).toEqual({ faces: [], width, height });
    expect(judgeNudity(nudity, "ast_1")).toEqual([]);
  }
});

test("the compiled loops are those of the source: npm run kernel", () => {
  const source = readFileSync(path.join(import.meta.dirname, "kernel.as"));
  expect(kernelMark).toBe(createHash("sha256").update(source).digest("hex"));
});
