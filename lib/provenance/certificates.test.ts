import "reflect-metadata";

import { X509Certificate } from "node:crypto";

import * as x509 from "@peculiar/x509";
import { expect, test } from "vitest";

import { CLAIM_SIGNING_EKU, EMAIL_PROTECTION_EKU, makeCertificates } from "./certificates.ts";
import { readChain } from "./signer.ts";

const now = new Date("2026-11-21T10:00:00Z");
const DAY_MS = 86_400_000;

test("the leaf has the profile that readers of content credentials demand", async () => {
  const made = await makeCertificates({ organisation: "Example Films", now });
  const [leafPem, issuingPem] = readChain(made.chainPem).map(String);
  const leaf = new x509.X509Certificate(leafPem ?? "");
  const issuing = new x509.X509Certificate(issuingPem ?? "");
  const constraints = leaf.getExtension(x509.BasicConstraintsExtension);
  const usage = leaf.getExtension(x509.KeyUsagesExtension);

  expect(leaf.subjectName.getField("O")).toEqual(["Example Films"]);
  expect(leaf.subjectName.getField("CN")).toHaveLength(1);
  expect(constraints).toMatchObject({ ca: false, critical: true });
  expect(usage).toMatchObject({ usages: x509.KeyUsageFlags.digitalSignature, critical: true });
  expect(leaf.getExtension(x509.ExtendedKeyUsageExtension)?.usages).toEqual([CLAIM_SIGNING_EKU, EMAIL_PROTECTION_EKU]);
  expect(leaf.getExtension(x509.AuthorityKeyIdentifierExtension)?.keyId).toBe(
    issuing.getExtension(x509.SubjectKeyIdentifierExtension)?.keyId,
  );
  expect(leaf.getExtension(x509.SubjectKeyIdentifierExtension)?.keyId).toMatch(/^[0-9a-f]{40}$/);
  expect(leaf.notBefore.getTime()).toBeLessThan(now.getTime());
  expect((leaf.notAfter.getTime() - leaf.notBefore.getTime()) / DAY_MS).toBeLessThanOrEqual(366);
  expect(made.notAfter).toEqual(leaf.notAfter);
});

test("root, issuing and leaf certificate form one chain of falling validity", async () => {
  const made = await makeCertificates({ organisation: "Example Films", now });
  const [leaf, issuing] = readChain(made.chainPem);
  const root = new X509Certificate(made.rootPem);
  expect(readChain(made.chainPem)).toHaveLength(2);
  expect(issuing && leaf?.checkIssued(issuing) && leaf.verify(issuing.publicKey)).toBe(true);
  expect(issuing?.checkIssued(root) && issuing.verify(root.publicKey)).toBe(true);
  expect(root.checkIssued(root) && root.verify(root.publicKey)).toBe(true);
  expect([root.ca, issuing?.ca, leaf?.ca]).toEqual([true, true, false]);
  const ends = [leaf, issuing, root].map((certificate) => new Date(certificate?.validTo ?? 0).getTime());
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  expect(new Set([leaf, issuing, root].map((certificate) => certificate?.serialNumber)).size).toBe(3);
});
