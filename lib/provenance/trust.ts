import { CLAIM_SIGNING_EKU, EMAIL_PROTECTION_EKU } from "./certificates.ts";
import { checkTimeStampAnchor } from "./leaf-profile.ts";
import { readChain } from "./signer.ts";

/**
 * The reader's and builder's settings (context JSON of c2pa-rs 0.91).
 * Throws `ProvenanceError` credential_unusable when an anchor for time stamps would also make signers known.
 */
export function readerContext(input: {
  anchorPems: readonly string[];
  timeStampAnchorPem?: string | undefined;
}): string {
  const stamps = input.timeStampAnchorPem === undefined ? [] : readChain(input.timeStampAnchorPem);
  stamps.forEach(checkTimeStampAnchor);
  return JSON.stringify({
    version: 1,
    builder: { thumbnail: { enabled: false } },
    verify: { verify_after_sign: false, verify_trust: true, remote_manifest_fetch: false },
    trust: {
      trust_anchors: [...input.anchorPems, ...stamps].join("\n"),
      // The reader demands the list of accepted EKUs: without it even a good file is invalid.
      trust_config: `${CLAIM_SIGNING_EKU}\n${EMAIL_PROTECTION_EKU}\n`,
    },
  });
}
