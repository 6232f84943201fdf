/** Plain words for the status codes of the C2PA specification, and for the few that are ours. */
const EXPLANATIONS: Record<string, string> = {
  "manifest.missing": "This file carries no content credential. It may never have had one, or a conversion removed it.",
  "file.unreadable": "The file is damaged, so nothing can be said about its credential.",
  "manifest.unreadable": "The file carries a content credential, but it is damaged and cannot be read.",
  "timeStamp.absent": "No independent time stamp: the times are the signer's own statement.",
  "timeStamp.untrusted":
    "It carries a time stamp, but of an authority we do not know: the times are the signer's own statement.",
  "reader.timedOut": "Checking this file took too long and was stopped, so nothing can be said about its credential.",
  "reader.stopped": "This file made the reader stop, so nothing can be said about its credential.",
  "signingCredential.trusted": "The signer is known, and the file has not been changed since it was signed.",
  "signingCredential.untrusted": "The file is intact, but its signer is not one we know.",
  "signingCredential.expired":
    "The signer's certificate has expired, and no independent time stamp shows that it signed before that.",
  "content.unchanged": "The content itself has not been changed since it was signed.",
  "signingCredential.invalid": "The signer's certificate is not fit for signing content credentials.",
  "signingCredential.revoked": "The signer's certificate was withdrawn.",
  "claimSignature.mismatch": "The signature does not match: the credential was changed after it was signed.",
  "claimSignature.missing": "The credential has lost its signature.",
  "claimSignature.outsideValidity": "The credential was signed outside the validity of the signer's certificate.",
  "claim.missing": "The credential has lost its claim.",
  "claim.multiple": "The credential holds more than one claim.",
  "claim.hardBindings.missing": "Nothing binds the credential to this file.",
  "assertion.bmffHash.mismatch": "The film's pictures, sound or tables were changed after it was signed.",
  "assertion.bmffHash.malformed": "The part that binds the credential to the film is malformed.",
  "assertion.dataHash.mismatch": "The file's content was changed after it was signed.",
  "assertion.dataHash.malformed": "The part that binds the credential to the file is malformed.",
  "assertion.hashedURI.mismatch": "A statement in the credential was changed after it was signed.",
  "assertion.missing": "A statement that the signer made is missing from the credential.",
  "assertion.undeclared": "The credential holds a statement that the signer never made.",
  "assertion.inaccessible": "A statement in the credential cannot be reached.",
  "assertion.action.malformed": "The list of what was done is malformed.",
  "assertion.action.ingredientMismatch": "The list of what was done names an ingredient that is not there.",
  "ingredient.manifest.missing": "The credential of an ingredient is missing.",
  "ingredient.manifest.mismatch": "The credential of an ingredient was changed after this file was signed.",
  "ingredient.hashedURI.mismatch": "The record of an ingredient was changed after this file was signed.",
  "ingredient.claimSignature.mismatch": "The signature of an ingredient does not match.",
  "algorithm.unsupported": "The credential uses a method that this reader does not know.",
  "general.error": "The credential cannot be checked.",
};

export interface Reason {
  code: string;
  explanation: string;
}

/** `detail` is the reader's own text: it stands in for a code without an entry. */
export function explain(code: string, detail?: string): Reason {
  return { code, explanation: EXPLANATIONS[code] ?? detail ?? `The reader reports ${code}.` };
}
