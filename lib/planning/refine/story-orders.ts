import type { PlanContent } from "#lib/contract/plan.ts";
import type { Motion } from "#lib/contract/vocabulary.ts";
import type { CastMember } from "#lib/planning/film.ts";
import { baseForms } from "#lib/planning/meaning/base-verb.ts";
import { adjectives, nounsToo, verbs } from "#lib/planning/meaning/english-classes.ts";
import { classOfWord } from "#lib/planning/intent/tag-english.ts";
import { englishVerbPhrase } from "#lib/planning/meaning/english-phrase.ts";
import { motionOf } from "#lib/planning/edit/motion-words.ts";
import { agree, capital, quoted, tidy } from "#lib/planning/compile/words.ts";
import { findCues, type CompiledWords } from "./find-cues.ts";
import { meantBy, namedMember, withObjectNamed } from "./meant-member.ts";
import { namedThing, namedThings, type NamedThing } from "./named-thing.ts";
import { absenceOf } from "./own-view.ts";
import { elsewhere, placePhraseIn, placeSaid, withoutPlace } from "./other-place.ts";
import { namedIn, qualified, removed, swapped, withFirst, withSentence } from "./rewrite.ts";
import type { ShotChange } from "./shot-change.ts";
import type { Told } from "./told.ts";
import { clothes, wear } from "./wear.ts";

/** What an order about the picture came to: `idle` are its words that changed nothing. */
export interface StoryOrder {
  idle: string[];
}

interface Scene {
  compiled: CompiledWords;
  change: ShotChange;
  told: Told;
  layers: PlanContent["depth_layers"][number]["layers"];
}

type Kind = "swap" | "wear" | "remove" | "add" | "act";
const kinds: readonly Kind[] = ["swap", "wear", "remove", "add", "act"];
/** `have the dog jump` and `have a dog there` begin alike: what is done is looked for first. */
const kindsInEnglish: readonly Kind[] = ["swap", "wear", "remove", "act", "add"];

/** Reads a clause as an order about what is seen; null where it is none. */
export const readStoryOrder = (clause: string, scene: Scene): StoryOrder | null => {
  const text = tidy(clause).replaceAll("’", "'");
  const moved = moveElsewhere(text, scene);
  if (moved !== null) return moved;
  for (const kind of scene.compiled.words.language === "en" ? kindsInEnglish : kinds)
    for (const pattern of scene.compiled.orders[kind]) {
      const groups = pattern.exec(text)?.groups;
      if (groups === undefined) continue;
      const done = carryOut(kind, text, groups, scene);
      if (done !== null) return done;
    }
  return null;
};

