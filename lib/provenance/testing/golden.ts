/**
 * The golden files: signed once, kept as they are, so that a new reader is put to files of yesterday.
 * Made by `node bench/provenance.ts --golden`; credentials that outlive the project, except the ones that are to be
 * expired.
 */
import { readFileSync } from "node:fs";
import path from "node:path";

import { loadC2pa, sign as signHere } from "#lib/provenance/c2pa.ts";
import { makeCertificates, type Certificates } from "#lib/provenance/certificates.ts";
import { heroStill, labelsOf, type Ingredient } from "#lib/provenance/ingredients.ts";
import { shotManifest, stillManifest } from "#lib/provenance/manifest.ts";
import type { SignedFile, SignInput } from "#lib/provenance/provenance.ts";
import { makeSigner } from "#lib/provenance/signer.ts";
import { timeStampingAuthority } from "#lib/provenance/time-stamp.ts";
import { readerContext } from "#lib/provenance/trust.ts";
import { localAuthority } from "./local-authority.ts";
import { flipped, sampleFilm, sampleJpeg, samplePicture } from "./sample-media.ts";
import { signChain } from "./signed-chain.ts";

const FOLDER = path.join(import.meta.dirname, "golden");
const CENTURY_DAYS = 36_500;
/** When the credential that has since expired was good. */
const THEN = new Date("2024-01-15T12:00:00Z");

export function golden(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path.join(FOLDER, name)));
}

/** Name and content of every golden file. Must run in a process of its own: it sets the clock. */
export async function makeGolden(): Promise<Record<string, Uint8Array | string>> {
  loadC2pa();
  const media = { png: await samplePicture(), jpeg: await sampleJpeg(), mp4: sampleFilm() };
  const now = new Date();
  const [ours, strangers, earlier] = [
    await makeCertificates({ organisation: "Golden", now, leafDays: CENTURY_DAYS }),
    await makeCertificates({ organisation: "Somebody else", now, leafDays: CENTURY_DAYS }),
    await makeCertificates({ organisation: "Golden, earlier", now: THEN, leafDays: 30 }),
  ];
  const authority = await localAuthority({ now: () => THEN, validFrom: new Date("2024-01-01"), days: CENTURY_DAYS });
  const anchorPems = [ours.rootPem, earlier.rootPem];

  const signing =
    (by: Certificates, stamped = false) =>
    async ({ bytes, mediaType, manifest, ingredients }: SignInput): Promise<SignedFile> => {
      const context = readerContext({
        anchorPems: [...anchorPems, by.rootPem],
        timeStampAnchorPem: authority.anchorPem,
      });
      const stamper = timeStampingAuthority({ url: "https://stamps.example/", fetch: authority.fetch, now: () => now });
      const signer = makeSigner({ ...by, ...(stamped ? { timeStamper: stamper } : {}) });
      const request = {
        kind: "sign" as const,
        bytes: new Uint8Array(bytes),
        mediaType,
        manifestJson: JSON.stringify(manifest),
        ingredients: ingredients.map(({ thumbnail, ...each }) => ({
          ...each,
          bytes: new Uint8Array(each.bytes),
          ...(thumbnail === undefined ? {} : { thumbnail: { ...thumbnail, bytes: new Uint8Array(thumbnail.bytes) } }),
        })),
        algorithm: signer.algorithm,
        reserveSize: signer.reserveSize,
        context,
      };
      const signed = await signHere(request, (claim) => signer.sign(claim));
      return { bytes: signed, manifestId: "", signedAt: null };
    };
  const source = { routedModel: "veo-3.1", deliveredModel: "preview/motion", preview: true };
  const common = { version: "0.1.0", generationId: "gen_golden", planHash: "sha256:ab", seed: 7, shotId: "s1", source };
  const still = (when: Date) => ({
    bytes: media.png,
    mediaType: "image/png",
    manifest: stillManifest({ ...common, title: "Golden still", mediaType: "image/png", when: when.toISOString() }),
    ingredients: [],
  });
  const shotOver = (ingredients: Ingredient[]) => ({
    bytes: media.mp4,
    mediaType: "video/mp4",
    manifest: shotManifest({
      ...common,
      ...labelsOf(ingredients),
      title: "Golden shot",
      mediaType: "video/mp4",
      when: now.toISOString(),
    }),
    ingredients,
  });

  const chain = await signChain(media, signing(ours));
  const untrusted = await signing(strangers)(still(now));
  const expired = await atTime(THEN, () => signing(earlier)(still(THEN)));
  const stamped = await atTime(THEN, () => signing(earlier, true)(still(THEN)));
  const hero = (bytes: Uint8Array) => heroStill({ bytes, mediaType: "image/png" }, "s1");
  const overExpired = await signing(ours)(shotOver([hero(expired.bytes)]));
  const overBroken = await signing(ours)(shotOver([hero(flipped(chain.stillPng.bytes, -30))]));
  return {
    "anchors.pem": anchorPems.join(""),
    "time-stamps.pem": authority.anchorPem,
    "still.png": chain.stillPng.bytes,
    "still.jpg": chain.stillJpeg.bytes,
    "shot.mp4": chain.animatedShot.bytes,
    "film.mp4": chain.film.bytes,
    "unsigned.png": media.png,
    "unsigned.mp4": media.mp4,
    "untrusted.png": untrusted.bytes,
    "expired.png": expired.bytes,
    "stamped.png": stamped.bytes,
    "over-expired.mp4": overExpired.bytes,
    "over-broken.mp4": overBroken.bytes,
  };
}

/** Runs `work` while every clock of this process shows `time`: the builder refuses an expired certificate. */
async function atTime<T>(time: Date, work: () => Promise<T>): Promise<T> {
  const RealDate = Date;
  const offset = time.getTime() - RealDate.now();
  class ShiftedDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      super(given.length === 0 ? RealDate.now() + offset : given[0]);
    }
    static override now(): number {
      return RealDate.now() + offset;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
  try {
    return await work();
  } finally {
    globalThis.Date = RealDate;
  }
}
