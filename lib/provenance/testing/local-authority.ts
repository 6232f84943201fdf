/** A time-stamping authority for tests: RFC 3161 replies made here, at a time of the test's choosing. */
import "reflect-metadata";

import { createHash, createPrivateKey, sign as signBytes, webcrypto } from "node:crypto";

import * as x509 from "@peculiar/x509";

import { DER_INTEGER, DER_OCTET_STRING, DER_SEQUENCE, derElement, derElements } from "#lib/provenance/der.ts";

const DAY_MS = 86_400_000;
const DER_SET = 0x31;
const DER_UTC_TIME = 0x17;
const DER_GENERALIZED_TIME = 0x18;
const DER_OID = 0x06;
const EXPLICIT_0 = 0xa0;
const IMPLICIT_0 = 0xa0;
const oid = (hex: string) => derElement(DER_OID, Buffer.from(hex, "hex"));
const integer = (value: number) => derElement(DER_INTEGER, Buffer.from([value]));
const SHA256 = derElement(DER_SEQUENCE, oid("608648016503040201"), Buffer.from([5, 0]));
const ECDSA_WITH_SHA256 = derElement(DER_SEQUENCE, oid("2a8648ce3d040302"));
const SIGNED_DATA = oid("2a864886f70d010702");
const TST_INFO = oid("2a864886f70d0109100104");
const CONTENT_TYPE = oid("2a864886f70d010903");
const MESSAGE_DIGEST = oid("2a864886f70d010904");
const SIGNING_TIME = oid("2a864886f70d010905");
const POLICY = oid("2a0304");

export interface LocalAuthority {
  /** Its issuing certificate, limited to time stamping: the anchor to trust. */
  anchorPem: string;
  /** In the place of the network: answers a TimeStampReq with a TimeStampResp. */
  fetch: typeof globalThis.fetch;
}

/** `now` is the time that its stamps state. */
export async function localAuthority(input: {
  now: () => Date;
  validFrom: Date;
  days: number;
}): Promise<LocalAuthority> {
  x509.cryptoProvider.set(webcrypto as Crypto);
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
  const newKeys = () => webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]) as Promise<CryptoKeyPair>;
  const [issuingKeys, keys] = [await newKeys(), await newKeys()];
  const validity = {
    notBefore: input.validFrom,
    notAfter: new Date(input.validFrom.getTime() + input.days * DAY_MS),
  };
  const timeStamping = new x509.ExtendedKeyUsageExtension(["1.3.6.1.5.5.7.3.8"], true);
  const issuingKey = await x509.SubjectKeyIdentifierExtension.create(issuingKeys.publicKey);
  const issuing = await x509.X509CertificateGenerator.create({
    ...validity,
    serialNumber: "0100",
    subject: "CN=Local time stamp authority,O=Tests",
    issuer: "CN=Local time stamp authority,O=Tests",
    publicKey: issuingKeys.publicKey,
    signingKey: issuingKeys.privateKey,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      timeStamping,
      issuingKey,
    ],
  });
  const certificate = await x509.X509CertificateGenerator.create({
    ...validity,
    serialNumber: "0101",
    subject: "CN=Local time stamps,O=Tests",
    issuer: "CN=Local time stamp authority,O=Tests",
    publicKey: keys.publicKey,
    signingKey: issuingKeys.privateKey,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      timeStamping,
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(issuingKeys.publicKey),
    ],
  });
  const privateKey = createPrivateKey({
    key: Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey)),
    format: "der",
    type: "pkcs8",
  });
  const der = Buffer.from(certificate.rawData);

  const reply = (request: Uint8Array): Buffer => {
    const [body] = derElements(request);
    const [, imprint] = derElements(body?.content ?? new Uint8Array());
    if (imprint === undefined) throw new Error("The request holds no message imprint.");
    const time = timeOf(input.now());
    const info = derElement(
      DER_SEQUENCE,
      integer(1),
      POLICY,
      Buffer.from(imprint.whole),
      integer(7),
      derElement(DER_GENERALIZED_TIME, Buffer.from(`${time}Z`)),
    );
    const digest = createHash("sha256").update(info).digest();
    const attributes = Buffer.concat([
      attribute(CONTENT_TYPE, TST_INFO),
      attribute(SIGNING_TIME, derElement(DER_UTC_TIME, Buffer.from(`${time.slice(2)}Z`))),
      attribute(MESSAGE_DIGEST, derElement(DER_OCTET_STRING, digest)),
    ]);
    // What is signed is the SET, what is written its implicit twin (RFC 5652, section 5.4).
    const signature = signBytes("sha256", derElement(DER_SET, attributes), privateKey);
    const signer = derElement(
      DER_SEQUENCE,
      integer(1),
      issuerAndSerial(der),
      SHA256,
      derElement(IMPLICIT_0, attributes),
      ECDSA_WITH_SHA256,
      derElement(DER_OCTET_STRING, signature),
    );
    const signedData = derElement(
      DER_SEQUENCE,
      integer(3),
      derElement(DER_SET, SHA256),
      derElement(DER_SEQUENCE, TST_INFO, derElement(EXPLICIT_0, derElement(DER_OCTET_STRING, info))),
      derElement(IMPLICIT_0, der),
      derElement(DER_SET, signer),
    );
    const token = derElement(DER_SEQUENCE, SIGNED_DATA, derElement(EXPLICIT_0, signedData));
    return derElement(DER_SEQUENCE, derElement(DER_SEQUENCE, integer(0)), token);
  };
  return {
    anchorPem: `${issuing.toString("pem")}\n`,
    fetch: async (url, init) =>
      new Response(new Uint8Array(reply(new Uint8Array(await new Request(url, init).arrayBuffer())))),
  };
}

function attribute(type: Buffer, value: Buffer): Buffer {
  return derElement(DER_SEQUENCE, type, derElement(DER_SET, value));
}

/** YYYYMMDDhhmmss, UTC. */
function timeOf(date: Date): string {
  return date.toISOString().replaceAll(/[-:T]|\..*$/g, "");
}

/** From TBSCertificate: [0] version, serialNumber, signature, issuer. */
function issuerAndSerial(certificate: Uint8Array): Buffer {
  const [outer] = derElements(certificate);
  const [body] = derElements(outer?.content ?? new Uint8Array());
  const [, serial, , issuer] = derElements(body?.content ?? new Uint8Array());
  if (serial === undefined || issuer === undefined) throw new Error("The certificate has no issuer.");
  return derElement(DER_SEQUENCE, Buffer.from(issuer.whole), Buffer.from(serial.whole));
}
