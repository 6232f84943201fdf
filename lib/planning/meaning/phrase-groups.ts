import { motions, stops, surfaces, timesOfDay } from "#lib/planning/meaning/english-classes.ts";
import { type Noun, headFirst, isNominal, ownerFirst, person, verbLast } from "#lib/planning/meaning/noun-phrase.ts";
import type { Token } from "#lib/planning/meaning/phrase-tokens.ts";

export interface Group {
  readonly prep: string;
  readonly tokens: readonly Token[];
}

/** What is done so to somebody is done away from them. */
const taking = /^(?:steal|snatch|take|rob|hide|take away|tear)$/;

export const usualPreposition = (prep: string, noun: Noun, verb: string, language: string): string => {
  const time = timesOfDay.has(noun.head);
  if (person.test(noun.head)) {
    if (verb === "fall in love") return "with";
    if (prep === "through" && /^(?:es|fr|pt)$/.test(language)) return "by";
  }
  const surface = surfaces.has(noun.head) || surfaces.has(noun.text) || surfaces.has(noun.head.split(" ").at(-1) ?? "");
  if (ownerFirst.test(language) && prep === "place" && person.test(noun.head)) return "to";
  if (/^(?:place|in|on)$/.test(prep) && stops.has(noun.head)) return "at";
  if (language === "de" && prep === "on" && verb === "wait") return "for";
  if (language === "de" && prep === "place" && person.test(noun.head)) return "to";
  if (verb === "climb" && surface && /^(?:place|on|to)$/.test(prep)) return "";
  switch (prep) {
    case "place":
    case "in":
      return time ? "at" : surface ? "on" : "in";
    case "on":
      return time ? "at" : "on";
    case "to":
      if (time) return "at";
      if (language !== "es" && person.test(noun.head)) return taking.test(verb) ? "from" : "to";
      if (language === "es" && person.test(noun.head) && taking.test(verb)) return "from";
      if (ownerFirst.test(language) || motions.has(verb) || motions.has(verb.split(" ")[0] ?? "")) return "to";
      if (language === "es") return "";
      return surface ? "on" : language === "fr" || language === "it" || language === "pt" ? "at" : "to";
    case "for":
      return "for";
    default:
      if (verb === "search" && prep === "about") return "for";
      if (/^(?:find|search|discover|hit)$/.test(verb) && language === "ar" && prep === "on") return "";
      return time && /^(?:with|from|of)$/.test(prep) ? "at" : prep;
  }
};

export const rankOf = (group: Group, language: string): number => {
  if (group.tokens.length > 0 && group.tokens.every((one) => one.kind === "adverb")) {
    return group.tokens.some((one) => /^(?:back|home|up|down|away|around|in love)$/.test(one.english)) ? 1 : 4;
  }
  const time = group.tokens.some((one) => timesOfDay.has(one.english));
  if (group.prep === "") return time ? 5 : 0;
  if (time) return 5;
  if (/^(?:to|towards|from|into|through)$/.test(group.prep)) return 2;
  return group.prep === "with" && verbLast.test(language) ? 3 : 4;
};

export const groupsBefore = (tokens: readonly Token[], language: string): Group[] => {
  const groups: Group[] = [];
  let open: { prep: string; tokens: Token[] } = { prep: "", tokens: [] };
  const close = (): void => {
    if (open.tokens.length > 0 || (open.prep !== "" && open.prep !== "object")) groups.push(open);
    open = { prep: "", tokens: [] };
  };
  for (const [index, one] of tokens.entries()) {
    const before = open.tokens.at(-1);
    const next = tokens[index + 1];
    if (verbLast.test(language) && (one.kind === "prep" || one.kind === "object")) {
      if (open.tokens.at(-1)?.kind === "of") open.tokens.pop();
      open.prep = one.kind === "object" ? "" : one.english;
      if (open.tokens.length > 0) close();
    } else if (
      ownerFirst.test(language) &&
      one.kind === "and" &&
      (before === undefined ? language === "zh" : language === "ja" && person.test(before.english))
    ) {
      open.prep = "with";
      if (before !== undefined) close();
    } else if (one.english === "together" && open.prep === "with") {
      close();
    } else if (one.behind) {
      if (open.tokens.length > 0) {
        open.prep = one.english;
        close();
      }
    } else if (one.kind === "prep" || one.kind === "object") {
      close();
      open.prep = one.kind === "object" ? "" : one.english;
    } else if (one.kind === "adverb" && one.english !== "very") {
      if (open.tokens.length > 0 || open.prep !== "") close();
      groups.push({ prep: "", tokens: [one] });
    } else if (
      language === "de" &&
      (one.kind === "the" || one.kind === "a") &&
      before !== undefined &&
      isNominal(before) &&
      /^(?:der|des|eines|einer)$/.test(one.source)
    ) {
      open.tokens.push({ ...one, english: "of", kind: "of" }, { ...one });
    } else {
      const startsNoun = /^(?:the|a|number)$/.test(one.kind) || (language === "de" && one.kind === "adjective");
      // ابن جاره سمكة: a noun that is told whose it is ends its phrase.
      if (language === "ar" && one.kind === "noun" && !one.definite && before?.kind === "noun" && before.definite)
        close();
      if (startsNoun && before !== undefined && isNominal(before) && !verbLast.test(language)) close();
      if (language === "de" && one.kind === "noun" && before?.kind === "noun" && next === undefined) close();
      open.tokens.push(one);
    }
  }
  close();
  return groups;
};

/** `guarda no bolso a chave`, `reißt dem Boten die Briefe`: what it is done to before where and from whom. */
export const objectsFirst = (groups: readonly Group[], verb: string, language: string): readonly Group[] => {
  const isObject = (group: Group | undefined): boolean =>
    group?.prep === "" && group.tokens.some((one) => one.kind === "noun" || one.kind === "name");
  const [first, second, ...others] = groups;
  if (first === undefined || second === undefined || !isObject(second)) return groups;
  if (language === "de" && isObject(first) && taking.test(verb) && person.test(first.tokens.at(-1)?.english ?? ""))
    return [second, { ...first, prep: "from" }, ...others];
  const whither =
    first.prep === "to" && !person.test(first.tokens.find((one) => one.kind === "noun")?.english ?? "person");
  const ways =
    /^(?:place|in|on|under|behind)$/.test(first.prep) || (whither && first.tokens.some((one) => one.kind === "noun"));
  const placed = headFirst.test(language) && language !== "ar" && ways;
  return placed && isObject({ ...first, prep: "" }) && /^(?:the|a|number)$/.test(second.tokens[0]?.kind ?? "")
    ? [second, first, ...others]
    : groups;
};

/** Whether the words before 的 are a clause: a deed with its things, ways or place. */
export const isRelative = (tokens: readonly Token[]): boolean => {
  const joint = tokens.findLastIndex((one) => one.kind === "of");
  const clause = tokens.slice(0, joint);
  return (
    joint > 1 &&
    joint < tokens.length - 1 &&
    clause.some((one) => one.kind === "verb") &&
    !clause.some((one) => one.kind === "of")
  );
};
