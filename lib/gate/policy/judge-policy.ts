import type { FoldedText, Span } from "#lib/gate/fold-text.ts";
import { type ConceptReader, readConcepts } from "./concept-reader.ts";
import { type PolicyCode, policyCodes } from "./policy-codes.ts";
import { secondOpinion } from "./second-opinion.ts";
import { disguises } from "./undisguise.ts";

const rules: Record<PolicyCode, (reader: ConceptReader) => Span[]> = {
  sexual_minors: ({ find, near, unless, findMinors }) => {
    const wanted = unless(find("childAbuse"), "againstAbuse", 80);
    const minors = findMinors();
    if (minors.length === 0) return wanted;
    return [
      ...wanted,
      ...near(minors, find("explicitSex"), 140),
      ...near(near(find("minor"), find("adult"), 60), find("romance"), 60),
      ...unless(near(minors, [...find("arousing"), ...find("sexualViolence")], 100), "againstAbuse", 120),
      ...unless(near(minors, find("nude"), 80), "harmlessNudity", 60),
    ];
  },
  sexual_content: ({ find, near, unless }) => [
    ...unless(find("explicitSex"), "againstAbuse", 60),
    ...unless(find("sexualViolence"), "againstAbuse", 160),
    ...unless(near(find("nude"), find("arousing"), 60), "harmlessNudity", 60),
  ],
  graphic_violence: ({ find, near, unless }) => [
    // A kitchen has no prisoners.
    ...(find("victim").length > 1 ? find("atrocity") : unless(find("atrocity"), "harmlessBlood", 120)),
    ...unless(near(find("wound"), find("dwells"), 90), "harmlessBlood", 160),
  ],
  hate: ({ find, near, unless }) => [
    ...find("slur"),
    ...unless(
      [
        ...near(find("group"), [...find("contempt"), ...find("extermination")], 45),
        ...near(find("movement"), [...find("praise"), ...find("extermination")], 60),
      ],
      "againstHate",
      160,
    ),
  ],
  self_harm: ({ find, near, unless }) => [
    ...find("cult"),
    ...unless(near(find("selfHarm"), find("invites"), 90), "helps", 160),
  ],
  harm_instructions: ({ find, near, unless }) => {
    const asked = find("instruct");
    if (asked.length === 0) return [];
    const made = near(find("makes"), find("weapon"), 50);
    return unless(
      [
        ...near(asked, made, 70),
        ...near(asked, find("plainWeapon"), 80),
        ...near(asked, find("crime"), 45),
        ...near(asked, find("deed"), 14),
      ],
      "harmless",
      70,
    );
  },
  deception: ({ find, near, unless }) => [
    ...find("exposes"),
    ...unless(near(find("forgery"), find("meantAsTrue"), 120), "openlyInvented", 120),
  ],
};

export interface PolicyFinding {
  code: PolicyCode;
  /** The reading that the spans count in: the folded text, or one with its disguises undone. */
  text: FoldedText;
  spans: Span[];
}

const readingsOf = (folded: FoldedText) =>
  [folded, ...disguises(folded)].map((text) => ({ text, reader: readConcepts(text.text) }));

const byRule = (readings: ReturnType<typeof readingsOf>): PolicyFinding[] =>
  policyCodes.flatMap((code) => {
    for (const { text, reader } of readings) {
      const spans = rules[code](reader);
      if (spans.length > 0) return [{ code, text, spans }];
    }
    return [];
  });

/** What the rules alone find. */
export const findByRule = (folded: FoldedText): PolicyFinding[] => byRule(readingsOf(folded));

/**
 * What no consent opens, by kind; places count in the reading's text. Words in disguise are read as what they stand for,
 * and quoted where they stand. Where no rule speaks, a trained model is asked.
 */
export const findPolicy = (folded: FoldedText): PolicyFinding[] => {
  const readings = readingsOf(folded);
  const ruled = byRule(readings);
  if (ruled.length > 0) return ruled;
  for (const { text, reader } of readings) {
    const opinion = secondOpinion(text, reader);
    if (opinion !== null) return [{ ...opinion, text }];
  }
  return [];
};
