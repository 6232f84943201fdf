import { tellsItself } from "./weather-deeds.ts";
import type { Film } from "#lib/planning/film.ts";
import type { ActionPhrase } from "#lib/planning/reading.ts";
import { englishAction } from "./english.ts";
import { infinitiveClause, tidy } from "./words.ts";

/** Things that happen to one; nobody sets out to do them. */
const mishap =
  /\b(slip|trip|fall|lose|discover|notice|hear|meet|inherit|receive|wake|appear|remember|lost|break|miss|crash|die|drown|fail|forget|sink|burn|cry|bleed|collapse|disappear|vanish|stumble|spill|drop|sleep|is|are|be|become|have|has|get|realise|realize|know|feel|left|closes)/i;
/** `wants to swim`: the deed is the swimming. */
const wish =
  /^(?:wants?|needs?|tries|try|hopes?|longs?|learns?|dares?|decides?|starts?|begins?|is about|are about|has|have)\s+to\s+(.+)$/i;
const negated = /^(?:cannot|can't|(?:do|does|did|can|could|will|would)(?:n't|n’t| not)|not|never|no longer)\b/i;
/** Says nothing that could be wished for or shown. */
const empty = /^(?:go|come|do|keep going|exist|use|show|act|make|let|start|begin|end|happen)$/i;
const joints =
  /^(on|in|at|into|onto|from|until|while|and|but|before|after|with|without|for|as|because|when|who|that|through|across|over|under|about|to|by|so|mid|of|past|against|around|behind|near|beside|between|among|inside|outside|above|below|beneath|toward|towards|along|during|like)$/i;
const most = 5;

/** The act in base form and without its circumstances: `light the oven`; null for what nobody sets out to do. */
export const deedOf = (film: Film, action: ActionPhrase | undefined): string | null => {
  if (action === undefined || tellsItself(film.reading, action)) return null;
  const told = englishAction(film.reading, action);
  if (told === null) return null;
  const wished = wish.exec(tidy(told.phrase))?.[1];
  if (negated.test(told.phrase)) return null;
  if (wished === undefined && mishap.test(told.verb)) return null;
  const base = wished ?? infinitiveClause(told);
  if (base === null || /["“”]/u.test(base)) return null;
  const words = base.split(" ");
  const cut = words.findIndex(
    (word, at) =>
      at > 0 && (joints.test(word) || (at > 1 && /.{3}ing$/i.test(word)) || (words[at - 1] ?? "").endsWith(",")),
  );
  const end =
    cut === -1 ? Math.min(words.length, most) : cut === 1 ? Math.min(words.length, most) : Math.min(cut, most);
  const kept = words.slice(0, end);
  if (kept.length > 2 && kept.at(-1) === "out" && words[end] === "of") kept.pop();
  while (
    kept.length > 1 &&
    (joints.test(kept.at(-1) ?? "") || /^(the|a|an|his|her|their|its|my|our)$/i.test(kept.at(-1) ?? ""))
  )
    kept.pop();
  const deed = kept.join(" ").replace(/,$/, "");
  return empty.test(deed) ? null : deed;
};

/** `light the oven` as something one can be done with: `lighting the oven`. */
export const gerundOf = (deed: string): string => {
  const [verb = "", ...rest] = deed.split(" ");
  const stem = verb.endsWith("ie")
    ? verb.replace(/ie$/, "y")
    : /[^eoy]e$/.test(verb)
      ? verb.slice(0, -1)
      : /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb) && !/^(open|listen|visit)$/.test(verb)
        ? verb + verb.slice(-1)
        : verb;
  return [`${stem}ing`, ...rest].join(" ");
};
