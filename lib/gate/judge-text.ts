import type { GateFinding } from "#lib/contract/plan.ts";
import { type FoldedText, foldText, rawSpan, type Span } from "./fold-text.ts";
import { findLikeness, type LikenessCode } from "./likeness/judge-likeness.ts";
import { findByRule, findPolicy, type PolicyFinding } from "./policy/judge-policy.ts";
import type { PolicyCode } from "./policy/policy-codes.ts";
import { warmSense } from "./policy/second-opinion.ts";

const consentWay =
  "Set likeness_consent to true if this person agreed, or describe somebody invented; an invented figure needs a first name only.";
const likenessReasons: Record<LikenessCode, string> = {
  public_figure: "It names somebody who is on a list of people of public life",
  named_person: "It has a full name, which may be a real person's",
  likeness_wording: "It asks for somebody's face, voice or double",
  private_person: "It shows somebody of a private circle",
  office_holder: "It shows the holder of an office, who is one real person",
  handle: "It names an account, which may belong to a real person",
};
const policyReasons: Record<PolicyCode, { reason: string; resolve: string }> = {
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

const mostSpans = 5;

const evidenceOf = (folded: FoldedText, spans: readonly Span[]): GateFinding["evidence"] =>
  spans
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter((span, i, all) => !all.slice(0, i).some((other) => other.start <= span.start && span.end <= other.end))
    .slice(0, mostSpans)
    .map((span) => ({ kind: "span" as const, ...rawSpan(folded, span), asset_id: null, box: null }));

/** Judges the words of an intent. Pure; every finding quotes the spans it rests on, as they were written. */
export const judgeText = (raw: string): GateFinding[] => judged(raw, findPolicy);

/**
 * Judges what was written from an intent that passed: lines of a screenplay, by rules alone. The trained model knows what
 * people ask for; a line of a shot list (`her thumb strokes the glass`) is nothing that it ever saw.
 */
export const judgeWritten = (raw: string): GateFinding[] => judged(raw, findByRule);

const judged = (raw: string, find: (folded: FoldedText) => PolicyFinding[]): GateFinding[] => {
  const folded = foldText(raw);
  const policy = find(folded).map(({ code, text, spans }) => ({
    gate: "policy" as const,
    code,
    ...policyReasons[code],
    evidence: evidenceOf(text, spans),
  }));
  const consent = [...findLikeness(folded)]
    .filter(([, spans]) => spans.length > 0)
    .map(([code, spans]) => ({
      gate: "consent" as const,
      code,
      reason: likenessReasons[code],
      resolve: consentWay,
      evidence: evidenceOf(folded, spans),
    }));
  return [...policy, ...consent];
};

/** English that the trained model is asked about, other writing systems, names: each builds a table of its own. */
const warming = [
  "She leads him up the stairs of the old theatre, and nobody sees what the two of them hide.",
  "Una anciana riega las plantas",
  "灯台守がランプをともす",
  "守灯人点亮了灯",
  "एक चौकीदार दीपक जलाता है",
  "حارس يشعل المصباح",
];

/** Judges a few texts, so that nobody's first one waits for tables and weights to be unpacked. */
export const warmGates = (): void => {
  for (const text of warming) judgeText(text);
  warmSense();
};
