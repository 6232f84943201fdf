import type { ActionPhrase, Reading } from "#lib/planning/reading.ts";

/** Verbs that take a whole clause: `realise they are the last ones left`. */
const telling =
  /^(?:realis|realiz|discover|learn|know|think|believ|say|said|see|saw|find|found|feel|felt|hope|wish|dream|hear|heard|notic|decid|rememb|forget|forgot|pretend|prove|show|argu|ask|wonder|talk|tell|told|swear|swore|promis|insist|claim)/i;
/** From the telling verb to the verb of the clause it takes: somebody stands between, and no other joint. */
const clause =
  /^\S+(?:\s+(?:out|again|suddenly|about))?(?:\s+(?:that|how|why|where|what|who))?\s+(?:he|she|it|they|we|i|you|there|nobody|everyone|someone|(?:the|an?|his|her|their|my|our|its)\s+(?:\p{L}+\s+){0,2}\p{L}+(?:\s+(?:that|can|will|could|would|must|has|have|had|is|are|was|were))?)\s+(?:are\s+|is\s+|were\s+|was\s+|can\s+|will\s+|has\s+|have\s+|the\s+|last\s+|ones\s+|never\s+|always\s+|still\s+)*$/iu;
/** `argue about who left`: the question word does it. */
const question = /^\S+(?:\s+about)?\s+(?:who|what|which)\s*$/iu;
const longestClause = 64;

const joined = (raw: string, first: ActionPhrase, last: ActionPhrase): ActionPhrase => ({
  ...first,
  phrase: raw.slice(first.span.start, last.span.end),
  span: { start: first.span.start, end: last.span.end },
});

/** Auxiliary `go` and `come` behind a purpose: 届けに行く. */
const auxiliary = /^(?:行く|行った|行き|来る|来た|いく|くる)$/u;

/** Actions that are one deed: what is realised with the realising, what is done on the way with the going. */
export const joinActions = (reading: Reading, actions: readonly ActionPhrase[]): ActionPhrase[] => {
  const { raw } = reading;
  const found: ActionPhrase[] = [];
  for (const action of actions) {
    const before = found.at(-1);
    if (before === undefined || action.span.start < before.span.end) {
      found.push(action);
      continue;
    }
    const between = raw.slice(before.span.end, action.span.start);
    const head = raw.slice(before.span.start, action.span.start);
    const told = telling.test(before.verb) && head.length < longestClause && (clause.test(head) || question.test(head));
    const meanwhile =
      reading.language === "en" &&
      between.trim() === "" &&
      /ing$/i.test(action.verb) &&
      action.subject === before.subject;
    // `a flag for a country that does not exist`: said of a thing, not done by one of the cast.
    const doer = action.subject === null ? undefined : reading.subjects[action.subject];
    const described =
      /^\s*(?:that|which)\s*$/i.test(between) && doer?.animate !== true && action.subject !== before.subject;
    if (told || meanwhile || described) found[found.length - 1] = joined(raw, before, action);
    else if (!(reading.language === "ja" && auxiliary.test(action.phrase.trim()) && between.trim().length < 2))
      found.push(action);
  }
  return found;
};
