import type { CastMember, Film } from "#lib/planning/film.ts";
import type { ActionPhrase } from "#lib/planning/reading.ts";
import { timeWords, weatherWords } from "./atmosphere.ts";
import { flavour } from "./flavour.ts";
import { obstacleOf, type ShotIdea } from "./idea.ts";
import { retain } from "./retain.ts";
import * as say from "./sentences.ts";
import { beingBeats, placeBeats, thingBeats, vehicleBeats } from "./small-beats.ts";
import { agree, capital, finiteClause, isEnglish, mentions, quoted, tidy } from "./words.ts";

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
  sort: "being" | "thing" | "place" | "vehicle";
}

const placeKinds: ReadonlySet<string> = new Set(["building", "terrain", "water", "interior", "sky", "air"]);

const sortOf = (member: CastMember | undefined): Voice["sort"] =>
  member === undefined || placeKinds.has(member.kind) ? "place" : member.animate || member.kind === "person" || member.kind === "animal" ? "being" : member.kind === "vehicle" ? "vehicle" : "thing";

const voiceOf = (film: Film, idea: ShotIdea, introduced: Set<number>): Voice => {
  const lead = idea.lead === null ? undefined : film.cast[idea.lead];
  const other = idea.other === null ? undefined : film.cast[idea.other];
  const seen = (index: number | null) => index !== null && introduced.has(index);
  const place = film.place.noun;
  const t = lead === undefined ? subjectlessName(film) : lead.later;
  const o = other === undefined ? (t === place ? "the sky" : place) : seen(idea.other) ? other.later : other.first;
  if (idea.lead !== null) introduced.add(idea.lead);
  if (idea.other !== null) introduced.add(idea.other);
  return { s: lead === undefined ? t : lead.first, t, o, plural: lead?.plural ?? false, sort: sortOf(lead) };
};

/** What to call the film's matter when no subject was read: the place, or the intent's own first words. */
const subjectlessName = (film: Film): string => {
  if (film.place.phrase !== null) return film.place.noun;
  return quoted([...tidy(film.reading.raw)].slice(0, 48).join(""));
};

const fill = (template: string, slots: Record<string, string>): string =>
  template
    .replace(/\{(\w+)\}/g, (_, key: string) => slots[key] ?? (slots[key.toLowerCase()] === undefined ? "" : capital(slots[key.toLowerCase()] ?? "")))
    .replace(/\s+/g, " ")
    .replace(/\s+([,.:;?!])/g, "$1")
    .replace(/,\s*([,.:])/g, "$1")
    .replace(/^[\s,]+/, "")
    .trim();

/** Wish of the lead in the intent's words: what it is said to want, else the thing or place it moves towards. */
const wantOf = (film: Film, voice: Voice): string => {
  const said = /\b(?:wants?|needs?|hopes?|tries|trying|dreams?|dreaming|longs?|searching|looking)\s+((?:to|for|of)\s+[^,.;!?]{3,60})/i.exec(film.reading.raw)?.[1];
  if (said !== undefined) return said.replace(/^of\s+/i, "").replace(/^for\s+/i, "");
  if (voice.o !== film.place.noun && voice.o !== "the sky") return voice.o;
  const last = film.reading.actions.at(-1);
  return last === undefined ? voice.o : `more than this: ${quoted(tidy(last.phrase))}`;
};

const ctaOf = (film: Film): string => film.brand?.cta ?? film.brand?.name ?? quoted(tidy(film.reading.quoted.at(-1) ?? "remember this"));

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

  const told = ideas.map((idea, index) => {
    const first = idea.lead === null || !introduced.has(idea.lead);
    const voice = voiceOf(film, idea, introduced);
    const last = index === ideas.length - 1;
    const key = `shot ${index}`;
    const open = last && film.mode.checks.payoff_inverted;
    const acts = idea.actions.flatMap((at) => reading.actions[at] ?? []);
    const a = acts.length > 0 ? actsClause(film, acts, idea, voice, english) : smallBeat(film, idea, voice, key);
    const atmosphere = [dice.pick(timeWords[film.time_of_day], "time"), dice.pick(weatherWords[reading.intent.weather], "weather")].filter((each) => each !== "").join(" ");
    const placed = film.place.phrase !== null && !mentions(a, film.place.noun) && !mentions(a, lastWord(film.place.noun)) && voice.t !== film.place.noun;
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
      sentence = fill(fresh(placed && index % 2 === 0 ? say.laterSentences : say.laterWithoutPlace, `${key} sentence`), slots);
    }
    const words = { ...slots, t: voice.t, p: film.place.noun === voice.t ? "the open air" : film.place.noun, want: wantOf(film, voice), x: obstacle ?? voice.o, cta: ctaOf(film) };
    const living = voice.sort === "being";
    const eye = fill(fresh(flavour[index % 2 === 1 && film.accent.id !== film.mode.id ? film.accent.id : film.mode.id][living ? "being" : "thing"], `${key} eye`), words);
    const end = last ? ` Final image: ${fill(dice.pick(say.finalImages[open ? "open" : living ? "being" : "thing"], `${key} end`), words)}.` : "";
    const brandLine = film.brand !== null && (idea.role === "cta" || (last && film.mode.checks.commercial)) && !mentions(sentence, film.brand.name) ? ` ${film.brand.name} is named beside ${voice.t}.` : "";
    const purposes = open ? say.openPurposes : (living ? say.beingPurposes : say.thingPurposes)[idea.role];
    return {
      description: `${capital(sentence)} ${capital(eye)}.${brandLine}${end}`,
      narrative_purpose: capital(fill(fresh(purposes, `${key} purpose`), words)),
    };
  });
  return retain(film, told);
};

const lastWord = (text: string): string => text.split(" ").at(-1) ?? text;

const smallBeat = (film: Film, idea: ShotIdea, voice: Voice, key: string): string => {
  const lists = { being: beingBeats, thing: thingBeats, place: placeBeats, vehicle: vehicleBeats };
  const chosen = film.dice.pick(lists[voice.sort][idea.role], `${key} beat`);
  const o = voice.o === voice.t ? "the frame" : voice.o;
  return agree(chosen.text, voice.plural).replaceAll("{o}", o);
};

/** The intent's actions in one shot, joined; those of another doer are named with theirs. */
const actsClause = (film: Film, acts: readonly ActionPhrase[], idea: ShotIdea, voice: Voice, english: boolean): string =>
  acts
    .map((act, at) => {
      const doer = act.subject === null ? undefined : film.cast[act.subject];
      const same = doer === undefined || act.subject === idea.lead;
      const clause = finiteClause(act, same ? voice.plural : doer.plural, english);
      if (at === 0) return clause;
      return same ? ` and ${clause}` : `, while ${doer.first} ${clause}`;
    })
    .join("");
