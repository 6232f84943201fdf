import type { GateFinding } from "#lib/contract/plan.ts";
import { judgeText, judgeWritten } from "./judge-text.ts";
import type { FieldText, FilmWords } from "./words-of-film.ts";

/** Texts that were judged lately: a plan is judged when it is made, when it is edited and when its film begins. */
const mostKept = 600;
const remembering = (judge: (text: string) => GateFinding[]): ((text: string) => GateFinding[]) => {
  const known = new Map<string, GateFinding[]>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const findings = judge(text);
    const [oldest] = known.keys();
    if (known.size >= mostKept && oldest !== undefined) known.delete(oldest);
    known.set(text, findings);
    return findings;
  };
};
const byAll = remembering(judgeText);
const byRules = remembering(judgeWritten);

/**
 * A word or two are a name, a tag, a thing that is worn: what the trained model knows of whole sentences says nothing of
 * `schoolgirl` or `nude` alone. The rules judge them, and every text that they stand in is judged with them.
 */
const bareName = { words: 2, signs: 4 } as const;
const byLength = (text: string): GateFinding[] => {
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{M}\p{N}'’-]+/gu)?.length ?? 0;
  return words <= bareName.words && signs <= bareName.signs ? byRules(text) : byAll(text);
};

/** Codes of the likeness gate that a house's name or call to action gives no reason for: many a house has its founder's name. */
const ofHouses: ReadonlySet<string> = new Set(["named_person", "private_person", "office_holder", "handle"]);
/** Of likeness, what is looked for beyond the words that ask for a film: who is known by name, and doubles. */
const everywhere: ReadonlySet<string> = new Set(["public_figure", "likeness_wording"]);

const isPolicy = ({ gate }: GateFinding): boolean => gate === "policy";

/** A finding with the field that its evidence stands in; what stands in the intent needs no name. */
const placed = (findings: readonly GateFinding[], field: string): GateFinding[] =>
  field === "/raw_intent"
    ? [...findings]
    : findings.map((finding) => ({ ...finding, evidence: finding.evidence.map((each) => ({ ...each, field })) }));

const spansOf = ({ code, evidence }: GateFinding): string[] =>
  evidence.length === 0 ? [code] : evidence.map(({ text }) => `${code}: ${text?.toLowerCase() ?? ""}`);

const between = "\n";

/** What the rules have against texts that stand together; evidence is named by the field in which it begins. */
const judgeTogether = (parts: readonly FieldText[], judge: (text: string) => GateFinding[]): GateFinding[] => {
  const apart = parts.filter(({ text }, at) => parts.findIndex((other) => other.text === text) === at);
  if (apart.length < 2) return [];
  const fieldAt = (start: number): string => {
    let from = 0;
    for (const { field, text } of apart) {
      from += text.length + between.length;
      if (start < from) return field;
    }
    return "";
  };
  return judge(apart.map(({ text }) => text).join(between)).map((finding) => ({
    ...finding,
    evidence: finding.evidence.map((each) => ({ ...each, start: null, end: null, field: fieldAt(each.start ?? 0) })),
  }));
};

/** Findings of single texts, and of `more` what they do not say: a kind of harm that is known already, the same name. */
const adding = (alone: readonly GateFinding[], more: readonly GateFinding[]): GateFinding[] => {
  const marksOf = (finding: GateFinding) => (isPolicy(finding) ? [finding.code] : spansOf(finding));
  const known = new Set(alone.flatMap(marksOf));
  const fresh = more.filter((finding) => {
    const marks = marksOf(finding);
    if (marks.every((mark) => known.has(mark))) return false;
    for (const mark of marks) known.add(mark);
    return true;
  });
  return [...alone, ...fresh];
};

const eachAlone = (texts: readonly FieldText[]): GateFinding[] =>
  texts.flatMap(({ field, text }) => placed(field === "/raw_intent" ? byAll(text) : byLength(text), field));

/** What the gates have against a brand's words: one by one, and together as they stand on the card. */
export const judgeBrand = (words: readonly FieldText[]): GateFinding[] =>
  adding(
    eachAlone(words).filter(({ code }) => !ofHouses.has(code)),
    judgeTogether(words, byRules).filter(isPolicy),
  );

/**
 * What the gates have against the words of a film: everything that people wrote alone, all of it together with what is
 * read one after the other, and whatever of the plan holds such words, as it is told and as it is sent. Plain data in and
 * out.
 */
export const judgeFilm = ({ said, brand, told, seen }: FilmWords): GateFinding[] => {
  const written = said.filter(({ field }) => field !== "/raw_intent");
  // A planner's own lines tell again what was judged: only those that people wrote into are looked at.
  const touched = told.filter(({ text }) => written.some((each) => text.includes(each.text)));
  return adding(
    [...eachAlone(said), ...judgeBrand(brand)],
    [
      // By rules: the trained model takes harmless sentences that were never one text for a story of harm.
      ...judgeTogether(written, byRules).filter(isPolicy),
      ...judgeTogether(seen, byRules).filter(isPolicy),
      ...judgeTogether([...said, ...brand, ...seen], byRules).filter(isPolicy),
      ...touched
        .flatMap(({ field, text }) => placed(byRules(text), field))
        .filter((finding) => isPolicy(finding) || everywhere.has(finding.code))
        .map(withoutOffsets),
    ],
  );
};

/** Evidence of a text that stands nowhere as it was read. */
const withoutOffsets = (finding: GateFinding): GateFinding => ({
  ...finding,
  evidence: finding.evidence.map((each) => ({ ...each, start: null, end: null })),
});

/** What is written beside a film where it is published. */
export interface PublicationWords {
  title: string;
  description: string | null;
  tags: readonly string[];
}

/**
 * What the gates have against the words that a film is published with: one by one, and together with what the film itself
 * shows. Somebody may be named there who made it; only who is known by name is a likeness.
 */
export const judgePublication = (
  { title, description, tags }: PublicationWords,
  seen: readonly FieldText[],
): GateFinding[] => {
  const words = [
    { field: "/title", text: title },
    ...(description === null ? [] : [{ field: "/description", text: description }]),
    ...tags.map((text, at) => ({ field: `/tags/${at}`, text })),
  ];
  return adding(
    eachAlone(words).filter((finding) => isPolicy(finding) || everywhere.has(finding.code)),
    judgeTogether([...words, ...seen], byRules).filter(isPolicy),
  );
};
