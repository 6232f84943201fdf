import type { CastMember, Film } from "#lib/planning/film.ts";
import type { ActionPhrase } from "#lib/planning/reading.ts";
import { timeWords, weatherIndoors, weatherWords } from "./atmosphere.ts";
import { placeFlavour } from "./flavour.ts";
import { obstacleOf, type ShotIdea } from "./idea.ts";
import { retain } from "./retain.ts";
import * as say from "./sentences.ts";
import { animalBeats, beingBeats, placeBeats, thingBeats, vehicleBeats } from "./small-beats.ts";
import {
  agree,
  capital,
  finiteClause,
  infinitiveClause,
  isEnglish,
  looksPlural,
  mentions,
  quoted,
  tidy,
} from "./words.ts";

/** A shot in words. */
export interface ToldShot {
  description: string;
  narrative_purpose: string;
}

interface Voice {
  s: string;
  t: string;
  o: string;
  plural: boolean;
  /** A being close to a thing that leads, said in a sentence of its own. */
  onlooker: CastMember | null;
  sort: "being" | "animal" | "thing" | "place" | "vehicle";
}

const placeKinds: ReadonlySet<string> = new Set(["building", "terrain", "water", "interior", "sky", "air"]);

const sortOf = (member: CastMember | undefined): Voice["sort"] =>
  member === undefined || placeKinds.has(member.kind)
    ? "place"
    : member.kind === "animal"
      ? "animal"
      : member.animate || member.kind === "person"
        ? "being"
        : member.kind === "vehicle"
          ? "vehicle"
          : "thing";

const voiceOf = (film: Film, idea: ShotIdea, introduced: Set<number>, introducedPlace: boolean): Voice => {
  const lead = idea.lead === null ? undefined : film.cast[idea.lead];
  const other = idea.other === null ? undefined : film.cast[idea.other];
  const seen = (index: number | null) => index !== null && introduced.has(index);
  const place = film.place.noun;
  const t = lead === undefined ? subjectlessName(film) : lead.later;
  const sort = sortOf(lead);
  const onlooker =
    (sort === "thing" || sort === "vehicle") &&
    other !== undefined &&
    (other.kind === "person" || other.kind === "animal")
      ? other
      : null;
  const o =
    sort === "place"
      ? skyWord(film, `${idea.role} sky`)
      : other === undefined || onlooker !== null
        ? t === place || t === film.place.later
          ? "the open air"
          : introducedPlace
            ? film.place.later
            : place
        : seen(idea.other)
          ? other.later
          : other.first;
  if (idea.lead !== null) introduced.add(idea.lead);
  if (idea.other !== null) introduced.add(idea.other);
  return {
    s: lead === undefined ? t : lead.first,
    t,
    o,
    plural: lead === undefined ? isEnglish(film.reading) && looksPlural(lastWord(t)) : lead.plural,
    onlooker,
    sort,
  };
};

/** What hangs over a place when the place is what the shot is about. */
const skyWord = (film: Film, key: string): string => {
  const { weather } = film.reading.intent;
  const own: readonly string[] = film.place.interior
    ? ["the lamplight", "the still air", "the far wall"]
    : weather === "fog"
      ? ["the fog", "the mist"]
      : weather === "unspecified" || weather === "clear"
        ? ["the open sky", "the moving light", "the far horizon"]
        : [`the ${weather === "cloudy" ? "clouds" : weather}`, "the heavy sky"];
  return film.dice.pick(own, key);
};

/** What to call the film's matter when no subject was read: the place, or the intent's own first words. */
const subjectlessName = (film: Film): string => {
  if (film.place.phrase !== null) return film.place.noun;
  return quoted([...tidy(film.reading.raw)].slice(0, 48).join(""));
};

const fill = (template: string, slots: Record<string, string>, plural = false): string =>
  template
    .replace(/\[(\w+)\]/g, (_, verb: string) => agree(verb, plural))
    .replace(
      /\{(\w+)\}/g,
      (_, key: string) =>
        slots[key] ?? (slots[key.toLowerCase()] === undefined ? "" : capital(slots[key.toLowerCase()] ?? "")),
    )
    .replace(/\s+/g, " ")
    .replace(/\s+([,.:;?!])/g, "$1")
    .replace(/,\s*([,.:])/g, "$1")
    .replace(/^[\s,]+/, "")
    .trim();

