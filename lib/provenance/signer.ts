import { constants, createPrivateKey, sign as signBytes, X509Certificate, type KeyObject } from "node:crypto";

import { Encoder, Tag } from "cbor-x";

import { ProvenanceError } from "./errors.ts";

export type SigningAlgorithm = "es256" | "es384" | "ps256" | "ed25519";

interface AlgorithmProfile {
  /** Number of the algorithm in the COSE registry. */
  cose: number;
  webCrypto: (EcKeyGenParams & EcdsaParams) | (RsaHashedKeyGenParams & RsaPssParams) | { name: "Ed25519" };
  raw: (bytes: Uint8Array, key: KeyObject) => Buffer;
}

// COSE wants the raw r|s pair of an ECDSA signature; node (and every KMS) gives DER unless told otherwise.
export const ALGORITHMS: Record<SigningAlgorithm, AlgorithmProfile> = {
  es256: {
    cose: -7,
    webCrypto: { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" },
    raw: (bytes, key) => signBytes("sha256", bytes, { key, dsaEncoding: "ieee-p1363" }),
  },
  es384: {
    cose: -35,
    webCrypto: { name: "ECDSA", namedCurve: "P-384", hash: "SHA-384" },
    raw: (bytes, key) => signBytes("sha384", bytes, { key, dsaEncoding: "ieee-p1363" }),
  },
  ps256: {
    cose: -37,
    webCrypto: {
      name: "RSA-PSS",
      modulusLength: 3072,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: "SHA-256",
      saltLength: 32,
    },
    raw: (bytes, key) => signBytes("sha256", bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }),
  },
  ed25519: {
    cose: -8,
    webCrypto: { name: "Ed25519" },
    raw: (bytes, key) => signBytes(null, bytes, key),
  },
};

/** Signs a C2PA claim: `sign` answers a complete COSE_Sign1 of exactly `reserveSize` bytes. */
export interface ClaimSigner {
  algorithm: SigningAlgorithm;
  reserveSize: number;
  sign(claim: Uint8Array): Uint8Array;
}

const COSE_SIGN1_TAG = 18;
const X5CHAIN_HEADER = 33;
/** Room for a two-certificate chain; every ingredient carries its own copy, so it is kept small. */
const USUAL_RESERVE = 4096;
const cbor = new Encoder({ mapsAsObjects: false, useRecords: false, tagUint8Array: false });

/** A signer over a PEM chain (leaf first) and the leaf's PKCS #8 key. Throws `ProvenanceError` on a mismatch. */
export function makeSigner(input: { chainPem: string; privateKeyPem: string }): ClaimSigner {
  const chain = readChain(input.chainPem);
  const key = readKey(input.privateKeyPem);
  const leaf = chain[0];
  if (leaf === undefined || !leaf.checkPrivateKey(key)) {
    throw new ProvenanceError(
      "credential_unusable",
      "The signing key does not belong to the first certificate of the chain.",
    );
  }
  const algorithm = algorithmOf(key);
  const profile = ALGORITHMS[algorithm];
  // A self-signed root adds nothing: the reader has its own copy or does not trust it.
  const embedded = chain.filter((certificate) => certificate === leaf || certificate.subject !== certificate.issuer);
  const headers = new Map<number, unknown>([
    [1, profile.cose],
    [X5CHAIN_HEADER, embedded.length === 1 ? leaf.raw : embedded.map((certificate) => certificate.raw)],
  ]);
  const protectedHeaders = cbor.encode(headers);
  const signature = (claim: Uint8Array) => {
    const toBeSigned = cbor.encode(["Signature1", protectedHeaders, Buffer.alloc(0), Buffer.from(claim)]);
    return profile.raw(toBeSigned, key);
  };
  const message = (raw: Buffer, padding: number) =>
    cbor.encode(new Tag([protectedHeaders, new Map([["pad", Buffer.alloc(padding)]]), null, raw], COSE_SIGN1_TAG));

  const smallest = message(signature(new Uint8Array(0)), 0).length;
  const reserveSize = Math.max(USUAL_RESERVE, Math.ceil((smallest + 64) / 1024) * 1024);
  return {
    algorithm,
    reserveSize,
    sign(claim) {
      const raw = signature(claim);
      let padding = reserveSize - message(raw, 0).length;
      let out = message(raw, padding);
      // The length prefix of the padding grows with it: at most two corrections.
      for (let round = 0; out.length !== reserveSize && round < 4; round++) {
        padding -= out.length - reserveSize;
        out = message(raw, padding);
      }
      if (out.length !== reserveSize) {
        throw new ProvenanceError("signing_failed", `The signature does not fit its reserve of ${reserveSize} bytes.`);
      }
      return new Uint8Array(out);
    },
  };
}

/** The certificates of a PEM bundle in their order; throws `ProvenanceError` when there is none or one is broken. */
export function readChain(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  if (blocks.length === 0)
    throw new ProvenanceError("credential_unusable", "The certificate chain holds no certificate.");
  try {
    return blocks.map((block) => new X509Certificate(block));
  } catch (cause) {
    throw new ProvenanceError("credential_unusable", "The certificate chain cannot be read.", {
      cause,
    });
  }
}

function readKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch (cause) {
    throw new ProvenanceError("credential_unusable", "The signing key cannot be read.", { cause });
  }
}

function algorithmOf(key: KeyObject): SigningAlgorithm {
  const curve = key.asymmetricKeyDetails?.namedCurve;
  if (key.asymmetricKeyType === "ec" && curve === "prime256v1") return "es256";
  if (key.asymmetricKeyType === "ec" && curve === "secp384r1") return "es384";
  if (key.asymmetricKeyType === "rsa" || key.asymmetricKeyType === "rsa-pss") return "ps256";
  if (key.asymmetricKeyType === "ed25519") return "ed25519";
  throw new ProvenanceError(
    "credential_unusable",
    `A key of type ${key.asymmetricKeyType ?? "unknown"} cannot sign a claim.`,
  );
}
