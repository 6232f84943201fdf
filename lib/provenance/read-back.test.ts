import { beforeAll, describe, expect, test } from "vitest";

import { bmffHash, withoutMedia } from "./bmff-hash.ts";
import { loadC2pa, sign } from "./c2pa.ts";
import { makeCertificates } from "./certificates.ts";
import { shotManifest } from "./manifest.ts";
import { readBack } from "./read-back.ts";
import { judgeOutcome, readCredential } from "./read-credential.ts";
import { makeSigner } from "./signer.ts";
import { golden } from "./testing/golden.ts";
import { readerContext } from "./trust.ts";

const MP4 = "video/mp4";
const large = 1_200_000;
let context = "";
let stranger = "";
let film: Uint8Array<ArrayBuffer>;
let signed: Uint8Array<ArrayBuffer>;

/** A real film made long by more media than it plays, in a box with a size of eight bytes where `wide`. */
const longFilm = (wide: boolean): Uint8Array<ArrayBuffer> => {
  const filler = Buffer.alloc(large, 0x5a);
  filler.write("mdat", 4, "latin1");
  filler.writeUInt32BE(wide ? 1 : large, 0);
  if (wide) filler.writeBigUInt64BE(BigInt(large), 8);
  return new Uint8Array(Buffer.concat([golden("unsigned.mp4"), filler]));
};

beforeAll(async () => {
  loadC2pa();
  const { rootPem, ...certificates } = await makeCertificates({ organisation: "Test", now: new Date() });
  const other = await makeCertificates({ organisation: "Another", now: new Date() });
  context = readerContext({ anchorPems: [rootPem] });
  stranger = readerContext({ anchorPems: [other.rootPem] });
  const signer = makeSigner(certificates);
  const manifest = shotManifest({
    title: "Shot",
    mediaType: MP4,
    version: "0.1.0",
    when: new Date().toISOString(),
    generationId: "gen_1",
    planHash: "sha256:ab",
    shotId: "s1",
    seed: 1,
    source: { routedModel: "veo-3.1", deliveredModel: "preview/motion", preview: true },
  });
  const { algorithm, reserveSize } = signer;
  film = longFilm(false);
  signed = await sign(
    {
      kind: "sign",
      bytes: new Uint8Array(film),
      mediaType: MP4,
      manifestJson: JSON.stringify(manifest),
      ingredients: [],
      algorithm,
      reserveSize,
      context,
    },
    (claim) => signer.sign(claim),
  );
});

const both = async (bytes: Uint8Array, anchors = context) => {
  const [back, whole] = [await readBack(bytes, MP4, anchors), await readCredential(bytes, MP4, anchors)];
  return [judgeOutcome(back, bytes, MP4), judgeOutcome(whole, bytes, MP4)] as const;
};
const changed = (at: number): Uint8Array => {
  const copy = new Uint8Array(signed);
  copy[at]! ^= 1;
  return copy;
};

test("what is read back is what the reader says of the whole file, known signer or not", async () => {
  expect(withoutMedia(signed)!.length).toBeLessThan(signed.length - large / 2);
  const [back, whole] = await both(signed);
  expect(back).toEqual(whole);
  expect(back.state).toBe("trusted");
  const [unknown, wholly] = await both(signed, stranger);
  expect(unknown).toEqual(wholly);
  expect(unknown.state).toBe("valid");
});

describe("one bit that is changed is seen", () => {
  const text = (bytes: Uint8Array, word: string) => Buffer.from(bytes).indexOf(word);
  test.each([
    ["in the media", () => signed.length - 1000],
    ["in the media's header", () => signed.length - large + 3],
    ["in the tables", () => text(signed, "moov") + 60],
    ["in the claim", () => text(signed, "Shotwright") + 1],
    ["in the binding's hash", () => text(signed, "jumbf manifest") - 30],
  ])("%s", async (_, where) => {
    const [back, whole] = await both(changed(where()));
    expect(whole.state).toBe("invalid");
    expect(back.state).toBe("invalid");
    expect(back.reasons.map(({ code }) => code)).toEqual(whole.reasons.map(({ code }) => code));
  });
});

test("a film whose credential belongs to another one is not taken for it", async () => {
  const store = Buffer.from(signed).indexOf("moov") - 4;
  const other = new Uint8Array(film);
  other[film.length - 5000]! ^= 0xff;
  const mixed = new Uint8Array(
    Buffer.concat([signed.subarray(0, store), other.subarray(film.length - (signed.length - store))]),
  );
  const [back] = await both(mixed);
  expect(back.state).toBe("invalid");
});

test("the media of a film are taken out box by box, and of none that is short or cut off", () => {
  for (const wide of [false, true]) {
    const light = withoutMedia(longFilm(wide))!;
    expect(light.length).toBeLessThan(golden("unsigned.mp4").length);
    expect(Buffer.from(light.subarray(-8)).toString("latin1")).toBe("\0\0\0\bmdat");
  }
  expect(withoutMedia(golden("unsigned.mp4"))).toBeNull();
  expect(withoutMedia(longFilm(false).subarray(0, -1))).toBeNull();
  expect(withoutMedia(new Uint8Array(3))).toBeNull();
});

test("a binding that asks for more than whole boxes is left to the reader", () => {
  expect(bmffHash(film, "sha256", [{ xpath: "/moov/trak" }])).toBeNull();
  expect(bmffHash(film, "sha256", [{ xpath: "/ftyp" }])).toHaveLength(32);
  const free = { xpath: "/mdat", data: [{ offset: 8, value: [0x5a, 0x5a] }] };
  expect(bmffHash(film, "sha512", [free])).not.toEqual(bmffHash(film, "sha512", []));
});
