import { glossOf, glossWord } from "#lib/planning/meaning/gloss.ts";
import { formsBehind } from "#lib/planning/meaning/inflections.ts";
import { lexiconOf } from "#lib/planning/meaning/lexicon.ts";
import { longestEntry } from "#lib/planning/meaning/segment.ts";
import { englishWords } from "#lib/planning/meaning/word-vectors.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import type { Doing } from "./doings.ts";

/** A verb in a form that a table may have, with what belongs to it. */
export interface VerbForm {
  form: string;
  with: readonly string[];
}

/** The words around a verb, from the widest run that may be one entry to the verb alone. */
function runsAround({ words, at }: Doing): string[] {
  const said = (from: number, to: number) =>
    from < 0 || to > words.length
      ? []
      : [
          words
            .slice(from, to)
            .map(({ low }) => low)
            .join(" "),
        ];
  return [
    ...said(at - 2, at + 1),
    ...said(at, at + 3),
    ...said(at - 1, at + 2),
    ...said(at - 1, at + 1),
    ...said(at, at + 2),
    ...said(at, at + 1),
  ];
}

/** `zündet … an`: a particle that closes the clause is part of its verb. */
const separated = ({ words, at }: Doing): string[] => {
  const last = words.findLast(({ upos }) => upos !== "PUNCT")?.low ?? "";
  return /^(?:ab|an|auf|aus|bei|ein|fest|fort|her|heraus|herunter|hin|hinein|los|nach|nieder|um|vor|unter|weg|zu|zurück|zusammen|hoch|herum|hinaus|davon|entlang)$/u.test(
    last,
  ) && last !== words[at]?.low
    ? [last]
    : [];
};

const asEntry = (english: string | null): VerbForm[] => {
  const [form, ...rest] = englishWords(english ?? "");
  return form === undefined ? [] : [{ form, with: rest }];
};

/** What a verb of another language is in English, what is said of it with its neighbours first. */
export function glossedVerbs(doing: Doing, { language, grammar }: LanguageTable): VerbForm[] {
  if (grammar.script === "cjk") {
    const lexicon = lexiconOf(language);
    const rest = doing.words
      .slice(doing.at)
      .map(({ low }) => low)
      .join("");
    const found = lexicon === null ? null : longestEntry(lexicon, rest, 0);
    return [...asEntry(found?.english ?? null), ...asEntry(glossWord(doing.verb, language))];
  }
  const particles = separated(doing);
  const whole = particles.flatMap((particle) => asEntry(joinedGloss(doing.verb, particle, language)));
  return [...whole, ...runsAround(doing).flatMap((run) => asEntry(glossWord(run, language)))];
}

/** `zündet an` is one word in the lists: `anzünden`. */
function joinedGloss(verb: string, particle: string, language: string): string | null {
  const said = `${verb} ${particle}`;
  const english = glossOf(said, language);
  return english === said || englishWords(english).includes(particle) ? null : english;
}

/** Forms under which a verb may stand in its own language's rows. */
export function ownForms(doing: Doing, { language, grammar }: LanguageTable): string[] {
  if (grammar.script === "cjk") {
    const rest = doing.words
      .slice(doing.at)
      .map(({ low }) => low)
      .join("");
    // `灯灭了`: what does it may be in one word with what it does.
    return [rest, ...(doing.verb.length > 1 ? [rest.slice(1)] : [])];
  }
  // An Arabic verb of the present opens with who does it.
  const bare = grammar.script === "arab" ? [doing.verb.replace(/^[وف]?[يتنأ](?=\p{L}{2})/u, "")] : [];
  // `fait signe`: a helper may be the verb, and what it helps the word that goes with it.
  const helper = doing.words[doing.at - 1];
  const helped = helper?.upos === "AUX" ? [helper.low] : [];
  const plain = [...helped, ...bare, doing.verb, ...formsBehind(doing.verb, language)];
  return [...separated(doing).flatMap((particle) => plain.map((form) => particle + form)), ...plain];
}

/** The English words of what stands around a verb. */
export const glossedWords = ({ text }: Doing, language: string): string[] => englishWords(glossOf(text, language));
