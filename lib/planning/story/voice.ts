import { groundKinds, placeKinds } from "#lib/planning/place-kinds.ts";
import type { Role } from "#lib/contract/vocabulary.ts";
import type { CastMember, Film } from "#lib/planning/film.ts";
import { abstract, garment } from "./cast.ts";
import type { ShotIdea } from "./idea.ts";
import { isEnglish, looksPlural, quoted, tidy } from "./words.ts";

/** Who a shot speaks of and what else is in its view, as sentence parts. */
export interface Voice {
  /** The subject at its first mention, and later. */
  s: string;
  t: string;
  /** What else is in view; null when the intent names nothing else. */
  o: string | null;
  plural: boolean;
  otherPlural: boolean;
  /** A being close to a thing that leads, said in a sentence of its own. */
  onlooker: CastMember | null;
  sort: "being" | "animal" | "thing" | "place" | "vehicle" | "idea";
  role: Role;
}

/** Parts of somebody: nobody stands beside them. */
const bodily =
  /^(?:hand|finger|eye|face|hair|voice|heart|smile|foot|feet|arm|leg|back|skin|mouth|lip|tear|breath|name|elbow|knee|head|shoulder|palm|fist|soul|mind)s?$/i;

const sortOf = (member: CastMember | undefined): Voice["sort"] =>
  member === undefined || placeKinds.has(member.kind)
    ? "place"
    : member.kind === "animal"
      ? "animal"
      : (member.animate || member.kind === "person") &&
          !member.faint &&
          !garment.test(member.head) &&
          !garment.test(lastWord(member.later))
        ? "being"
        : member.kind === "vehicle"
          ? "vehicle"
          : "thing";

/** The member again: now by the noun alone, now with the word that stood before it. */
export const mentionOf = (film: Film, member: CastMember, turn: number): string => {
  if (turn % 2 === 0 || !isEnglish(film.reading) || !member.later.startsWith("the ")) return member.later;
  const words = member.phrase.split(" ");
  const at = words.findIndex((word) => word.toLowerCase() === member.head.toLowerCase());
  const before = at < 1 ? undefined : words[at - 1];
  return before === undefined || !/^\p{Ll}{3,}$/u.test(before) || undescriptive.test(before)
    ? member.later
    : `the ${before} ${member.head}`;
};
const undescriptive =
  /^(the|teh|this|that|these|those|our|your|her|his|its|their|some|every|each|one|two|three|four|five|six|seven|eight|nine|ten|and|another|last|only|own|first|next)$/;

export const voiceOf = (film: Film, idea: ShotIdea, index: number, introduced: Set<number>): Voice => {
  const lead = idea.lead === null ? undefined : film.cast[idea.lead];
  const other = idea.other === null ? undefined : film.cast[idea.other];
  const t = lead === undefined ? subjectlessName(film) : mentionOf(film, lead, index);
  // The moon that applies for a job is no backdrop.
  const acting = lead !== undefined && lead.kind === "sky" && idea.lead === film.lead;
  const unseen = lead !== undefined && abstract.test(lastWord(lead.later));
  const sort = acting ? "thing" : unseen ? "idea" : sortOf(lead);
  const onlooker =
    (sort === "thing" || sort === "vehicle") && other !== undefined && ["person", "animal"].includes(other.kind)
      ? other
      : null;
  const seen = idea.other !== null && introduced.has(idea.other);
  const o =
    sort === "place"
      ? skyWord(film, `${idea.role} sky`)
      : other === undefined || onlooker !== null || groundKinds.has(other.kind) || bodily.test(other.head)
        ? null
        : seen
          ? other.later
          : other.first;
  const first = idea.lead === null || !introduced.has(idea.lead);
  if (idea.lead !== null) introduced.add(idea.lead);
  return {
    s: first ? (lead?.first ?? t) : t,
    t,
    o,
    plural: lead === undefined ? isEnglish(film.reading) && looksPlural(lastWord(t)) : lead.plural,
    otherPlural: sort !== "place" && other !== undefined && onlooker === null && other.plural,
    onlooker,
    sort,
    role: idea.role,
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
const subjectlessName = (film: Film): string =>
  film.place.phrase === null ? quoted([...tidy(film.reading.raw)].slice(0, 48).join("")) : film.place.noun;

export const lastWord = (text: string): string => text.split(" ").at(-1) ?? text;
