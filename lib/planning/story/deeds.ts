import { placeKinds } from "#lib/planning/place-kinds.ts";
import type { CastMember } from "#lib/planning/film.ts";
import { actsOfNoun, actsOfTrade, actsOfVerb, fablesOf } from "#lib/planning/lore/act-catalog.ts";
import type { ActScript } from "#lib/planning/lore/lore.ts";
import type { ActionPhrase, Reading, Subject } from "#lib/planning/reading.ts";
import { englishNoun } from "#lib/planning/meaning/english-phrase.ts";
import { englishAction } from "./english.ts";
import { isEnglish, mentions, tidy } from "./words.ts";
import { abstract, garment } from "./cast.ts";
import { tellsItself } from "./weather-deeds.ts";

/** A deed of the film and how such a deed goes. Numbers are indexes into the reading's actions and the cast. */
export interface Deed {
  script: ActScript;
  /** The words that tell it; null where a noun names it or a trade implies it. */
  action: number | null;
  doer: number | null;
  object: number | null;
}

/** What an intent is about when no verb of it says so. */
export interface Matter {
  script: ActScript;
  /** Index of the subject that names it. */
  named: number;
  /** `grief` needs somebody and something to be seen in; a harvest can be seen. */
  fable: boolean;
}

const being = (subject: Pick<Subject, "animate" | "kind">): boolean =>
  subject.animate || subject.kind === "person" || subject.kind === "animal";

