import type { TimeOfDay } from "#lib/contract/vocabulary.ts";
import type { Clause, ActScript } from "#lib/planning/lore/lore.ts";

/** `the next morning`, `翌朝`: how a text says that time has passed, and the hour it is then. */
const passed: readonly (readonly [RegExp, TimeOfDay | null])[] = [
  [
    /^\s*(?:(?:the|on the) (?:next|following) morning|(?:a la|la) mañana siguiente|le lendemain matin|am nächsten morgen|na manhã seguinte|(?:la mattina dopo|il mattino (?:dopo|seguente))|翌朝|次の朝|第二天(?:早上|早晨|清晨)|次日清晨|अगली सुबह|في صباح اليوم التالي|في الصباح التالي)[,،、，]?\s*/iu,
    "morning",
  ],
  [
    /^\s*(?:(?:that|the same|the next|the following) (?:night)|(?:esa|aquella) noche|(?:cette|la même) nuit|in (?:dieser|derselben|der folgenden) nacht|(?:naquela|nessa) noite|quella notte|その夜|当晚|那天晚上|उस रात|في تلك الليلة)[,،、，]?\s*/iu,
    "night",
  ],
  [
    /^\s*(?:that evening|esa tarde|ce soir-là|an diesem abend|nessa tarde|quella sera|その夕方|当天傍晚|उस शाम|في ذلك المساء)[,،、，]?\s*/iu,
    "dusk",
  ],
  [
    /^\s*(?:(?:the|on the) (?:next|following) day|(?:days|weeks|months|years|a (?:day|week|month|year)) later|al día siguiente|(?:días|semanas|meses|años) después|le lendemain|(?:des )?(?:jours|semaines|mois|années) plus tard|am nächsten tag|(?:tage|wochen|monate|jahre) später|no dia seguinte|(?:dias|semanas|meses|anos) depois|il giorno dopo|(?:giorni|settimane|mesi|anni) dopo|翌日|次の日|数日後|数年後|第二天|次日|几天后|多年后|अगले दिन|(?:दिनों|सालों) बाद|في اليوم التالي|بعد (?:أيام|سنوات))[,،、，]?\s*/iu,
    null,
  ],
];
/** `then`, `after that`: says only that it follows. */
const follows =
  /^\s*(?:(?:and )?then|next|afterwards?|after that|later(?: on)?|suddenly then|luego|después|entonces|ensuite|puis|après(?: ça| cela)?|dann|danach|später|depois|então|em seguida|poi|dopo|in seguito|それから|その後|そして|然后|之后|接着|后来|फिर|इसके बाद|बाद में|ثم|بعد ذلك|لاحقا)(?:[,،、，]\s*|\s+(?=\p{L}))/iu;

/** A continuation without the words that only say that it is one. */
export interface WhatFollows {
  text: string;
  /** Whether the first part's hour and weather are over. */
  later: boolean;
  /** The hour that was said; null where none was. */
  hour: TimeOfDay | null;
}

export const readFollowing = (raw: string): WhatFollows => {
  const text = raw.replace(follows, "");
  for (const [pattern, hour] of passed) {
    const rest = text.replace(pattern, "");
    if (rest !== text) return { text: /[\p{L}\p{N}]/u.test(rest) ? rest : text, later: true, hour };
  }
  return { text: /[\p{L}\p{N}]/u.test(text) ? text : raw, later: false, hour: null };
};

/** The words of a clause that stand as they are in whatever it is told of. */
const fragmentsOf = (clause: Clause): string[] =>
  clause
    .replace(/^@\s*/u, "")
    .split(/\{[^}]*\}|\[[^\]]*\]/u)
    .map((part, index) => (index === 0 ? part.trim().split(" ").slice(1).join(" ") : part.trim()))
    .map((part) => part.replace(/^,\s*|\s*,$/gu, ""))
    .filter((part) => part.split(" ").length > 1 || part.length > 5);

/** How a deed that is done goes on: what remains of it and what comes of it, without what was told. */
export const goneOn = (script: ActScript, told: string): ActScript => {
  const text = told.toLowerCase();
  const isFresh = (clause: Clause): boolean => {
    const fragments = fragmentsOf(clause);
    return fragments.length === 0 || !fragments.every((part) => text.includes(part.toLowerCase()));
  };
  const [after, detail, result] = [script.after, script.detail, script.result].map((list) => list.filter(isFresh));
  const aftermath = [...(after ?? []), ...(detail ?? [])];
  return {
    ...script,
    need: aftermath,
    work: aftermath,
    detail: detail ?? [],
    hitch: script.hitch.filter(isFresh),
    result: [...(after ?? []), ...(result ?? [])],
    after: after ?? [],
  };
};
