import { mostPeople, type PersonLooks } from "#lib/contract/looks.ts";
import type { CastEntry } from "#lib/contract/screenplay.ts";
import { sexOf } from "#lib/planning/intent/lexicons/pronouns.ts";
import type { CastMember, Film } from "#lib/planning/film.ts";
import { gatheringTable, markWords } from "./look-tables.ts";
import { named } from "./named-in.ts";
import { personLooks, type Somebody, type Throw } from "./person-looks.ts";
import { sexOfFirstName } from "#lib/planning/meaning/first-names.ts";
import { sexOfForm } from "./sex-of-form.ts";
import { looksFirst } from "./whose.ts";
import { plainColour } from "./plain-colours.ts";
import { lacksIn, toldOfEach, withoutLacks, type Told } from "./told-of.ts";
import { longest, saidAt } from "./words-said.ts";

/** A film before anybody in it is dressed. */
type Undressed = Omit<Film, "looks">;

/** Everybody of a film with their looks, by the id of who they are; several under one id are several people. */
export type CastLooks = ReadonlyMap<string, readonly PersonLooks[]>;

const lastWord = (text: string): string => text.toLowerCase().split(/\s+/u).at(-1) ?? text;

/** What the film's sentence tells of each of its people, by their ids. */
function toldOfCast(film: Undressed): ReadonlyMap<string, Told> {
  const { logline, language } = film.screenplay;
  const low = logline.toLowerCase();
  const named = film.cast
    .filter(({ kind }) => kind === "person")
    .flatMap(({ id, phrase }) => {
      const whole = low.indexOf(phrase.toLowerCase());
      const word = whole < 0 ? lastWord(phrase) : phrase.toLowerCase();
      const start = whole < 0 ? low.indexOf(word) : whole;
      return start < 0 ? [] : [{ id, start, end: start + word.length }];
    })
    .toSorted((one, other) => one.start - other.start);
  const told = toldOfEach(logline, language, named);
  return new Map(named.map(({ id }, at) => [id, told[at] ?? nothing]));
}
const nothing: Told = { text: "", lacks: "" };

/** The identity block without its measures, which are no looks. */
const told = ({ phrase, first, lock, wardrobe }: CastMember): string =>
  [
    phrase,
    first,
    lock.replace(/about [\d.]+ m (?:tall|high)/u, "").replace(/, the same in every shot$/u, ""),
    wardrobe ?? "",
  ]
    .join("; ")
    .toLowerCase();

function somebodyOf(member: CastMember, entry: CastEntry | undefined, said: Told, film: Undressed): Somebody {
  const { language } = film.screenplay;
  // Before a name stands who somebody is, behind it what they do as well: an old coat makes nobody old.
  const looks = withoutLacks(entry?.looks ?? "", language);
  const first = looksFirst(language) ? said.text : "";
  const phrase = { text: [member.phrase, member.first, looks, first].join("; ").toLowerCase(), language };
  const marked = /\ba (woman|girl|man|boy)\b/u.exec(member.lock)?.[1];
  // Whose noun tells it (a nanny, an uncle) is told nothing more of.
  const own =
    member.count > 1
      ? null
      : (sexOf(lastWord(member.phrase)) ?? sexOf(lastWord(member.later)) ?? sexOfFirstName(member.phrase, language));
  const sex = marked === undefined ? own : sexOf(marked);
  const grown = sex === "male" ? "man" : "woman";
  const who = member.element === "child" ? "child" : grown;
  const plain = plainColour(film.screenplay.logline, member.phrase, { language, who });
  const ordered = [
    ...(entry?.drawn_as?.wears.map((each) => each.toLowerCase()) ?? []),
    ...(plain === null ? [] : [plain]),
  ];
  return {
    own: phrase,
    ordered: {
      text: [member.phrase, looks, entry?.wardrobe, ...ordered, said.text].join("; ").toLowerCase(),
      language,
    },
    all: { text: [withoutLacks(told(member), language), ...ordered, said.text].join("; "), language },
    lacks: { text: `${said.lacks}; ${lacksIn(entry?.looks ?? "", language)}`, language },
    age: member.element === "child" ? "child" : null,
    form: sexOfForm(member.phrase, film.screenplay.logline, language, member.count),
    sex: sex === null ? null : sex === "female" ? "woman" : "man",
    trade: null,
    colour: member.colour,
    weather: film.place.interior ? null : film.weather,
  };
}

/** How many of the things by which people are told apart differ: what is seen from far off counts double. */
export function difference(one: PersonLooks, other: PersonLooks): number {
  const main = ({ wears }: PersonLooks) => wears.map(({ is, colour }) => `${is} ${colour}`).join();
  const counts: readonly (readonly [differs: boolean, weight: number])[] = [
    [one.sex !== other.sex, 2],
    [one.age !== other.age, 2],
    [one.skin !== other.skin, 1],
    [one.hair.cut !== other.hair.cut, 1],
    [one.hair.colour !== other.hair.colour, 1],
    [one.beard !== other.beard, 1],
    [one.hat !== other.hat, 2],
    [one.build !== other.build, 1],
    [one.wears.some(({ colour }, at) => colour !== other.wears[at]?.colour), 2],
    [main(one) !== main(other), 1],
  ];
  return counts.reduce((sum, [differs, weight]) => sum + (differs ? weight : 0), 0);
}

