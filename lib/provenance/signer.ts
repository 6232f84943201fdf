import {
  constants,
  createPrivateKey,
  sign as signBytes,
  verify as verifyBytes,
  X509Certificate,
  type KeyObject,
  type SignKeyObjectInput,
} from "node:crypto";

import { Encoder, Tag } from "cbor-x";

import { rawEcdsaSignature } from "./der.ts";
import { ProvenanceError } from "./errors.ts";
import type { TimeStamper } from "./time-stamp.ts";

export type SigningAlgorithm = "es256" | "es384" | "ps256" | "ed25519";

interface AlgorithmProfile {
  /** Number of the algorithm in the COSE registry. */
  cose: number;
  webCrypto: (EcKeyGenParams & EcdsaParams) | (RsaHashedKeyGenParams & RsaPssParams) | { name: "Ed25519" };
  /** Null where the algorithm hashes by itself. */
  hash: "sha256" | "sha384" | null;
  padding: Omit<SignKeyObjectInput, "key">;
  /** Size of each half of an ECDSA signature. */
  curveBytes?: number;
}

// COSE wants the raw r|s pair of an ECDSA signature; node (and every KMS) gives DER unless told otherwise.
export const ALGORITHMS: Record<SigningAlgorithm, AlgorithmProfile> = {
  es256: {
    cose: -7,
    webCrypto: { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" },
    hash: "sha256",
    padding: { dsaEncoding: "ieee-p1363" },
    curveBytes: 32,
  },
  es384: {
    cose: -35,
    webCrypto: { name: "ECDSA", namedCurve: "P-384", hash: "SHA-384" },
    hash: "sha384",
    padding: { dsaEncoding: "ieee-p1363" },
    curveBytes: 48,
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
    hash: "sha256",
    padding: { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 },
  },
  ed25519: { cose: -8, webCrypto: { name: "Ed25519" }, hash: null, padding: {} },
};

/**
 * Signs `bytes` with a key that lives elsewhere: a key management service, a smart card. `hash` is what the algorithm
 * hashes them with (null: it takes the bytes as they are); the answer is the signature, ECDSA as DER or as raw r|s.
 */
export type KeyHolder = (input: {
  bytes: Uint8Array;
  algorithm: SigningAlgorithm;
  hash: "sha256" | "sha384" | null;
}) => Promise<Uint8Array>;

/** The key of a leaf certificate: as PKCS #8, or in somebody else's hands. */
export type SigningKey = { privateKeyPem: string } | { keyHolder: KeyHolder };

/** Signs a C2PA claim: `sign` answers a complete COSE_Sign1 of exactly `reserveSize` bytes. */
export interface ClaimSigner {
  algorithm: SigningAlgorithm;
  reserveSize: number;
  sign(claim: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}

const COSE_SIGN1_TAG = 18;
const X5CHAIN_HEADER = 33;
/** Room for a two-certificate chain; every ingredient carries its own copy, so it is kept small. */
const USUAL_RESERVE = 4096;
/** A token of a public authority brings its own chain of two or three RSA certificates. */
const TIME_STAMP_RESERVE = 8192;
const cbor = new Encoder({ mapsAsObjects: false, useRecords: false, tagUint8Array: false });

/**
 * A signer over a PEM chain (leaf first) and the leaf's key. With a time stamper each signature carries its time stamp;
 * when none can be had it is made without one and `onTimeStampFailure` is told.
 * Throws `ProvenanceError` credential_unusable when key and leaf do not fit together.
 */
export function makeSigner(
  input: { chainPem: string } & SigningKey & {
      timeStamper?: TimeStamper | undefined;
      onTimeStampFailure?: ((error: ProvenanceError) => void) | undefined;
    },
): ClaimSigner {
  const chain = readChain(input.chainPem);
  const leaf = chain[0];
  if (leaf === undefined) throw new ProvenanceError("credential_unusable", "The certificate chain is empty.");
  const algorithm = algorithmOf(leaf.publicKey);
  const holder = "keyHolder" in input ? input.keyHolder : localKey(leaf, input.privateKeyPem);
  // A self-signed root adds nothing: the reader has its own copy or does not trust it.
  const embedded = chain.filter((certificate) => certificate === leaf || certificate.subject !== certificate.issuer);
  const protectedHeaders = cbor.encode(
    new Map<number, unknown>([
      [1, ALGORITHMS[algorithm].cose],
      [X5CHAIN_HEADER, embedded.length === 1 ? leaf.raw : embedded.map((certificate) => certificate.raw)],
    ]),
  );
  // RFC 9052, section 4.4.
  const toBeSigned = (context: "Signature1" | "CounterSignature", payload: Uint8Array) =>
    cbor.encode([context, protectedHeaders, Buffer.alloc(0), Buffer.from(payload)]);
  const message = (raw: Uint8Array, token: Uint8Array | null, padding: number) => {
    const unprotected = new Map<string, unknown>([["pad", Buffer.alloc(padding)]]);
    // sigTst2 of the C2PA specification: the token alone, over a counter-signature of the signature.
    if (token !== null) unprotected.set("sigTst2", new Map([["tstTokens", [new Map([["val", Buffer.from(token)]])]]]));
    return cbor.encode(new Tag([protectedHeaders, unprotected, null, Buffer.from(raw)], COSE_SIGN1_TAG));
  };
  const timeStamp = async (raw: Uint8Array): Promise<Uint8Array | null> => {
    if (input.timeStamper === undefined) return null;
    try {
      const token = await input.timeStamper(toBeSigned("CounterSignature", cbor.encode(Buffer.from(raw))));
      if (message(raw, token, 0).length <= reserveSize - 16) return token;
      throw new ProvenanceError("time_stamp_failed", `A time stamp of ${token.length} bytes does not fit its reserve.`);
    } catch (error) {
      if (!(error instanceof ProvenanceError)) throw error;
      input.onTimeStampFailure?.(error);
      return null;
    }
  };

  const unsigned = message(new Uint8Array(signatureBytes(leaf.publicKey)), null, 0).length;
  const needed = Math.max(USUAL_RESERVE, Math.ceil((unsigned + 64) / 1024) * 1024);
  const reserveSize = needed + (input.timeStamper === undefined ? 0 : TIME_STAMP_RESERVE);
  return {
    algorithm,
    reserveSize,
    async sign(claim) {
      const bytes = toBeSigned("Signature1", claim);
      const answer = await holder({ bytes, algorithm, hash: ALGORITHMS[algorithm].hash });
      const raw = checkedSignature(answer, bytes, leaf, algorithm);
      const token = await timeStamp(raw);
      let padding = reserveSize - message(raw, token, 0).length;
      let out = message(raw, token, padding);
      // The length prefix of the padding grows with it: at most two corrections.
      for (let round = 0; out.length !== reserveSize && round < 4; round++) {
        padding -= out.length - reserveSize;
        out = message(raw, token, padding);
      }
      if (out.length !== reserveSize) {
        throw new ProvenanceError("signing_failed", `The signature does not fit its reserve of ${reserveSize} bytes.`);
      }
      return new Uint8Array(out);
    },
  };
}

function localKey(leaf: X509Certificate, privateKeyPem: string): KeyHolder {
  const key = readKey(privateKeyPem);
  if (!leaf.checkPrivateKey(key)) {
    throw new ProvenanceError(
      "credential_unusable",
      "The signing key does not belong to the first certificate of the chain.",
    );
  }
  return ({ bytes, algorithm, hash }) =>
    Promise.resolve(signBytes(hash, bytes, { key, ...ALGORITHMS[algorithm].padding }));
}

/** The signature as COSE wants it. What a key holder answers is checked: a wrong key must not end up in a file. */
function checkedSignature(
  answer: Uint8Array,
  bytes: Uint8Array,
  leaf: X509Certificate,
  algorithm: SigningAlgorithm,
): Uint8Array {
  const { hash, padding, curveBytes } = ALGORITHMS[algorithm];
  const fits = (raw: Uint8Array) => verifyBytes(hash, bytes, { key: leaf.publicKey, ...padding }, raw);
  if (fits(answer)) return answer;
  let raw: Uint8Array | null = null;
  let cause: unknown;
  try {
    raw = curveBytes === undefined ? null : rawEcdsaSignature(answer, curveBytes);
  } catch (error) {
    cause = error;
  }
  if (raw !== null && fits(raw)) return raw;
  throw new ProvenanceError("signing_failed", "The key holder's signature does not fit the signing certificate.", {
    cause,
  });
}

function signatureBytes(publicKey: KeyObject): number {
  const bits = publicKey.asymmetricKeyDetails?.modulusLength;
  return bits === undefined ? 96 : Math.ceil(bits / 8);
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