/** `keeps looking for`, `tries to swim`: the deed is what comes after; not so in `keeps a secret`. */
const helping =
  /^(?:keeps?|starts?|begins?|stops?|tr(?:y|ies)|dares?|learns?|wants?|needs?|hopes?|decides?|has|have|is|are|was|were|to|not|never|cannot|can't|finally|slowly|quickly|always|still|just|then)\s+(?!(?:an?|the|his|her|its|their|my|our|your|every|each|some|two|three|from|on|in|at|with|for|out|up|off|back)\s)(?=\p{L})/iu;

/** Chooses one of the ways in which a deed may go; never asked with none. */
export type PickScript = (list: readonly ActScript[]) => ActScript;

/** What is done is not what the verb alone says. */
const idioms: readonly (readonly [RegExp, string])[] = [
  [/^(?:falls?|fell|falling) in love/i, "love"],
  [/^(?:falls?|fell|falling) asleep/i, "sleep"],
  [/^(?:comes?|came|coming) (?:alive|to life)/i, "awaken"],
  [/^(?:takes?|took|taking) (?:an? |the )?(?:photos?|pictures?|photographs?|selfies?)/i, "photograph"],
  [/^(?:takes?|took|taking) off/i, "launch"],
  [/^(?:gets?|got|getting) married/i, "marry"],
  [/^(?:gets?|got|getting) lost/i, "lose"],
  [/^(?:gets?|got|getting) (?:dressed|ready)/i, "dress"],
  [/^(?:has|have|had|having) (?:breakfast|lunch|dinner|supper|a meal|tea)/i, "eat"],
  [/^(?:says?|said|saying|waves?) good-?bye/i, "part"],
  [/^(?:makes?|made|making) (?:coffee|tea)/i, "brew"],
  [/^(?:makes?|made|making) (?:breakfast|lunch|dinner|supper|soup|food|ramen|pizza|pasta|sushi|noodles)/i, "cook"],
  [/^(?:makes?|made|making) (?:bread|a cake|cakes|cookies|pies?|pastry)/i, "bake"],
  [/^(?:sets?|setting) (?:out|off)/i, "depart"],
  [/^(?:plays?|played|playing) (?:chess|cards|poker|go|checkers|dominoes|mahjong)/i, "checkmate"],
  [
    /^(?:plays?|played|playing) (?:football|soccer|basketball|tennis|baseball|volleyball|cricket|hockey|rugby)/i,
    "kick",
  ],
];

/** How the deed of an action goes; null when nothing like it is known. */
export const scriptOf = (reading: Reading, action: ActionPhrase, pick: PickScript): ActScript | null => {
  let words = tidy(englishAction(reading, action)?.phrase ?? "");
  for (let left = 3; left > 0 && helping.test(words); left--) words = words.replace(helping, "");
  const idiom = idioms.find(([pattern]) => pattern.test(words))?.[1];
  const [verb = "", particle = ""] = (idiom ?? words).split(" ");
  const scripts = /^[a-z'-]+$/i.test(verb) ? actsOfVerb(verb, particle.toLowerCase()) : [];
  return scripts.length === 0 ? null : pick(scripts);
};

/** The English head noun of a subject; null when it is not known. */
const englishHead = (reading: Reading, subject: Subject): string | null => {
  if (isEnglish(reading)) return subject.head;
  const noun = englishNoun(subject.phrase, reading.language);
  return noun.glossed < 0.6 || noun.head === "" ? null : noun.head;
};

/** `after ten years`: a length, not time itself. */
const measure = /^(?:year|month|week|day|hour|minute|second|metre|meter|mile|kilometre|step|way)s?$/i;

/** The deed or idea that a noun of the intent names, where no verb tells one. */
export const matterOf = (reading: Reading, pick: PickScript): Matter | null => {
  const heads = reading.subjects.map((subject) => englishHead(reading, subject));
  for (const [named, head] of heads.entries()) {
    const fables = head === null || measure.test(head) ? [] : fablesOf(head, abstract.test(head));
    if (fables.length > 0) return { script: pick(fables), named, fable: true };
  }
  for (const [named, head] of heads.entries()) {
    const subject = reading.subjects[named];
    if (head === null || subject === undefined || (being(subject) && subject.match === "exact")) continue;
    const scripts = actsOfNoun(head);
    if (scripts.length > 0) return { script: pick(scripts), named, fable: false };
  }
  return null;
};

/** What the act is done to: the first of the cast that its words name and that does not do it. */
const objectIn = (told: string, doer: number | null, cast: readonly CastMember[]): number | null => {
  const phrase = told.split(sideClause)[0] ?? told;
  const found = cast
    .map((member, index) => ({ member, index }))
    .filter(
      ({ member, index }) =>
        index !== doer && !member.faint && !placeKinds.has(member.kind) && !abstract.test(member.head),
    )
    .map(({ member, index }) => ({
      index,
      at: [member.phrase, member.head]
        .map((word) => (mentions(phrase, word) ? phrase.toLowerCase().indexOf(word.toLowerCase()) : -1))
        .filter((at) => at >= 0)
        .toSorted((a, b) => a - b)[0],
    }))
    .filter((each): each is { index: number; at: number } => each.at !== undefined)
    .filter(({ index, at }) => !circumstance.test(phrase.slice(0, at)) && !owns(phrase, at, cast[index]))
    .toSorted((a, b) => a.at - b.at);
  const [first, second] = found;
  // `gives his daughter a coat`: the coat is given.
  const lives = (index: number) => cast[index]?.animate === true && !garment.test(cast[index]?.head ?? "");
  const handed = first !== undefined && second !== undefined && handing.test(phrase);
  if (handed && lives(first.index) && !lives(second.index)) return second.index;
  return first?.index ?? null;
};
/** What follows is told of the deed, not done by it: `realise they are …`, `crosses the roofs carrying a cake`. */
const sideClause = /\s(?:that|who|which|while|when|because|until|they|he|she|it|we|\p{L}{3,}ing)\s/iu;
const handing =
  /^(?:give|gave|giving|hand|send|sent|bring|brought|show|offer|lend|lent|sell|sold|buy|bought|teach|taught|tell|told|pass|throw|threw|feed|fed|write|wrote|read|make|made|bake|cook|pay|paid|promis)/i;
/** `cooks his wife's soup`: the soup is cooked. */
const owns = (phrase: string, at: number, member: CastMember | undefined): boolean =>
  member !== undefined &&
  [member.phrase, member.head].some((words) => /^['’]s?\s/u.test(phrase.slice(at + words.length)));
/** `sings to the hives`, `goes on with a spoon`: nothing is done to what stands behind these. */
const circumstance =
  /(?:^\S+\s+\S.*\b(?:for|at)|\b(?:to|with|from|by|in|on|into|onto|through|under|over|near|behind|beside|across|along|like|as|than|without|until|before|between|around|past|out of|against))\s+(?:(?:the|an?|his|her|their|its|my|our)\s+)?$/iu;

/** Every deed of the film in the order of the text; where the text tells none, what its nouns or a trade imply. */
export const deedsOf = (
  reading: Reading,
  cast: readonly CastMember[],
  matter: Matter | null,
  lead: number | null,
  pick: PickScript,
): Deed[] => {
  const told = reading.actions.flatMap((action, index): Deed[] => {
    if (tellsItself(reading, action)) return [];
    const script = scriptOf(reading, action, pick);
    const object = objectIn(action.phrase, action.subject, cast);
    return script === null ? [] : [{ script, action: index, doer: action.subject, object }];
  });
  const trade = (doer: number | null): Deed[] => {
    const subject = doer === null ? undefined : reading.subjects[doer];
    if (subject === undefined || doer === null || cast[doer]?.kind !== "person") return [];
    const scripts = actsOfTrade(englishHead(reading, subject) ?? "");
    const thing = cast.findIndex(
      (each, index) => index !== doer && !each.faint && !each.animate && !placeKinds.has(each.kind),
    );
    return scripts.length === 0
      ? []
      : [{ script: pick(scripts), action: null, doer, object: thing === -1 ? null : thing }];
  };
  // Whoever the film is about has something to do, even where the text only tells what others do.
  if (told.length > 0) return told.some(({ doer }) => doer === lead) ? told : [...told, ...trade(lead)];
  const member = lead === null ? undefined : cast[lead];
  const somebody = cast.findIndex((each) => (each.animate || each.kind === "person") && !each.faint);
  const doer = member?.animate === true ? lead : somebody === -1 ? lead : somebody;
  if (matter === null) return trade(doer);
  const token = matter.fable ? cast.findLastIndex((each) => each.implied && !each.animate) : -1;
  const other = cast.findIndex(
    (each, index) => index !== doer && index !== matter.named && !each.faint && !placeKinds.has(each.kind),
  );
  const object = token !== -1 ? token : other === -1 ? null : other;
  return [{ script: matter.script, action: null, doer, object }];
};