/** Wish of the lead in the intent's words: what it is said to want, else the act that is still to come, else a thing. */
const wantOf = (film: Film, idea: ShotIdea, voice: Voice, english: boolean): string => {
  const said =
    /\b(?:wants?|needs?|hopes?|tries|trying|dreams?|dreaming|longs?|searching|looking)\s+((?:to|for|of)\s+[^,.;!?]{3,60})/i.exec(
      film.reading.raw,
    )?.[1];
  if (said !== undefined && english) return said.replace(/^(of|for)\s+/i, "");
  const ahead = film.reading.actions.find(
    (action, index) =>
      !idea.actions.includes(index) &&
      !mishap.test(action.phrase) &&
      (action.subject === null || action.subject === idea.lead),
  );
  const base = ahead === undefined || !english ? null : infinitiveClause(ahead);
  return base === null ? `to keep ${voice.o}` : `to ${base}`;
};

/** Things that happen to one; nobody wishes for them. */
const mishap =
  /\b(slip|trip|fall|lose|lost|break|miss|crash|die|drown|fail|forget|sink|burn|cry|bleed|collapse|disappear|vanish|stumble|spill|drop)/i;

const ctaOf = (film: Film): string =>
  film.brand?.cta ?? film.brand?.name ?? quoted(tidy(film.reading.quoted.at(-1) ?? "remember this"));

/** Puts the shots into words: what is seen, then why. The same film gives the same words. */
export const tellStory = (film: Film, ideas: readonly ShotIdea[]): ToldShot[] => {
  const { dice, reading } = film;
  const english = isEnglish(reading);
  const introduced = new Set<number>();
  const obstacle = obstacleOf(film);
  const used = new Set<string>();
  /** One of a list that this film has not used yet, as long as there is one. */
  const fresh = (list: readonly string[], key: string): string => {
    const left = list.filter((item) => !used.has(item));
    const chosen = dice.pick(left.length > 0 ? left : list, key);
    used.add(chosen);
    return chosen;
  };

  /** In the first shot the wording that repeats a word of the intent; later ones vary. */
  const ownWording = (list: readonly string[], index: number, key: string): string => {
    if (index > 0) return fresh(list, `${key} ${index}`);
    const own = list.filter((item) => item.split(" ").some((word) => word.length > 3 && mentions(reading.raw, word)));
    return dice.pick(own.length > 0 ? own : list, key);
  };

  const told = ideas.map((idea, index) => {
    const first = idea.lead === null || !introduced.has(idea.lead);
    const voice = voiceOf(film, idea, introduced, index > 0);
    const last = index === ideas.length - 1;
    const key = `shot ${index}`;
    const open = last && film.mode.checks.payoff_inverted;
    const acts = idea.actions.flatMap((at) => reading.actions[at] ?? []);
    const a = acts.length > 0 ? actsClause(film, acts, idea, voice, key) : smallBeat(film, idea, voice, key);
    const told = (wording: string) =>
      wording.split(" ").some((word) => word.length > 3 && !glue.has(word) && mentions(a, word));
    const skies = film.place.interior ? weatherIndoors : weatherWords;
    const atmosphere = [
      ownWording(timeWords[film.time_of_day], index, "time"),
      ownWording(skies[reading.intent.weather], index, "weather"),
    ]
      .filter((each) => each !== "" && !told(each))
      .join(" ");
    const placed =
      film.place.phrase !== null &&
      !mentions(a, film.place.noun) &&
      !mentions(a, lastWord(film.place.noun)) &&
      voice.t !== film.place.noun;
    const slots: Record<string, string> = {
      s: first ? voice.s : voice.t,
      t: first ? voice.s : voice.t,
      o: voice.o,
      a,
      p: placed ? (film.place.phrase ?? "") : "",
      w: atmosphere,
      l: "",
    };
    let sentence: string;
    if (index === 0) sentence = fill(fresh(placed ? say.openings : say.openingsWithoutPlace, `${key} opening`), slots);
    else {
      slots["l"] = dice.pick(say.links[idea.role], `${key} link`);
      sentence = fill(
        fresh(placed && index % 2 === 0 ? say.laterSentences : say.laterWithoutPlace, `${key} sentence`),
        slots,
      );
    }
    const where = film.place.later === voice.t || film.place.noun === voice.t ? "the open air" : film.place.later;
    const words = {
      ...slots,
      t: voice.t,
      p: where,
      want: wantOf(film, idea, voice, english),
      x: obstacle ?? voice.o,
      cta: ctaOf(film),
    };
    const manner =
      voice.sort === "being" || voice.sort === "animal" ? "being" : voice.sort === "place" ? "place" : "thing";
    const { looks } = index % 2 === 1 ? film.accent : film.mode;
    const eye = fill(fresh(manner === "place" ? placeFlavour : looks[manner], `${key} eye`), words, voice.plural);
    const end = last
      ? ` Final image: ${fill(dice.pick(say.finalImages[open ? "open" : manner], `${key} end`), words, voice.plural)}.`
      : "";
    const { onlooker } = voice;
    const beside = onlooker === null ? "" : ` ${capital(onlooker.first)} ${agree("look", onlooker.plural)} on.`;
    const brandLine =
      film.brand !== null &&
      (idea.role === "cta" || (last && film.mode.checks.commercial)) &&
      !mentions(sentence, film.brand.name)
        ? ` ${film.brand.name} is named beside ${voice.t}.`
        : "";
    const table = { being: say.beingPurposes, thing: say.thingPurposes, place: say.placePurposes }[manner];
    const purpose = fill(fresh(open ? say.openPurposes : table[idea.role], `${key} purpose`), words, voice.plural);
    // A film may end on its turn; the turn then has to carry the answer too.
    const answer =
      last && !open && !ending.has(idea.role)
        ? ` ${fill(fresh(table.payoff, `${key} answer`), words, voice.plural)}`
        : "";
    return {
      description: `${capital(sentence)}${beside} ${capital(eye)}.${brandLine}${end}`,
      narrative_purpose: `${capital(purpose)}${answer}`,
    };
  });
  return retain(film, told);
};

