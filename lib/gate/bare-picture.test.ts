import sharp from "sharp";
import { expect, test } from "vitest";
import { barePicture } from "./bare-picture.ts";

const secret = "Ana Lind, 12 Quiet Lane";
const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${secret}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
/** A picture as a telephone writes it: lying on its side, with its place and its owner. */
const taken = (format: "jpeg" | "png" | "webp") =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#d02010" } })
    .withExif({
      IFD0: { Artist: secret },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "52/1 31/1 12/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "13/1 24/1 18/1",
      },
    })
    .withXmp(xmp)
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();

/** A PNG with a text of its own beside what sharp writes. */
const withText = (png: Buffer): Buffer => {
  const data = Buffer.from(`Comment\0${secret}`, "latin1");
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write("tEXt", 4, "latin1");
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  const end = png.indexOf("IDAT") - 4;
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
};
const crc = (bytes: Uint8Array): number => {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
};

const marks = ["Ana Lind", "Quiet Lane", "GPS", "Exif", "eXIf", "tEXt", "XMP", "xmpmeta", "EXIF", "c2pa", "jumb"];

test.each(["jpeg", "png", "webp"] as const)(
  "of a %s only its pixels leave: no place, no name, no text, turned as it is to be seen",
  async (format) => {
    const given = format === "png" ? withText(await taken("png")) : await taken(format);
    const before = await sharp(given).metadata();
    expect(before).toMatchObject({ orientation: 6 });
    expect(before.exif?.includes("Ana Lind")).toBe(true);
    expect(before.xmp?.includes("Quiet Lane")).toBe(true);
    const { bytes, media_type } = await barePicture(new Uint8Array(given), `image/${format}`);
    expect(media_type).toBe(`image/${format}`);
    const after = await sharp(bytes).metadata();
    expect(after).toMatchObject({ format, width: 48, height: 64 });
    for (const part of [after.exif, after.xmp, after.iptc, after.icc, after.orientation]) expect(part).toBeUndefined();
    for (const mark of marks) expect(Buffer.from(bytes).includes(mark), mark).toBe(false);
    const [red, green, blue] = (await sharp(bytes).stats()).channels.map(({ mean }) => mean);
    for (const [is, was] of [
      [red, 0xd0],
      [green, 0x20],
      [blue, 0x10],
    ] as const)
      expect(Math.abs((is ?? 0) - was)).toBeLessThan(4);
    expect(await barePicture(new Uint8Array(given), `image/${format}`)).toEqual({ bytes, media_type });
  },
);

test("colours of a wide profile stay what they look like", async () => {
  const wide = await sharp({ create: { width: 32, height: 32, channels: 3, background: "#40a060" } })
    .withIccProfile("p3")
    .png()
    .toBuffer();
  const { bytes } = await barePicture(new Uint8Array(wide), "image/png");
  const [, green] = (await sharp(bytes).stats()).channels.map(({ mean }) => mean);
  expect(Math.abs((green ?? 0) - 0xa0)).toBeLessThan(4);
});
