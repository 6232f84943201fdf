import sharp from "sharp";
import { expect, test } from "vitest";

import { containerFault, mediaTypeOf } from "./media-kind.ts";
import { sampleFilm, samplePicture } from "./testing/sample-media.ts";

test("kind and wholeness are judged by the bytes", async () => {
  const picture = await samplePicture();
  const converted = (format: "jpeg" | "webp" | "gif" | "avif") => sharp(picture).toFormat(format).toBuffer();
  const files = {
    "image/png": picture,
    "image/jpeg": await converted("jpeg"),
    "image/webp": await converted("webp"),
    "image/gif": await converted("gif"),
    "image/avif": await converted("avif"),
    "video/mp4": sampleFilm(),
  } as const;
  for (const [mediaType, bytes] of Object.entries(files)) {
    const kind = mediaTypeOf(bytes);
    expect(kind).toBe(mediaType);
    if (kind === null) continue;
    expect(containerFault(bytes, kind), mediaType).toBeNull();
    expect(containerFault(bytes.subarray(0, Math.floor(bytes.length * 0.6)), kind), mediaType).toBeTypeOf("string");
  }
});

test("text, scripts and nothing at all are no kind of picture or film", () => {
  for (const text of ["", "hello", "<svg xmlns='x'/>", "%PDF-1.7", "\u001aE\u00df\u00a3webm"]) {
    expect(mediaTypeOf(new TextEncoder().encode(text))).toBeNull();
  }
});

test("a film needs its movie header, and lengths that lead nowhere end the walk", () => {
  const box = (size: number, kind: string) => [0, 0, size >> 8, size & 0xff, ...Buffer.from(kind)];
  const fault = (...bytes: number[]) => containerFault(new Uint8Array(bytes), "video/mp4");
  expect(fault(...box(8, "ftyp"))).toMatch(/no movie header/);
  expect(fault(...box(8, "ftyp"), ...box(8, "moov"))).toBeNull();
  expect(fault(...box(8, "ftyp"), ...box(4, "moov"))).toMatch(/beyond/);
  expect(fault(...box(8, "ftyp"), ...box(1, "moov"))).toMatch(/middle of a box/);
});
