import type { GateFinding } from "#lib/contract/plan.ts";

/**
 * What a person writes is folded before it is judged: NFKC, zero-width signs out, lower case. Offsets are of the raw
 * text where folding keeps its length and absent where it does not.
 */
const fold = (raw: string): string =>
  raw
    .normalize("NFKC")
    .replace(/[\u200b-\u200f\u2060\ufeff]/gu, "")
    .toLowerCase();

/** Whole-word match for any script: `\b` knows only ASCII letters. */
const words = (...alternatives: string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives.join("|")})(?!\\p{L})`, "giu");

interface Rule {
  gate: "consent" | "policy";
  code: string;
  pattern: RegExp;
  /** A second pattern that must also be found anywhere. */
  and?: RegExp;
  reason: string;
  resolve: string;
}

const consentWay = "Set likeness_consent to true if this person agreed, or describe somebody invented.";
const policyWay = "Change the idea; consent does not open this gate.";
const minors = words(
  "child(?:ren)?",
  "kids?",
  "minors?",
  "toddlers?",
  "teen(?:s|ager|agers)?",
  "schoolgirls?",
  "schoolboys?",
  "(?:little|young) (?:girl|boy)s?",
  "under-?age",
  "niñ[oa]s?",
  "menor(?:es)?",
  "enfants?",
  "mineure?s?",
  "kinder?",
  "minderjährig\\p{L}*",
  "crianças?",
  "menor de idade",
  "bambin[oiae]",
  "minorenn[ei]",
);
const sexual = words(
  "sex(?:ual|ually|y)?",
  "nude",
  "naked",
  "porn\\p{L}*",
  "erotic\\p{L}*",
  "explicit sex",
  "desnud[oa]s?",
  "sexo",
  "sexe",
  "nue?s?",
  "nackt\\p{L}*",
  "nus?",
  "nud[oaie]",
  "sesso",
);
const rules: readonly Rule[] = [
  {
    gate: "policy",
    code: "sexual_minors",
    pattern: sexual,
    and: minors,
    reason: "It brings minors and sexual content together",
    resolve: policyWay,
  },
  {
    gate: "policy",
    code: "sexual_content",
    resolve: policyWay,
    reason: "It asks for explicit sexual content",
    pattern: words(
      "porn(?:o|ography|ographic)?",
      "hardcore sex",
      "explicit sex(?: scene)?",
      "sex tape",
      "masturbat\\p{L}*",
      "orgies|orgy",
    ),
  },
  {
    gate: "policy",
    code: "graphic_violence",
    resolve: policyWay,
    reason: "It asks for graphic violence",
    pattern: words(
      "beheading|beheaded|decapitat\\p{L}*",
      "disembowel\\p{L}*",
      "dismember\\p{L}*",
      "torture porn",
      "gore fest",
      "snuff film",
    ),
  },
  {
    gate: "policy",
    code: "self_harm",
    resolve: policyWay,
    reason: "It encourages self-harm",
    pattern: words(
      "how to (?:kill|hurt|cut) (?:yourself|myself)",
      "suicide (?:tutorial|method|guide)s?",
      "encourag\\p{L}* (?:suicide|self-?harm|anorexia)",
    ),
  },
  {
    gate: "policy",
    code: "harm_instructions",
    resolve: policyWay,
    reason: "It asks for instructions that do harm",
    pattern: words(
      "(?:how to|tutorial for|steps to|guide to) (?:build|make|mak|cook|assemble)\\p{L}* (?:a |an )?(?:pipe |nail |dirty )?(?:bomb|explosive|nerve agent|meth|ghost gun)s?",
    ),
  },
  {
    gate: "policy",
    code: "deception",
    resolve: policyWay,
    reason: "It would deceive people about somebody without their consent",
    pattern: words("deep ?fakes? (?:porn|nudes?)", "revenge porn", "fake (?:news )?(?:confession|evidence) of"),
  },
  {
    gate: "consent",
    code: "likeness_wording",
    resolve: consentWay,
    reason: "It asks for the likeness of a real person",
    pattern: words(
      "deep ?fakes?",
      "look-?alike of",
      "lookalike of",
      "(?:looks?|looking|sounds?|sounding) (?:exactly |just )?like (?!a |an |the |it|this|that)\\p{L}+",
      "face ?swap\\p{L}*",
      "impersonat\\p{L}*",
      "in the likeness of",
      "doppelgänger von",
      "sosie de",
    ),
  },
  {
    gate: "consent",
    code: "private_person",
    resolve: consentWay,
    reason: "It shows a private person",
    pattern: words(
      "my (?:ex|ex-?(?:wife|husband|girlfriend|boyfriend)|boss|neighbou?r|coworker|colleague|teacher|classmate|landlord)",
    ),
  },
  {
    gate: "consent",
    code: "office_holder",
    resolve: consentWay,
    reason: "It shows the holder of an office, a real person",
    pattern: words("the (?:current|sitting|present) (?:president|prime minister|pope|king|queen|chancellor|mayor|ceo)"),
  },
  {
    gate: "consent",
    code: "handle",
    resolve: consentWay,
    reason: "It names an account of a real person",
    pattern: /(?<![\p{L}\p{N}._])@[\p{L}\p{N}_.]{3,30}/giu,
  },
];

/** Judges the words of an intent. Pure; every finding quotes the span it rests on. */
export const judgeText = (raw: string): GateFinding[] => {
  const text = fold(raw);
  const aligned = text.length === raw.length;
  return rules.flatMap((rule) => {
    const found = [...text.matchAll(rule.pattern)];
    if (found.length === 0 || (rule.and && text.search(rule.and) === -1)) return [];
    return [
      {
        gate: rule.gate,
        code: rule.code,
        reason: rule.reason,
        evidence: found.slice(0, 5).map((match) => ({
          kind: "span" as const,
          text: aligned ? raw.slice(match.index, match.index + match[0].length) : match[0],
          start: aligned ? match.index : null,
          end: aligned ? match.index + match[0].length : null,
          asset_id: null,
          box: null,
        })),
        resolve: rule.resolve,
      },
    ];
  });
};
