import { tagEnglish } from "#lib/planning/intent/tag-english.ts";

/** States and looks: a picture of them holds still, so they are not deeds that fill a shot. */
const still =
  /^(shows?|stands?|waits?|holds?|lies|lie|rests?|stays?|keeps?|needs?|wants?|hopes?|knows?|feels?|seems?|means?|matters?|mark|marks|close|lit|like|likes|lets?|have|has|had|do|does|did|looks?|remains?|belongs?|says?|is|are|goes|go|said|left|lost|broken|worn|up|to|out|on|off|seen|made|beat)$/i;
const noun = /\b(the|a|an|every|each|no|its|his|her|their|this|that|of|my|our|two|three)\s+(?:\p{L}+\s+)?$/iu;
const separators = /,|;|\band\b|\bthen\b|\bwhile\b|\bbefore\b/giu;

/** Most deeds that one sentence, and that one shot, can show. */
const mostInSentence = 3;
const mostInShot = 5;

const sentencesOf = (description: string): string[] => description.split(/(?<=[.!?;])\s+/u);
/** `Seen too: …` repeats words of the intent so that none is lost; the shot is not made of them. */
const isReminder = (sentence: string): boolean => /^\p{L}[^,.:]{3,40}: /u.test(sentence);
const isImage = (sentence: string): boolean => /^(final|last) image\b/i.test(sentence);

/** The different things done in an English sentence; words in quotation marks count as one thing. */
const deedsIn = (sentence: string): string[] => {
  const bare = sentence.replace(/[“"][^”"]*[”"]/gu, "it");
  const { classes } = tagEnglish(bare);
  const verbs = [...classes].flatMap(([at, kind]) => {
    const word = /^[\p{L}'’-]+/u.exec(bare.slice(at))?.[0].toLowerCase() ?? "";
    return kind === "verb" &&
      word.length > 1 &&
      !/(ing|ed)$/.test(word) &&
      !still.test(word) &&
      !noun.test(bare.slice(0, at))
      ? [word]
      : [];
  });
  return [...new Set(verbs)];
};

/** Deeds of a description when they are more than a shot can show, else none. */
export const tooManyDeeds = (description: string): string[] => {
  const sentences = sentencesOf(description).filter((sentence) => !isImage(sentence) && !isReminder(sentence));
  // Tagging is dear: a sentence without a list, in a shot of few sentences, cannot hold too many.
  const lists = sentences.filter((sentence) => (sentence.match(separators)?.length ?? 0) >= mostInSentence);
  for (const sentence of lists) {
    const deeds = deedsIn(sentence);
    if (deeds.length > mostInSentence) return deeds;
  }
  // Each sentence holds a deed, and each joint may add one; only then the words are looked at.
  const most = sentences.reduce((sum, each) => sum + 1 + (each.match(separators)?.length ?? 0), 0);
  if (most <= mostInShot) return [];
  const all = sentences.flatMap(deedsIn);
  return all.length > mostInShot ? all : [];
};

/** The description with one deed a sentence in at most two sentences, and its final image. */
export const lightened = (description: string): string => {
  const sentences = sentencesOf(description);
  const told = sentences.filter((sentence) => !isImage(sentence)).slice(0, 2);
  const short = told.map((sentence) => {
    if (deedsIn(sentence).length <= 1) return sentence;
    const parts = sentence.split(/(?<=[^,]),\s+|\s+(?:and|then|while)\s+/u);
    let kept = parts[0] ?? sentence;
    for (const part of parts.slice(1)) {
      if (deedsIn(kept).length >= 1) break;
      kept = `${kept}, ${part}`;
    }
    return /[.!?]$/u.test(kept) ? kept : `${kept}.`;
  });
  return [...short, ...sentences.filter(isImage)].join(" ");
};
