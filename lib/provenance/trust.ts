import { checkTimeStampAnchor } from "./leaf-profile.ts";
import { readerSettings } from "./reader-settings.ts";
import { readChain } from "./signer.ts";

/**
 * The reader's and builder's settings.
 * Throws `ProvenanceError` credential_unusable when an anchor for time stamps would also make signers known.
 */
export function readerContext(input: {
  anchorPems: readonly string[];
  timeStampAnchorPem?: string | undefined;
}): string {
  const stamps = input.timeStampAnchorPem === undefined ? [] : readChain(input.timeStampAnchorPem);
  stamps.forEach(checkTimeStampAnchor);
  return readerSettings([...input.anchorPems, ...stamps].join("\n"));
}
