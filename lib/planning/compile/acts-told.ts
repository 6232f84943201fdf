import type { Act } from "#lib/contract/acts.ts";
import { actOfWords } from "#lib/planning/coverage/reading/act-table.ts";
import { readStory } from "#lib/planning/coverage/reading/read-story.ts";
import { tablesOf, type LanguageTable } from "#lib/planning/coverage/tables.ts";
import { baseForms } from "#lib/planning/meaning/base-verb.ts";

/** The act of a phrase that opens with its verb, with the verb's particle or without. */
const actOf = (phrase: string, { acts, verbs }: LanguageTable): Act | null => {
  const words = phrase.toLowerCase().split(/\s+/u).slice(0, 4);
  for (const [at, word] of words.slice(0, 2).entries()) {
    const form = verbs.find(word)?.form;
    for (const base of [word, ...baseForms(word), ...(form === undefined ? [] : [form])]) {
      const act = actOfWords(acts, base, words.slice(at + 1));
      if (act !== null) return act;
    }
  }
  return null;
};

/** Acts that phrases such as `drops the cup` name in a language, each once, in their order. */
export const actsTold = (phrases: readonly string[], language: string): Act[] => {
  const table = tablesOf(language);
  const found = phrases.flatMap((phrase) => {
    // English phrases are read as the sentences that they were: `gives him a high five` gives nothing.
    const whole = language === "en" ? readStory(`The woman ${phrase}.`, language, table).events : [];
    const acts = whole.flatMap((event) => event.acts.map(({ act }) => act));
    return acts.length > 0 ? acts : (actOf(phrase, table) ?? []);
  });
  return [...new Set(found)];
};

/** Acts that an eye takes for each other: words name one, and a director stages another of them by right. */
const alike: readonly (readonly Act[])[] = [
  ["walk", "run", "enter", "leave", "climb", "crawl", "follow", "lead", "chase", "arrive", "drive_off"],
  ["give", "take", "show", "catch", "throw", "pelt"],
  ["pick_up", "lift", "carry", "take", "find", "hold_close"],
  ["drop", "fall", "break", "spill"],
  ["break", "crack_open", "hatch", "tear"],
  ["close", "slam"],
  ["fall_over", "trip", "slip"],
  ["put_out", "go_out"],
  ["light", "come_on", "burn"],
  ["look_at", "look_up", "look_around", "search", "find", "peek", "wait", "think"],
  ["speak", "whisper", "shout", "phone", "listen"],
  ["laugh", "smile", "cheer", "clap"],
  ["embrace", "hold_close", "kiss"],
  ["sit_down", "kneel", "lie_down", "sleep"],
  ["float_away", "fly_off", "vanish"],
  ["cut", "repair", "hammer", "sew", "paint"],
];

/** Whether an act that words name is seen among those that are staged, itself or as one that looks like it. */
export const isSeenAmong = (act: Act, staged: ReadonlySet<Act>): boolean =>
  staged.has(act) || alike.some((group) => group.includes(act) && group.some((other) => staged.has(other)));
