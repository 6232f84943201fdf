import { tablesOf } from "#lib/planning/coverage/tables.ts";
import type { CastMember } from "#lib/planning/film.ts";
import { sexOf } from "#lib/planning/intent/lexicons/pronouns.ts";
import { namedThing } from "./named-thing.ts";
import { namedIn } from "./rewrite.ts";
import type { Told } from "./told.ts";

/** Who a word of an instruction may mean: those of the shot before the rest of the film, its chief first. */
const living = ({ film, member, shown }: Told): CastMember[] => {
  const order = [...(member === null ? [] : [member]), ...film.cast.filter(({ id }) => shown.has(id)), ...film.cast];
  return [...new Set(order)].filter(({ animate, kind, faint }) => (animate || kind === "person") && !faint);
};

type Gender = "female" | "male";

const genderOf = (pronoun: string, language: string): Gender | null => {
  const { subject_pronouns, object_pronouns } = tablesOf(language).grammar;
  const word = pronoun.trim().toLowerCase();
  const told = subject_pronouns[word] ?? object_pronouns[word] ?? null;
  return told === "f" ? "female" : told === "m" ? "male" : null;
};

const sexOfMember = ({ head, later }: CastMember): Gender | null =>
  sexOf(head.toLowerCase()) ?? sexOf(later.toLowerCase().split(" ").at(-1) ?? "");

/** Whom a pronoun means: the first whose sex is the one told, else the first whose sex nothing tells. */
export const meantBy = (pronoun: string, told: Told, language: string, but: CastMember | null): CastMember | null => {
  const able = living(told).filter((each) => each !== but);
  const gender = genderOf(pronoun, language);
  if (gender === null) return able[0] ?? null;
  return able.find((each) => sexOfMember(each) === gender) ?? able.find((each) => sexOfMember(each) === null) ?? null;
};

/** The member of the cast that words name. */
export const namedMember = (who: string, { film }: Told, language: string): CastMember | null => {
  const thing = namedThing(who, language);
  if (thing === null) return null;
  return (
    film.cast.find(({ head, later, phrase }) =>
      [head, later, phrase].some((name) => namedIn(name, thing.head) !== null),
    ) ?? null
  );
};

/** A pronoun that a deed is done to, and no `her` of her things. */
const object =
  /(?<=\s)(?:an? )?(him|her|them)(?=$|\s+(?:up|down|in|on|at|by|to|with|from|into|onto|for|off|out|away)(?!\p{L}))/iu;

/** A deed with the pronoun of whom it is done to said out: `hugs her` is `hugs the woman`. */
export const withObjectNamed = (deed: string, doer: CastMember | null, told: Told): string =>
  deed.replace(object, (said, pronoun: string) => {
    const other = pronoun.toLowerCase() === "them" ? null : meantBy(pronoun, told, "en", doer);
    return other === null ? said : other.later;
  });