/** Less than this and two would be taken for one. */
const leastDifference = 5;
const tries = 14;

/** Looks that nobody has yet: thrown for again until they differ from all of those. */
export function unlike(who: Somebody, others: readonly PersonLooks[], tossed: (time: number) => Throw): PersonLooks {
  let best: { looks: PersonLooks; least: number } | null = null;
  for (let time = 0; time < tries; time++) {
    // What a wardrobe chose is given up before what is said.
    const looks = personLooks(time < 2 ? who : { ...who, all: who.ordered, colour: null }, tossed(time));
    const least = Math.min(Infinity, ...others.map((other) => difference(looks, other)));
    if (least >= leastDifference) return looks;
    if (best === null || least > best.least) best = { looks, least };
  }
  if (best === null) throw new Error("nobody was dressed");
  return best.looks;
}

/** Who stands for somebody of the cast: one, so many of a kind, or those whom a word for several means. */
function peopleOf(
  member: CastMember,
  who: Somebody,
  said: Told,
  film: Undressed,
  others: PersonLooks[],
): PersonLooks[] {
  const { own } = who;
  const gathering = named(gatheringTable, own);
  const crowd = member.element === "crowd";
  const few = gathering?.exact === true && member.count <= uncounted ? gathering.members : undefined;
  const members: readonly Partial<Somebody>[] = crowd
    ? (gathering?.members ?? anybody)
    : (few ?? Array.from({ length: Math.min(member.count, mostPeople) }, () => ({})));
  const many = crowd || members.length > 1;
  const alike = saidAt(markWords("alike"), who.all.text, own.language).length > 0;
  const matching = saidAt(markWords("matching"), who.ordered.text, own.language).length > 0;
  const uniform = many && (gathering?.alike === true || alike || matching);
  const twins = alike && !crowd;
  const people: PersonLooks[] = [];
  const shares = sharesOf(said.text, own.language, members.length);
  for (const [at, given] of members.entries()) {
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    // A word for several names none of them: the trade and the sex of each are its own.
    const bare = crowd && !uniform ? { own: nobody, all: nobody, ordered: nobody, colour: null } : {};
    const one: Somebody = {
      ...who,
      ...bare,
      ...(at > 0 && !uniform ? { all: who.ordered, colour: null } : {}),
      ...set,
      ...(shares === null ? {} : ofShare(who, shares[at] ?? "")),
    };
    const tossed =
      (time: number): Throw =>
      (key) =>
        film.dice.unit(`${member.id} ${twins ? 0 : at} ${time} ${key}`);
    const looks = twins && people[0] !== undefined ? people[0] : unlike(one, [...others, ...people], tossed);
    people.push(uniform && people[0] !== undefined ? { ...looks, wears: people[0].wears, hat: people[0].hat } : looks);
  }
  return people;
}

/** `one very old and one about twenty`: what is told of each of several; null where they are told of together. */
function sharesOf(text: string, language: string, count: number): string[] | null {
  const marks = longest(saidAt(markWords("one"), text, language));
  if (count < 2 || marks.length < 2 || (marks[0]?.start ?? reachOfShare) > reachOfShare) return null;
  return marks.map(({ start }, at) => text.slice(start, marks[at + 1]?.start));
}
/** Letters from a name on before which the first share begins. */
const reachOfShare = 40;

/** Somebody by their name and by what is told of them alone. */
const ofShare = ({ own, lacks }: Somebody, share: string): Partial<Somebody> => {
  const text = { text: `${own.text}; ${share}`, language: own.language };
  return { own: text, all: text, ordered: text, lacks, colour: null };
};

/** How many a word for several stands for where nobody counted. */
const uncounted = 3;
const nobody = { text: "", language: "en" };
/** Who is in a crowd of which nothing is said. */
const anybody: readonly Partial<Somebody>[] = (
  ["adult", "adult", "adult", "teen", "old", "adult", "adult", "child", "adult", "old", "adult", "teen"] as const
).map((age, at) => ({ age, sex: at % 2 === 0 ? "man" : "woman" }));

/** Looks of everybody in the cast, no two alike unless they are said to be. */
export function castLooks(film: Undressed): CastLooks {
  const known: PersonLooks[] = [];
  const all = new Map<string, readonly PersonLooks[]>();
  const told = toldOfCast(film);
  for (const member of film.cast) {
    if (member.kind !== "person") continue;
    const said = told.get(member.id) ?? nothing;
    const entry = film.screenplay.cast.find(({ id }) => id === member.id);
    const people = peopleOf(member, somebodyOf(member, entry, said, film), said, film, known);
    known.push(...people);
    all.set(member.id, people);
  }
  return all;
}