const ending: ReadonlySet<string> = new Set(["payoff", "cta", "button"]);
const glue: ReadonlySet<string> = new Set(["with", "under", "through", "light", "early", "last"]);
const lastWord = (text: string): string => text.split(" ").at(-1) ?? text;

const holdableKinds: ReadonlySet<string> = new Set(["object", "product", "food", "symbol", "plant"]);

const isPlaceName = (film: Film, o: string): boolean => o === film.place.noun || o === film.place.later;

const smallBeat = (film: Film, idea: ShotIdea, voice: Voice, key: string): string => {
  const lists = { being: beingBeats, animal: animalBeats, thing: thingBeats, place: placeBeats, vehicle: vehicleBeats };
  const held = idea.other === null ? undefined : film.cast[idea.other];
  const holdable = held !== undefined && holdableKinds.has(held.kind) && held.height_m < 0.7;
  const possible = lists[voice.sort][idea.role].filter((each) => holdable || !each.text.includes("{h}"));
  const chosen = film.dice.pick(possible, `${key} beat`);
  const o = voice.o === voice.t ? "the frame" : voice.o;
  // One sits beside a fox, but before a city.
  const text = isPlaceName(film, o) ? chosen.text.replace(/\bbeside \{o\}/, "before {o}") : chosen.text;
  return agree(text, voice.plural).replace(/\{[oh]\}/g, o);
};

/** The intent's actions in one shot, joined; those of another doer are named with theirs. */
const actsClause = (film: Film, acts: readonly ActionPhrase[], idea: ShotIdea, voice: Voice, key: string): string => {
  const english = isEnglish(film.reading);
  const clauses = acts.map((act, at) => {
    const doer = act.subject === null ? undefined : film.cast[act.subject];
    const same = doer === undefined || act.subject === idea.lead;
    const clause = finiteClause(act, same ? voice.plural : doer.plural, english);
    // What the lead does comes first, even when the text only tells what goes on around it.
    if (at === 0) return same ? clause : `${smallBeat(film, idea, voice, key)}, while ${doer.first} ${clause}`;
    return same ? ` and ${clause}` : `, while ${doer.first} ${clause}`;
  });
  return clauses.join("");
};
