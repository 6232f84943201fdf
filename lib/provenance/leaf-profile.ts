import type { X509Certificate } from "node:crypto";

import { CLAIM_SIGNING_EKU, EMAIL_PROTECTION_EKU } from "./certificates.ts";
import { ProvenanceError } from "./errors.ts";

const TIME_STAMPING_EKU = "1.3.6.1.5.5.7.3.8";

/**
 * What every C2PA reader demands of a signing certificate (C2PA specification, section 14.5): said when it is loaded,
 * not when the first film is refused. Throws `ProvenanceError` credential_unusable.
 */
export function checkSigningLeaf(leaf: X509Certificate | undefined): void {
  const purposes: readonly string[] = leaf?.keyUsage ?? [];
  const why =
    leaf === undefined || leaf.ca
      ? "The first certificate of the chain is an authority's; the signing certificate must come first."
      : purposes.includes(CLAIM_SIGNING_EKU) || purposes.includes(EMAIL_PROTECTION_EKU)
        ? null
        : "The signing certificate lacks the extended key usage of C2PA claim signing or e-mail protection.";
  if (why !== null) throw new ProvenanceError("credential_unusable", why);
}

/**
 * An anchor for time stamps stands in the same list as the anchors for signers, so it must be good for nothing else: a
 * general root would make everybody with an e-mail certificate a known signer. Throws `ProvenanceError`
 * credential_unusable.
 */
export function checkTimeStampAnchor(anchor: X509Certificate): void {
  const purposes: readonly string[] = anchor.keyUsage ?? [];
  if (anchor.ca && purposes.length === 1 && purposes[0] === TIME_STAMPING_EKU) return;
  throw new ProvenanceError(
    "credential_unusable",
    `"${anchor.subject}" is no authority for time stamps alone; give the certificate that issues those that stamp.`,
  );
}
