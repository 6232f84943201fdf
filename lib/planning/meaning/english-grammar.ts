import { uncounted } from "#lib/planning/meaning/english-classes.ts";

const irregularPlurals: ReadonlyMap<string, string> = new Map(
  `child children,man men,woman women,person people,foot feet,tooth teeth,goose geese,mouse mice,ox oxen,wolf wolves,leaf leaves,knife knives,life lives,wife wives,thief thieves,half halves,loaf loaves,shelf shelves,elf elves,scarf scarves,hoof hooves,calf calves,self selves,sheep sheep,fish fish,deer deer,moose moose,salmon salmon,tuna tuna,squid squid,aircraft aircraft,series series,species species,koi koi,cactus cacti,hero heroes,potato potatoes,tomato tomatoes,echo echoes,volcano volcanoes,stairs stairs,scissors scissors,glasses glasses,police police,clothes clothes,sneakers sneakers,boots boots,people people,footprints footprints,ruins ruins,ninja ninja,samurai samurai,yokai yokai`
    .split(",")
    .map((pair) => {
      const [one = "", many = ""] = pair.split(" ");
      return [one, many] as const;
    }),
);

const isPluralAlready = (word: string): boolean => irregularPlurals.get(word) === word;

/** `child` -> `children`, `fishing boat` -> `fishing boats`; what is not counted stays. */
export const pluralNoun = (noun: string): string => {
  const [, before = "", last = noun] = /^(.*\s)?(\S+)$/u.exec(noun) ?? [];
  if (uncounted.has(noun) || !/^[a-z-]+$/i.test(last)) return noun;
  const irregular =
    irregularPlurals.get(last) ??
    (last.endsWith("man") && last !== "human"
      ? `${last.slice(0, -3)}men`
      : last.endsWith("child")
        ? `${last}ren`
        : null);
  if (irregular !== null) return before + irregular;
  if (/(?:s|x|z|ch|sh)$/.test(last)) return `${noun}es`;
  if (/[^aeiou]y$/.test(last)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
};

/** Whether an article or a plural may go with the noun. */
export const isCounted = (noun: string): boolean => {
  const last = noun.split(" ").at(-1) ?? noun;
  return !uncounted.has(noun) && !uncounted.has(last) && !isPluralAlready(last.replace(/^(?:sheep|fish|deer)$/, "x"));
};

const participles: ReadonlyMap<string, string> = new Map(
  `lose lost,break broken,freeze frozen,forget forgotten,hide hidden,steal stolen,write written,draw drawn,build built,make made,find found,catch caught,bring brought,buy bought,sell sold,tell told,say said,leave left,keep kept,sleep slept,feel felt,send sent,spend spent,bend bent,lend lent,sit seated,stand standing,lie lying,fall fallen,grow grown,know known,throw thrown,blow blown,fly flown,see seen,take taken,give given,eat eaten,bite bitten,drive driven,ride ridden,rise risen,speak spoken,wear worn,tear torn,choose chosen,wake awakened,sing sung,drink drunk,begin begun,swim swum,sink sunken,spin spun,win won,hang hung,dig dug,cut cut,put put,hit hit,let let,shut shut,set set,hurt hurt,spread spread,read read,run run,come come,become become,go gone,do done,be been,have had,hear heard,hold held,lead led,feed fed,meet met,shoot shot,teach taught,think thought,fight fought,sew sewn,show shown,sweep swept,pay paid,light lit,burn burnt,dream dreamt,weave woven,forgive forgiven,overcome overcome,die dead,get got,flee fled,melt molten,shine shining,knit knitted,fit fitted`
    .split(",")
    .map((pair) => {
      const [base = "", past = ""] = pair.split(" ");
      return [base, past] as const;
    }),
);
const doubles = /^(?:[^aeiou]*[aeiou][bdgklmnprt])$/;

const onFirstWord = (phrase: string, change: (word: string) => string): string => {
  const [first = "", ...rest] = phrase.split(" ");
  return [change(first), ...rest].join(" ");
};

/** `lose` -> `lost`, `paint` -> `painted`. */
export const pastParticiple = (verb: string): string =>
  onFirstWord(verb, (word) => {
    const irregular = participles.get(word);
    if (irregular !== undefined) return irregular;
    if (word.endsWith("e")) return `${word}d`;
    if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`;
    return doubles.test(word) && word !== "look" ? `${word}${word.slice(-1)}ed` : `${word}ed`;
  });

/** `run` -> `running`, `dance` -> `dancing`. */
export const gerund = (verb: string): string =>
  onFirstWord(verb === "is" ? "be" : verb, (word) => {
    if (/^(?:lie|die|tie)$/.test(word)) return `${word.slice(0, -2)}ying`;
    if (/[^eo]e$/.test(word) && word !== "be") return `${word.slice(0, -1)}ing`;
    return doubles.test(word) ? `${word}${word.slice(-1)}ing` : `${word}ing`;
  });

/** `a` or `an` by the letter that follows. */
export const withIndefinite = (phrase: string): string =>
  `${/^(?:[aeiou](?!ni[cqtv]|se|uro)|hon(?:est|our)|hour|heir)/i.test(phrase) && !/^(?:one|uni[a-z]|euro|use)/i.test(phrase) ? "an" : "a"} ${phrase}`;
