import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { analyse, type Sentence, type Word } from "#lib/planning/coverage/syntax/analyse.ts";
import { baseForms } from "#lib/planning/meaning/base-verb.ts";
import { nounForm } from "./english-forms.ts";

const opensName = new Set(["DET", "PRON", "NUM"]);
const nominal = new Set(["NOUN", "PROPN"]);
/** A verb that no noun looks like, with an object and without. */
const standIns = { object: "takes", none: "goes" };

/** The word behind somebody that may be what they do, in a sentence that was read without any verb; -1 where none may. */
function verbIn(words: readonly Word[], table: LanguageTable): number {
  if (words.at(-1)?.text !== "." || words.some(({ upos }) => upos === "VERB")) return -1;
  // `The man has breakfast`: what helps no other verb is the verb.
  const helper = words.findIndex(({ upos, rel }) => upos === "AUX" && rel !== "cop");
  if (helper > 0) return words.some(({ rel }) => rel === "cop") ? -1 : helper;
  if (words.some(({ upos }) => upos === "AUX")) return -1;
  return words.findIndex((word, at) => {
    const [doer, next] = [words[at - 1], words[at + 1]];
    if (doer === undefined || next === undefined || !nominal.has(word.upos) || !nominal.has(doer.upos)) return false;
    const low = word.text.toLowerCase();
    const who = nounForm(doer.text.toLowerCase(), table);
    const isSomebody = doer.upos === "PROPN" || ["person", "animal", "group"].includes(who.noun?.kind ?? "");
    const isForm = low.endsWith("s") && !low.endsWith("ss") && !who.plural && word.text === low;
    const isKnown = [low, ...baseForms(low)].some((base) => table.acts.verbs.has(base));
    return isForm && isKnown && (isSomebody || opensName.has(next.upos));
  });
}

/** `The monk bows.`, `The angler casts his line.`: what was read as a mere name, with the verb that the words hold. */
export function withEnglishVerb(sentence: Sentence, text: string, table: LanguageTable): Sentence {
  const { words, start, end } = sentence;
  const at = verbIn(words, table);
  const verb = words[at];
  if (verb === undefined) return sentence;
  const said = opensName.has(words[at + 1]?.upos ?? "") || nominal.has(words[at + 1]?.upos ?? "");
  const standIn = said ? standIns.object : standIns.none;
  const longer = standIn.length - verb.text.length;
  const [read, ...more] = analyse(text.slice(start, verb.start) + standIn + text.slice(verb.end, end), table.language);
  const isRead = read?.words.length === words.length && more.length === 0 && read.words[at]?.upos === "VERB";
  if (!isRead) return sentence;
  const placed = read.words.map((word, place) => ({
    ...word,
    text: words[place]?.text ?? word.text,
    start: word.start + start - (place > at ? longer : 0),
    end: word.end + start - (place >= at ? longer : 0),
  }));
  return { start, end, words: placed };
}
