/** EKU of the C2PA specification for claim signing. */
const CLAIM_SIGNING_EKU = "1.3.6.1.4.1.62558.2.1";
/** EKU that readers older than the claim signing one ask for. */
const EMAIL_PROTECTION_EKU = "1.3.6.1.5.5.7.3.4";

/** The reader's and builder's settings (context JSON of c2pa-rs 0.91) with these anchors, PEM, as the trust list. Pure. */
export function readerSettings(anchorsPem: string): string {
  return JSON.stringify({
    version: 1,
    builder: { thumbnail: { enabled: false } },
    verify: { verify_after_sign: false, verify_trust: true, remote_manifest_fetch: false },
    trust: {
      trust_anchors: anchorsPem,
      // The reader demands the list of accepted EKUs: without it even a good file is invalid.
      trust_config: `${CLAIM_SIGNING_EKU}\n${EMAIL_PROTECTION_EKU}\n`,
    },
  });
}
