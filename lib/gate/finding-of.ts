import type { GateFinding } from "#lib/contract/plan.ts";
import type { LikenessCode } from "./likeness/judge-likeness.ts";
import type { PolicyCode } from "./policy/policy-codes.ts";

export const consentWay =
  "Set likeness_consent to true if this person agreed, or describe somebody invented; an invented figure needs a first name only.";
export const likenessReasons: Record<LikenessCode, string> = {
  public_figure: "It names somebody who is on a list of people of public life",
  named_person: "It has a full name, which may be a real person's",
  likeness_wording: "It asks for somebody's face, voice or double",
  private_person: "It shows somebody of a private circle",
  office_holder: "It shows the holder of an office, who is one real person",
  handle: "It names an account, which may belong to a real person",
};
export const policyReasons: Record<PolicyCode, { reason: string; resolve: string }> = {
  sexual_minors: {
    reason: "It brings minors and sexual content or nudity together",
    resolve: "Take out everything sexual and every hint of nudity; nothing opens this gate.",
  },
  sexual_content: {
    reason: "It asks for explicit sexual content",
    resolve: "Tell of closeness without nudity or sex: a kiss, a look, a hand; consent does not open this gate.",
  },
  graphic_violence: {
    reason: "It asks for wounds, torture or killing to be shown in detail",
    resolve:
      "Leave the harm off screen: show the moment before or after, or somebody's face; consent does not open this gate.",
  },
  hate: {
    reason: "It speaks of a group of people with contempt or calls for harm to them",
    resolve: "Show people as people, or show the contempt as wrong; consent does not open this gate.",
  },
  self_harm: {
    reason: "It shows self-harm as a way out, or how it is done",
    resolve: "Tell of getting help or of those who stay; consent does not open this gate.",
  },
  harm_instructions: {
    reason: "It asks for a way to do harm that could be followed",
    resolve: "Let the story need no method: leave out ingredients, steps and tools; consent does not open this gate.",
  },
  deception: {
    reason: "It would deceive people, or expose somebody, without that person's consent",
    resolve: "Say openly that it is invented, and use invented people; consent does not open this gate.",
  },
};
/** A finding that somebody beside the rules came to, in our own words; `evidence` is what it rests on. */
export const findingOf = (code: PolicyCode | LikenessCode, evidence: GateFinding["evidence"]): GateFinding =>
  code in policyReasons
    ? { gate: "policy", code, ...policyReasons[code as PolicyCode], evidence }
    : { gate: "consent", code, reason: likenessReasons[code as LikenessCode], resolve: consentWay, evidence };
