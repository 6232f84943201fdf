import { verify, X509Certificate } from "node:crypto";

import { Decoder, type Tag } from "cbor-x";
import { afterEach, expect, test } from "vitest";

import { makeCertificates } from "./certificates.ts";
import { stillManifest } from "./manifest.ts";
import { openProvenance, type Provenance } from "./provenance.ts";
import { makeSigner, readChain } from "./signer.ts";
import { samplePicture } from "./testing/sample-media.ts";

const algorithms = ["es256", "es384", "ps256", "ed25519"] as const;
const decoder = new Decoder({ mapsAsObjects: false });
let provenance: Provenance | undefined;
afterEach(() => provenance?.close());

test.each(algorithms)("%s: a signature fills its reserve exactly and is trusted by the reader", async (algorithm) => {
  const made = await makeCertificates({ organisation: "Shotwright", now: new Date(), algorithm });
  const signer = makeSigner(made);
  expect(signer.algorithm).toBe(algorithm);
  expect(signer.sign(new Uint8Array(700))).toHaveLength(signer.reserveSize);

  provenance = openProvenance({
    credentials: { ...made, anchorPems: [made.rootPem], development: true },
    projectRoot: process.cwd(),
    now: () => new Date(),
  });
  const signed = await provenance.sign({
    bytes: await samplePicture(),
    mediaType: "image/png",
    manifest: stillManifest({
      title: "Still",
      mediaType: "image/png",
      version: "0.1.0",
      when: "2026-11-21T10:00:00Z",
      generationId: "gen_1",
      planHash: "sha256:ab",
      shotId: "shot_1",
      seed: 0,
      source: { routedModel: "preview", deliveredModel: "preview", preview: true },
    }),
    ingredients: [],
  });
  const report = await provenance.verify({ bytes: signed.bytes, mediaType: "image/png" });
  expect(report.state).toBe("trusted");
});

test("the COSE message carries algorithm and chain under protection, and node verifies it", async () => {
  const made = await makeCertificates({ organisation: "Shotwright", now: new Date() });
  const [leaf, issuing] = readChain(made.chainPem);
  const claim = new TextEncoder().encode("a claim");
  const message = decoder.decode(Buffer.from(makeSigner(made).sign(claim))) as Tag;
  const [protectedHeaders, , payload, signature] = message.value as [Buffer, Map<string, Buffer>, null, Buffer];
  const headers = decoder.decode(protectedHeaders) as Map<number, unknown>;
  expect(headers.get(1)).toBe(-7);
  expect((headers.get(33) as Buffer[]).map((der) => new X509Certificate(der).serialNumber)).toEqual([
    leaf?.serialNumber,
    issuing?.serialNumber,
  ]);
  expect(payload).toBeNull();
  // RFC 9052: ["Signature1", protected, external data, payload]
  const signed = Buffer.concat([
    Buffer.from([0x84, 0x6a]),
    Buffer.from("Signature1"),
    Buffer.from([0x59, protectedHeaders.length >> 8, protectedHeaders.length & 0xff]),
    protectedHeaders,
    Buffer.from([0x40, 0x40 + claim.length]),
    claim,
  ]);
  if (leaf === undefined) throw new Error("no leaf");
  expect(verify("sha256", signed, { key: leaf.publicKey, dsaEncoding: "ieee-p1363" }, signature)).toBe(true);
});
