import "reflect-metadata";

import { createPrivateKey, webcrypto } from "node:crypto";

import * as x509 from "@peculiar/x509";

import { ALGORITHMS, type SigningAlgorithm } from "./signer.ts";

/** EKU of the C2PA specification for claim signing. */
export const CLAIM_SIGNING_EKU = "1.3.6.1.4.1.62558.2.1";
/** EKU that readers older than the claim signing one ask for. */
export const EMAIL_PROTECTION_EKU = "1.3.6.1.5.5.7.3.4";

export interface Certificates {
  rootPem: string;
  /** Leaf, then issuing certificate: what is embedded in every signature. */
  chainPem: string;
  /** PKCS #8 of the leaf. The root and issuing keys are never written down. */
  privateKeyPem: string;
  algorithm: SigningAlgorithm;
  /** End of the leaf's validity. */
  notAfter: Date;
}

const DAY_MS = 86_400_000;
const LEAF_DAYS = 365;
const ISSUING_DAYS = 5 * 365;
const ROOT_DAYS = 10 * 365;

/**
 * A development certificate authority: root -> issuing -> leaf, with the leaf profile that C2PA readers accept.
 * Strangers never trust it; it proves integrity and that one installation signed.
 */
export async function makeCertificates(input: {
  organisation: string;
  now: Date;
  algorithm?: SigningAlgorithm;
  /** Default 365, the most that readers of the conformance programme accept. */
  leafDays?: number;
}): Promise<Certificates> {
  const leafDays = input.leafDays ?? LEAF_DAYS;
  const algorithm = input.algorithm ?? "es256";
  x509.cryptoProvider.set(webcrypto as Crypto);
  const parameters = ALGORITHMS[algorithm].webCrypto;
  const newKeys = () => webcrypto.subtle.generateKey(parameters, true, ["sign", "verify"]) as Promise<CryptoKeyPair>;
  const [rootKeys, issuingKeys, leafKeys] = await Promise.all([newKeys(), newKeys(), newKeys()]);

  // Clocks of readers differ: a certificate of this very second would be "not yet valid" for some of them.
  const notBefore = new Date(input.now.getTime() - DAY_MS / 2);
  const until = (days: number) => new Date(notBefore.getTime() + days * DAY_MS);
  const subject = (commonName: string): x509.JsonName => [{ CN: [commonName] }, { O: [input.organisation] }];
  const sign = (options: {
    name: string;
    issuer: string;
    days: number;
    key: CryptoKey;
    by: CryptoKeyPair;
    extensions: x509.Extension[];
  }) =>
    Promise.all([
      x509.SubjectKeyIdentifierExtension.create(options.key),
      x509.AuthorityKeyIdentifierExtension.create(options.by.publicKey),
    ]).then(([subjectKey, authorityKey]) =>
      x509.X509CertificateGenerator.create({
        serialNumber: serialNumber(),
        subject: subject(options.name),
        issuer: subject(options.issuer),
        notBefore,
        notAfter: until(options.days),
        publicKey: options.key,
        signingKey: options.by.privateKey,
        signingAlgorithm: parameters,
        extensions: [...options.extensions, subjectKey, authorityKey],
      }),
    );
  const authority = (pathLength: number) => [
    new x509.BasicConstraintsExtension(true, pathLength, true),
    new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
  ];

  const rootName = "Shotwright development root";
  const issuingName = "Shotwright development issuing authority";
  const [root, issuing, leaf] = await Promise.all([
    sign({
      name: rootName,
      issuer: rootName,
      days: Math.max(ROOT_DAYS, leafDays),
      key: rootKeys.publicKey,
      by: rootKeys,
      extensions: authority(1),
    }),
    sign({
      name: issuingName,
      issuer: rootName,
      days: Math.max(ISSUING_DAYS, leafDays),
      key: issuingKeys.publicKey,
      by: rootKeys,
      extensions: authority(0),
    }),
    sign({
      name: "Shotwright development credential",
      issuer: issuingName,
      days: leafDays,
      key: leafKeys.publicKey,
      by: issuingKeys,
      extensions: [
        new x509.BasicConstraintsExtension(false, undefined, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
        new x509.ExtendedKeyUsageExtension([CLAIM_SIGNING_EKU, EMAIL_PROTECTION_EKU], false),
      ],
    }),
  ]);

  const privateKey = createPrivateKey({
    key: Buffer.from(await webcrypto.subtle.exportKey("pkcs8", leafKeys.privateKey)),
    format: "der",
    type: "pkcs8",
  });
  return {
    rootPem: `${root.toString("pem")}\n`,
    chainPem: `${leaf.toString("pem")}\n${issuing.toString("pem")}\n`,
    privateKeyPem: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    algorithm,
    notAfter: leaf.notAfter,
  };
}

/** 16 random bytes with the top bit clear: DER integers are signed. */
function serialNumber(): string {
  const bytes = webcrypto.getRandomValues(new Uint8Array(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return Buffer.from(bytes).toString("hex");
}
