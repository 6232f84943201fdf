import { constants, createPrivateKey, sign, verify, X509Certificate } from "node:crypto";

import { Decoder, type Tag } from "cbor-x";
import { afterEach, describe, expect, test } from "vitest";

import { makeCertificates, type Certificates } from "./certificates.ts";
import { stillManifest } from "./manifest.ts";
import { openProvenance, type Provenance } from "./provenance.ts";
import { makeSigner, readChain, type KeyHolder } from "./signer.ts";
import { samplePicture } from "./testing/sample-media.ts";

const algorithms = ["es256", "es384", "ps256", "ed25519"] as const;
const decoder = new Decoder({ mapsAsObjects: false });
const still = stillManifest({
  title: "Still",
  mediaType: "image/png",
  version: "0.1.0",
  when: "2026-11-21T10:00:00Z",
  generationId: "gen_1",
  planHash: "sha256:ab",
  shotId: "shot_1",
  seed: 0,
  source: { routedModel: "preview", deliveredModel: "preview", preview: true },
});
let provenance: Provenance | undefined;
afterEach(() => provenance?.close());

test.each(algorithms)("%s: a signature fills its reserve exactly and is trusted by the reader", async (algorithm) => {
  const made = await makeCertificates({ organisation: "Shotwright", now: new Date(), algorithm });
  const signer = makeSigner(made);
  expect(signer.algorithm).toBe(algorithm);
  expect(await signer.sign(new Uint8Array(700))).toHaveLength(signer.reserveSize);

  provenance = openProvenance({
    credentials: { ...made, anchorPems: [made.rootPem], development: true },
    projectRoot: process.cwd(),
    now: () => new Date(),
  });
  const signed = await provenance.sign({
    bytes: await samplePicture(),
    mediaType: "image/png",
    manifest: still,
    ingredients: [],
  });
  const report = await provenance.verify({ bytes: signed.bytes, mediaType: "image/png" });
  expect(report.state).toBe("trusted");
});

test("the COSE message carries algorithm and chain under protection, and node verifies it", async () => {
  const made = await makeCertificates({ organisation: "Shotwright", now: new Date() });
  const [leaf, issuing] = readChain(made.chainPem);
  const claim = new TextEncoder().encode("a claim");
  const message = decoder.decode(Buffer.from(await makeSigner(made).sign(claim))) as Tag;
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

describe("a key that lives elsewhere", () => {
  /** A key management service as they are: ECDSA answers in DER. */
  const holderOf = (made: Certificates, dsaEncoding: "der" | "ieee-p1363"): KeyHolder => {
    const key = createPrivateKey(made.privateKeyPem);
    return ({ bytes, algorithm, hash }) =>
      Promise.resolve(
        algorithm === "ps256"
          ? sign(hash, bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 })
          : sign(hash, bytes, { key, dsaEncoding }),
      );
  };

  test.each(algorithms)("%s: its signature is the one that a local key makes", async (algorithm) => {
    const made = await makeCertificates({ organisation: "Shotwright", now: new Date(), algorithm });
    for (const encoding of ["der", "ieee-p1363"] as const) {
      const { chainPem } = made;
      const signer = makeSigner({ chainPem, keyHolder: holderOf(made, encoding) });
      const message = decoder.decode(Buffer.from(await signer.sign(new Uint8Array(700)))) as Tag;
      const [protectedHeaders, , , signature] = message.value as [Buffer, unknown, null, Buffer];
      expect(signer.algorithm).toBe(algorithm);
      expect(signature).toHaveLength({ es256: 64, es384: 96, ps256: 384, ed25519: 64 }[algorithm]);
      expect(protectedHeaders.length).toBeGreaterThan(500);
    }
  });

  test("it signs a film that reads back trusted", async () => {
    const { chainPem, rootPem, notAfter, ...rest } = await makeCertificates({ organisation: "Held", now: new Date() });
    const keyHolder = holderOf({ chainPem, rootPem, notAfter, ...rest }, "der");
    provenance = openProvenance({
      credentials: { chainPem, keyHolder, anchorPems: [rootPem], notAfter, development: false },
      projectRoot: process.cwd(),
      now: () => new Date(),
    });
    const bytes = await samplePicture();
    const signed = await provenance.sign({ bytes, mediaType: "image/png", manifest: still, ingredients: [] });
    expect((await provenance.verify({ bytes: signed.bytes, mediaType: "image/png" })).state).toBe("trusted");
  });

  test("an answer that the certificate does not verify never gets into a file", async () => {
    const [made, other] = await Promise.all(
      [1, 2].map(() => makeCertificates({ organisation: "Shotwright", now: new Date() })),
    );
    if (made === undefined || other === undefined) throw new Error("no certificates");
    const { chainPem } = made;
    const refusals = [
      holderOf(other, "der"),
      holderOf(other, "ieee-p1363"),
      () => Promise.resolve(new Uint8Array(64)),
      () => Promise.resolve(new Uint8Array([0x30, 0x80])),
    ];
    for (const keyHolder of refusals) {
      const attempt = makeSigner({ chainPem, keyHolder }).sign(new Uint8Array(10));
      await expect(attempt).rejects.toMatchObject({ code: "signing_failed" });
    }
  });
});
