import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { makeCertificates } from "./certificates.ts";
import { openProvenance, type Provenance } from "./provenance.ts";
import type { ReportedIngredient } from "./report.ts";
import {
  appended,
  copiedStreams,
  credentialRange,
  flippedAt,
  stripped,
  truncated,
  withCredentialOf,
} from "./testing/attacks.ts";
import { golden } from "./testing/golden.ts";
import { readByOthers } from "./testing/independent-reader.ts";
import { flipped } from "./testing/sample-media.ts";

const text = (name: string) => Buffer.from(golden(name)).toString("utf8");
let reader: Provenance;
let stranger: Provenance;

beforeAll(async () => {
  const { rootPem, ...certificates } = await makeCertificates({ organisation: "Reader", now: new Date() });
  const open = (anchorPem: string) =>
    openProvenance({
      credentials: { ...certificates, anchorPems: [anchorPem], development: true },
      projectRoot: process.cwd(),
      now: () => new Date(),
      timeStamps: { stamper: () => Promise.reject(new Error("not asked")), anchorPem: text("time-stamps.pem") },
    });
  reader = open(text("anchors.pem"));
  stranger = open(rootPem);
});
afterAll(() => Promise.all([reader.close(), stranger.close()]));

const verdict = async (bytes: Uint8Array, by = reader) => {
  const report = await by.verify({ bytes, mediaType: "image/png" });
  return { ...report, codes: report.reasons.map((reason) => reason.code) };
};
const states = (ingredients: ReportedIngredient[]): unknown[] =>
  ingredients.map((each) => (each.ingredients.length === 0 ? each.state : [each.state, ...states(each.ingredients)]));
const TRUSTED = ["signingCredential.trusted", "timeStamp.absent"];

describe("golden files read as on the day they were signed", () => {
  test.each<[string, string, string[], unknown[]]>([
    ["still.png", "trusted", TRUSTED, ["none", "none"]],
    ["still.jpg", "trusted", TRUSTED, ["none"]],
    ["shot.mp4", "trusted", TRUSTED, ["none"]],
    [
      "film.mp4",
      "trusted",
      TRUSTED,
      [
        ["trusted", ["trusted", "none", "none"], "none"],
        ["trusted", "none"],
      ],
    ],
    ["stamped.png", "trusted", ["signingCredential.trusted"], []],
    ["untrusted.png", "valid", ["signingCredential.untrusted", "timeStamp.absent"], []],
    ["expired.png", "invalid", ["signingCredential.expired", "content.unchanged"], []],
    ["over-expired.mp4", "trusted", TRUSTED, ["valid"]],
    [
      "over-broken.mp4",
      "trusted",
      ["signingCredential.trusted", "ingredient.invalid", "timeStamp.absent"],
      [["invalid", "none", "none"]],
    ],
    ["unsigned.png", "none", ["manifest.missing"], []],
    ["unsigned.mp4", "none", ["manifest.missing"], []],
  ])("%s is %s", async (name, state, codes, tree) => {
    const report = await verdict(golden(name));
    expect([report.state, report.codes, states(report.ingredients)]).toEqual([state, codes, tree]);
  });

  // Not stamped.png: that reader takes the whole reply for the token that sigTst2 must hold (specification, 10.3.2.5).
  test.each(["still.png", "still.jpg", "shot.mp4", "film.mp4", "untrusted.png"])(
    "%s is intact to another implementation, and valid to a reader without our anchors",
    async (name) => {
      expect((await readByOthers(golden(name))).codes).toEqual([]);
      expect((await verdict(golden(name), stranger)).state).toBe("valid");
    },
  );

  test("another implementation sees a changed film too", async () => {
    const result = await readByOthers(flipped(golden("film.mp4"), -3_000));
    expect(result.isValid).toBe(false);
    expect(result.codes).toContain("assertion.bmffHash.mismatch");
  });

  test("the stamp keeps a signature whose certificate has expired since", async () => {
    expect((await verdict(golden("stamped.png"))).signedAt).toBe("2024-01-15T12:00:00+00:00");
    expect((await verdict(golden("expired.png"))).signedAt).toBeNull();
  });
});

type Case = [attack: string, bytes: () => Uint8Array | Promise<Uint8Array>, state: string, code: string, words: RegExp];
const png = golden("still.png");
const jpg = golden("still.jpg");
const film = golden("film.mp4");
const moved = /content was changed|tables were changed/;