const moving =
  /^(?:(?:please|now|let'?s)\s+)*(?:set|place|move|put|shoot|film|play|have|make it happen|relocate)(?: (?:it|this|that|everything|the (?:scene|shot|action)))?(?: all)?(?: happen| play)? (?:to |into )?((?:in|on|at|inside|under|by) .+|(?:an?|the) .+)$/iu;

/** `set it in a kitchen`: another place for this shot; null for other orders and unknown places. */
const moveElsewhere = (text: string, { change, told, compiled }: Scene): StoryOrder | null => {
  if (compiled.words.language !== "en" || !/\b(?:it|this|that|everything|scene|shot|action)\b/iu.test(text))
    return null;
  const said = moving.exec(text)?.[1]?.replace(/\s(?:instead|please)$/iu, "");
  if (said === undefined) return null;
  const phrase = /^(?:an?|the)\s/iu.test(said) ? `in ${said}` : said;
  const place = placeSaid(phrase, told.film);
  if (place === null) return null;
  const done = told.tell(text, elsewhere(phrase), change);
  change.set(text, "description", withSentence(withoutPlace(change.now.description, told.film), elsewhere(phrase)));
  const hour = change.now["continuity.time_of_day"];
  if (place.interior && hour !== "night") change.set(text, "continuity.time_of_day", "interior");
  if (!place.interior && hour === "interior") change.set(text, "continuity.time_of_day", "unspecified");
  return { idle: done ? [] : [text] };
};

const carryOut = (
  kind: Kind,
  text: string,
  groups: Record<string, string | undefined>,
  scene: Scene,
): StoryOrder | null => {
  const [a, b] = [groups["a"] ?? groups["a2"] ?? "", groups["b"] ?? groups["b2"] ?? ""];
  const [who, act] = [groups["who"] ?? groups["who2"], groups["act"] ?? ""];
  switch (kind) {
    case "swap":
      return swap(text, a, b, scene);
    case "remove":
      return remove(text, a, scene);
    case "add":
      return addDoing(text, b, who, scene) ?? add(text, b, who, scene);
    case "wear":
      return dress(text, b, who, scene);
    case "act":
      return perform(text, who ?? "", act, scene);
  }
};

const pronounFor = (who: string | undefined, { compiled }: Scene): boolean =>
  who === undefined || compiled.pronoun.test(who.trim());

/** Who is meant: whom a pronoun may stand for, the lead first, else the member of the cast that is named. */
const memberFor = (who: string | undefined, scene: Scene): CastMember | null => {
  const { told } = scene;
  if (pronounFor(who, scene)) return meantBy(who ?? "", told, language(scene), null) ?? told.member;
  return namedMember(who ?? "", told, language(scene));
};

const language = (scene: Scene): string => scene.compiled.words.language;
const inDrawing = (noun: string, { layers }: Scene): boolean =>
  layers.some(({ drawn_as }) =>
    drawn_as.some(({ noun: drawn, element }) => namedIn(`${drawn} ${element.replaceAll("_", " ")}`, noun) !== null),
  );
/** How the description names a thing that the instruction names: in English, or as the user wrote it. */
const inDescription = (thing: NamedThing, said: string, { change, told }: Scene): string | null => {
  const { description } = change.now;
  const own = namedIn(description, thing.head) ?? namedIn(description, tidy(said).split(" ").at(-1) ?? "");
  if (own !== null) return own;
  const member = told.film.cast.find(
    (each) => namedIn(each.phrase, said) !== null || namedIn(each.later, thing.head) !== null,
  );
  const name = member?.later.replace(/^the /u, "");
  return name === undefined ? null : namedIn(description, name);
};

/** Whether words name an hour or a weather and nothing else. */
const isCondition = (words: string, { compiled }: Scene): boolean => {
  const bare = words.trim().replace(/^(?:an?|the)\s/iu, "");
  return findCues(bare, compiled).some(
    ({ cue, start, end }) => /^(?:time|weather):/u.test(cue) && start === 0 && end === bare.length,
  );
};

const swap = (text: string, a: string, b: string, scene: Scene): StoryOrder | null => {
  const { change } = scene;
  // `instead of walking she runs`: deeds are swapped as well as things.
  const does = language(scene) === "en" ? /^(she|he|they|it|the [\p{L}-]+) (.+)$/iu.exec(b) : null;
  const performed = does === null ? null : perform(text, does[1] ?? "", `${does[2] ?? ""} instead`, scene);
  if (performed !== null) return performed;
  // `swap the time to night`: an hour or a weather is set, not brought in.
  if (isCondition(b, scene)) return null;
  const from = namedThing(a, language(scene));
  const wanted = from === null ? b : b.replace(/(?<!\p{L})ones?$/iu, from.head);
  const to = namedThing(wanted, language(scene));
  if (from === null || to === null) return null;
  if (isColour(to.head)) return describe(text, a, to.head, scene);
  // `change it to night` speaks of no thing.
  if (new RegExp(`^(?:${scene.compiled.words.pronouns}|it|this|that|shot|scene)$`, "iu").test(from.head)) return null;
  if (
    /^(?:clothes|clothing|outfit|wardrobe|costume)$/iu.test(from.head) ||
    (clothes.test(from.head) && clothes.test(to.head))
  ) {
    const done = dress(text, wanted, undefined, scene);
    if (done !== null) return done;
  }
  const here = inDescription(from, a, scene);
  if (clothes.test(to.head) && !clothes.test(from.head)) {
    const gone = here !== null || inDrawing(from.head, scene) ? remove(text, a, scene) : { idle: [tidy(a)] };
    const worn = dress(text, b, undefined, scene);
    return { idle: [...(gone?.idle ?? []), ...(worn?.idle ?? [tidy(b)])] };
  }
  const whose = language(scene) === "en" ? /^(?:her|his|their|its)\s+(.+)$/iu.exec(a)?.[1] : undefined;
  if (here === null && whose !== undefined && !clothes.test(from.head)) {
    const { told } = scene;
    const sentence = `${capital(told.name)}’s ${whose} ${agree("be", from.plural)} ${to.first.replace(/^an?\s/iu, "")}.`;
    return { idle: told.tell(text, sentence, change) ? [] : [text] };
  }
  if (here === null) {
    const gone = inDrawing(from.head, scene) ? remove(text, a, scene) : { idle: [tidy(a)] };
    const done = add(text, b, undefined, scene);
    return { idle: [...(gone?.idle ?? []), ...(done?.idle ?? [tidy(b)])] };
  }
  const { now } = change;
  const done = change.set(text, "description", swapped(now.description, here, to.first, to.later));
  change.set(text, "narrative_purpose", swapped(now.narrative_purpose, here, to.later, to.later));
  return { idle: done ? [] : [text] };
};

const remove = (text: string, a: string, scene: Scene): StoryOrder | null => {
  const { change, told, compiled } = scene;
  const things = namedThings(a, language(scene), compiled.joint);
  if (things.length === 0) return null;
  const idle: string[] = [];
  for (const thing of things) {
    const here = inDescription(thing, things.length === 1 ? a : thing.head, scene);
    const about = { name: told.name, plural: told.plural };
    let done =
      here !== null && change.set(text, "description", removed(change.now.description, here, about) || emptied(told));
    if (inDrawing(thing.head, scene) && here === null)
      done = told.tell(text, absenceOf(thing.head, thing.plural), change);
    done = undress(text, thing, scene) || done;
    if (!done) idle.push(things.length === 1 ? tidy(a) : thing.head);
  }
  return { idle };
};

const emptied = ({ film }: Told): string => `${capital(film.place.later)} lies empty.`;

/** Takes a garment out of the wardrobe and the identity block. */
const undress = (text: string, thing: NamedThing, { change }: Scene): boolean => {
  const wardrobe = change.now["continuity.wardrobe"];
  const worn = wardrobe === null ? null : garmentIn(wardrobe, thing.head);
  if (wardrobe === null || worn === null) return false;
  const part = new RegExp(`(?:,| and| with)? (?:an? |the )?(?:[\\p{L}-]+ ){0,3}${worn}(?![\\p{L}-])`, "iu");
  const left = wardrobe
    .split("; ")
    .map((each) => each.replace(part, ""))
    .filter((each) => /:\s*\S/u.test(each))
    .join("; ");
  const lock = change.now["continuity.subject_lock"];
  change.set(text, "continuity.subject_lock", lock.replace(part, "").replace(/, in(?=,|;|$)/gu, ""));
  return change.set(text, "continuity.wardrobe", left === "" ? null : left);
};

/** The garment that a word names in a text: `coat` for a raincoat; null where there is none. */
const garmentIn = (text: string, head: string): string | null =>
  clothes.test(head) ? (new RegExp(`(?<!\\p{L})\\p{L}*${head}(?![\\p{L}-])`, "iu").exec(text)?.[0] ?? null) : null;

const drifting =
  /^(?:smoke|steam|dust|sparks?|embers?|leaves|petals|confetti|feathers|ash|bubbles|mist|sand|glitter|snowflakes|fireflies|butterflies|birds)$/iu;

const add = (text: string, b: string, who: string | undefined, scene: Scene): StoryOrder | null => {
  const { change, told, compiled } = scene;
  if (who !== undefined) {
    const [thing, member] = [namedThing(b, language(scene)), memberFor(who, scene)];
    if (thing === null) return null;
    const name = member?.later ?? told.name;
    const sentence = `${capital(name)} ${agree("hold", member?.plural ?? false)} ${thing.first}${thing.where === "" ? "" : ` ${thing.where}`}.`;
    return { idle: told.tell(text, sentence, change) ? [] : [text] };
  }
  const things = namedThings(b, language(scene), compiled.joint);
  if (things.length === 0 || things.some(({ head }) => unfilmed.test(head) || filmMaking.test(head))) return null;
  const idle = things
    .filter((thing) => {
      const known = /^(?:the|her|his|their)\s/iu.test(b.trim()) && inDescription(thing, thing.head, scene) !== null;
      const seen = `${capital(thing.later)} ${agree("be", thing.plural)} in full view.`;
      return !told.tell(text, known && thing.where === "" ? seen : addition(thing, told), change);
    })
    .map(({ first }) => first);
  return { idle };
};

/** `show the cat eating from the jar`: somebody with a deed; null where nothing is done. */
const addDoing = (text: string, b: string, holder: string | undefined, scene: Scene): StoryOrder | null => {
  if (holder !== undefined || language(scene) !== "en") return null;
  const { doer = "", act = "" } = doing.exec(b)?.groups ?? {};
  const [head = "", deed = ""] = [doer.split(" ").at(-1), act.split(" ")[0]];
  if ((!isVerb(deed) && classOfWord(deed) !== "verb") || thingsInIng.test(deed)) return null;
  if (/^(?:him|her|them)$/iu.test(doer)) return perform(text, doer, act, scene);
  if (classOfWord(head.toLowerCase()) !== "noun") return null;
  const newcomer = memberFor(doer, scene) === null ? namedThing(doer, "en") : null;
  if (newcomer === null) return perform(text, doer, act, scene);
  const sentence = `${capital(newcomer.first)} ${agree("be", newcomer.plural)} ${act}.`;
  return { idle: scene.told.tell(text, sentence, scene.change) ? [] : [text] };
};
const doing =
  /^(?<doer>(?:\p{L}[\p{L}'-]*\s+){0,3}?\p{L}[\p{L}'-]*)\s+(?<act>\p{L}{3,}ing(?:\s+(?:an?|the|his|her|its|their|some|from|at|in|into|on|onto|over|under|up|down|out|to|with|through|along|around|across|away|off|by|behind|beside|between|towards?|for|past|around|about|overhead|there|here|together|alone)(?:\s.*)?)?)$/iu;
const thingsInIng =
  /^(?:building|painting|drawing|wedding|ceiling|clothing|lightning|pudding|icing|railing|evening|morning|lighting)$/iu;

/** A sentence that puts a thing into the picture. */
const addition = (thing: NamedThing, told: Told): string => {
  const { first, plural, where, head, counted } = thing;
  const who = capital(first);
  if (/^\p{L}+ing\b/u.test(where)) return `${who} ${agree("be", plural)} ${where}.`;
  if (drifting.test(head)) return `${who} ${agree("drift", plural)} ${where === "" ? "through the picture" : where}.`;
  if (where !== "") return `${who} ${agree("be", plural)} ${where}.`;
  if (!counted) return `There is ${first} around ${told.name}.`;
  return `${who} ${agree("be", plural)} beside ${told.name}.`;
};

const dress = (text: string, b: string, who: string | undefined, scene: Scene): StoryOrder | null => {
  const { change, told } = scene;
  const member = memberFor(who, scene);
  const garments = namedThings(b, language(scene), scene.compiled.joint);
  const [garment] = garments;
  if (garment === undefined || !garments.some(({ head }) => clothes.test(head))) return null;
  if (member === null || member.kind !== "person") return add(text, b, who, scene);
  const whole = { first: garments.map(({ first }) => first).join(" and "), head: garment.head };
  return { idle: wear(text, whole, member, change, told) ? [] : [text] };
};

/** `the woman and the dog`: the two beings that a description names first; null where there are not two. */
const pairIn = ({ change, told }: Scene): string | null => {
  const beings = told.film.cast.filter(
    ({ kind, phrase, head, later }) =>
      (kind === "person" || kind === "animal") &&
      [phrase, head, later.replace(/^the /u, "")].some((name) => namedIn(change.now.description, name) !== null),
  );
  const [a, b] = beings;
  return a === undefined || b === undefined ? null : `${a.later} and ${b.later}`;
};

const bodily: ReadonlySet<Motion> = new Set(["walk", "run", "sit", "kneel", "dance", "swim", "fly", "fall", "drive"]);
const negation = /^(?:not|never|stop|don'?t|doesn'?t|no longer)\s+/iu;

const perform = (text: string, who: string, act: string, scene: Scene): StoryOrder | null => {
  const { change, told } = scene;
  if (filmMaking.test(who) || (/^(?:it|this|that)$/iu.test(who) && /^(?:look|feel|seem|sound)s?\b/iu.test(act)))
    return null;
  const member = memberFor(who, scene);
  const pronoun = pronounFor(who, scene);
  const thing = pronoun ? null : namedThing(who, language(scene));
  const both = /^(?:they|them)$/iu.test(who) && member?.plural !== true ? pairIn(scene) : null;
  const name = both ?? member?.later ?? (thing === null ? told.name : thing.later);
  const plural = both !== null || (member?.plural ?? thing?.plural ?? told.plural);
  const instead = /(?<!\p{L})(?:instead|rather)(?!\p{L})/iu.test(act);
  const said = tidy(act.replace(/(?<!\p{L})(?:instead|please|now|too|as well|rather)(?!\p{L})/giu, ""));
  const deed = language(scene) === "en" ? englishAct(said, plural) : foreignAct(said, language(scene), plural);
  const clause = deed === null ? null : withObjectNamed(deed, member, told);
  if (clause === null) return language(scene) === "en" ? describe(text, who, said, scene) : null;
  if (clause === "") return { idle: [text] };
  const [first = ""] = change.now.description.split(/(?<=[.!?])\s+/u);
  const [old, next] = [motionOf(first), motionOf(`${capital(name)} ${clause}.`)];
  const other = instead || (old !== null && next !== null && old !== next && bodily.has(old) && bodily.has(next));
  const where = placePhraseIn(first, told.film.place.noun);
  const placed = other && where !== null && !clause.includes(where) ? ` ${where}` : "";
  const sentence = `${capital(name)} ${clause}${placed}.`;
  return {
    idle: change.set(text, "description", withFirst(change.now.description, sentence, other)) ? [] : [text],
  };
};

/** Words that stand for the film and not for anything in it. */
const unfilmed = /^(?:it|this|that|one|something|everything|she|he|they|them|her|him)$/iu;
/** Not in the picture: it makes it. */
const filmMaking =
  /^(?:the |die |das |la |el |il |le |a |o |l['’])?(?:camera|kamera|cámara|caméra|câmera|câmara|macchina|shot|scene|picture|image|frame|background|light|lens|einstellung|bild|plano|plan|scena|cena|escena|scène|カメラ|画面|镜头|画面|कैमरा|الكاميرا)$/iu;

const isVerb = (word: string): boolean =>
  baseForms(word.toLowerCase()).some((form) => verbs.has(form) || nounsToo.has(form) || extra.has(form));
const extra = new Set(
  "glance grin frown wink crouch gasp peek peer wander stroll rush dash duck spin twirl wave shrug bow hop skip exit turn face step back put place set pass".split(
    " ",
  ),
);

/** What somebody does as a finite clause; null where no verb leads it, empty where it is denied. */
const englishAct = (said: string, plural: boolean): string | null => {
  if (negation.test(said)) return "";
  const [first = "", ...rest] = said
    .replace(/^(?:to|be|is|are)\s+(?=\p{L}+ing\b)/iu, "")
    .replace(/^to\s+/iu, "")
    .split(" ");
  const adverb = /ly$/iu.test(first) && rest[0] !== undefined && isVerb(rest[0]);
  const [verb, tail] = adverb ? [rest[0] ?? "", [...rest.slice(1), first]] : [first, rest];
  if (!isVerb(verb)) return null;
  if (/ing$/iu.test(verb) && !/^(?:sing|bring|ring|swing|cling|fling|sting)$/iu.test(verb))
    return [agree("be", plural), verb.toLowerCase(), ...tail].join(" ");
  const base =
    baseForms(verb.toLowerCase()).find((form) => verbs.has(form) || nounsToo.has(form) || extra.has(form)) ?? verb;
  return [agree(base, plural), ...tail]
    .join(" ")
    .replace(/\band (\p{Ll}+)(?=\s|$)/gu, (whole, next: string) =>
      verbs.has(next) || nounsToo.has(next) ? `and ${agree(next, plural)}` : whole,
    );
};

const foreignAct = (said: string, from: string, plural: boolean): string | null => {
  const { verb, rest, glossed } = englishVerbPhrase(said, from);
  if (said === "") return null;
  if (verb === "" || glossed < 0.5) return `${plural ? "act" : "acts"} this out: ${quoted(said)}`;
  return `${agree(verb, plural)} ${rest}`.trim();
};

const colours =
  /(?:(?:dark|light|bright|pale|deep|moss|navy|rust|brick|faded) )?(?:red|blue|green|yellow|pink|purple|brown|black|white|gr[ea]y|golden|orange|silver|cream|navy|teal|plum|mustard|sand|charcoal)\s+/giu;

const isColour = (word: string): boolean => new RegExp(`^(?:${colours.source})$`, "iu").test(`${word} `);

/** `make the coat red`, `the dog should be bigger`: a word about a thing that is there. */
const describe = (text: string, who: string, said: string, scene: Scene): StoryOrder | null => {
  const { change } = scene;
  const word = said.replace(/^(?:be|look|more|a bit|much|is|are)\s+/iu, "").toLowerCase();
  const plain = word
    .replace(/(?<=[a-z]{2})(?:ger|er|ier)$/u, (end) => (end === "ier" ? "y" : end === "ger" ? "g" : ""))
    .replace(
      /^(bigg?|larg|hug|littl)$/u,
      (stem) => ({ big: "big", bigg: "big", larg: "large", hug: "huge", littl: "little" })[stem] ?? stem,
    );
  const adjective = [word, plain].find((each) => adjectives.has(each) || isColour(each));
  if (adjective === undefined || pronounFor(who, scene)) return null;
  const thing = namedThing(who, language(scene));
  if (thing === null) return null;
  const kind = isColour(adjective) ? colours : /(?!)/u;
  const done: boolean[] = [];
  if (namedIn(change.now.description, thing.head) !== null)
    done.push(change.set(text, "description", qualified(change.now.description, thing.head, adjective, kind)));
  for (const field of ["continuity.wardrobe", "continuity.subject_lock"] as const) {
    const before = change.now[field] ?? "";
    const worn = garmentIn(before, thing.head);
    if (worn !== null) done.push(change.set(text, field, qualified(before, worn, adjective, kind)));
  }
  // `the sky should be red`: what is not told of yet is told of now.
  if (done.length === 0 && !clothes.test(thing.head))
    done.push(scene.told.tell(text, `${capital(thing.later)} ${agree("be", thing.plural)} ${adjective}.`, change));
  return { idle: done.includes(true) ? [] : [text] };
};