describe("what was done to a file is told in plain words", () => {
  test.each<Case>([
    ["a pixel of a PNG", () => flipped(png, -30), "invalid", "assertion.dataHash.mismatch", /content was changed/],
    [
      "the size of a PNG",
      () => flippedAt(png, "IHDR", 7),
      "invalid",
      "assertion.dataHash.mismatch",
      /content was changed/,
    ],
    [
      "a coefficient of a JPEG",
      () => flipped(jpg, -20),
      "invalid",
      "assertion.dataHash.mismatch",
      /content was changed/,
    ],
    [
      "a table of a JPEG",
      () => flipped(jpg, credentialRange(jpg).end + 12),
      "invalid",
      "assertion.dataHash.mismatch",
      /content was changed/,
    ],
    [
      "a picture of a film",
      () => flipped(film, -3_000),
      "invalid",
      "assertion.bmffHash.mismatch",
      /pictures, sound or tables/,
    ],
    [
      "the index of a film",
      () => flippedAt(film, "stsz", 40),
      "invalid",
      "assertion.bmffHash.mismatch",
      /pictures, sound or tables/,
    ],
    [
      "a statement",
      () => flippedAt(png, "algorithmicMedia"),
      "invalid",
      "assertion.hashedURI.mismatch",
      /statement in the credential was changed/,
    ],
    [
      "a statement of a film",
      () => flippedAt(film, "compositeWith"),
      "invalid",
      "assertion.hashedURI.mismatch",
      /statement/,
    ],
    [
      "the certificate",
      () => flippedAt(png, "Shotwright development cred"),
      "invalid",
      "claimSignature.mismatch",
      /signature does not match/,
    ],
    [
      "the structure of the credential",
      () => flippedAt(png, "gactions"),
      "invalid",
      "manifest.unreadable",
      /damaged and cannot be read/,
    ],
    [
      "bytes after a PNG",
      () => appended(png, new Uint8Array(5)),
      "invalid",
      "assertion.dataHash.mismatch",
      /content was changed/,
    ],
    [
      "bytes after a JPEG",
      () => appended(jpg, new Uint8Array(5)),
      "invalid",
      "assertion.dataHash.mismatch",
      /content was changed/,
    ],
    [
      "media after a film",
      () => appended(film, Buffer.from("\0\0\0\x0cmdatABCD", "latin1")),
      "invalid",
      "assertion.bmffHash.mismatch",
      /pictures, sound/,
    ],
    [
      "another still's credential",
      () => withCredentialOf(png, golden("untrusted.png")),
      "valid",
      "signingCredential.untrusted",
      /signer is not one we know/,
    ],
    [
      "a shot's credential in a film",
      () => withCredentialOf(film, golden("shot.mp4")),
      "invalid",
      "assertion.bmffHash.mismatch",
      moved,
    ],
    [
      "a still's credential in another picture",
      async () => {
        const other = new Uint8Array(await sharp(golden("unsigned.png")).negate().png().toBuffer());
        const { start, end } = credentialRange(png);
        return Buffer.concat([other.subarray(0, start), png.subarray(start, end), other.subarray(start)]);
      },
      "invalid",
      "assertion.dataHash.mismatch",
      moved,
    ],
    [
      "its credential cut out of a PNG",
      () => stripped(png),
      "none",
      "manifest.missing",
      /carries no content credential/,
    ],
    [
      "its credential cut out of a JPEG",
      () => stripped(jpg),
      "none",
      "manifest.missing",
      /carries no content credential/,
    ],
    ["a new container", () => copiedStreams(film), "none", "manifest.missing", /a conversion removed it/],
    [
      "a new compression",
      async () => new Uint8Array(await sharp(png).jpeg().toBuffer()),
      "none",
      "manifest.missing",
      /a conversion removed it/,
    ],
    [
      "a film that lacks its last bytes",
      () => film.subarray(0, film.length - 5_000),
      "invalid",
      "assertion.bmffHash.mismatch",
      /pictures, sound/,
    ],
    ["half a film", () => truncated(film, 0.5), "invalid", "file.unreadable", /damaged|beyond/],
    ["half a PNG", () => truncated(png, 0.5), "invalid", "file.unreadable", /damaged|cut off|beyond/],
    ["half a JPEG", () => truncated(jpg, 0.5), "invalid", "file.unreadable", /damaged|cut off|beyond/],
    ["a PNG without its end", () => truncated(png, 0.99), "invalid", "file.unreadable", /damaged/],
    ["an empty file", () => new Uint8Array(0), "invalid", "file.unreadable", /damaged/],
  ])("%s", async (_, bytes, state, code, words) => {
    const report = await verdict(await bytes());
    expect([report.state, report.codes[0]]).toEqual([state, code]);
    expect(report.reasons.map((reason) => reason.explanation).join(" ")).toMatch(words);
  });

  test("a credential put back where it belongs fits again", async () => {
    const again = withCredentialOf(golden("untrusted.png"), golden("expired.png"));
    expect((await verdict(again)).codes).toEqual(["signingCredential.expired", "content.unchanged"]);
  });
});

test("a film over an expired still may be made: nothing in the still was changed", async () => {
  const report = await verdict(golden("over-expired.mp4"));
  expect(report.ingredients).toMatchObject([{ title: "Hero still", state: "valid" }]);
});
