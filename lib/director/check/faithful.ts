import type { Screenplay } from "#lib/contract/screenplay.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";
import type { Fault } from "./fault.ts";
import { englishTexts, filmTexts } from "./film-texts.ts";
import { actsTold, isSeenAmong } from "#lib/planning/compile/acts-told.ts";
import { isSaid, saidIn, shareSaid } from "./words.ts";

/** What is said about a film shows nothing of it. */
const about = /^(?:title|logline|treatment|style|shots\[\d+\]\.(?:purpose|motivation))/u;

/** Fewer of the client's longer words than this, and none of the things that they name: it is another film. */
const leastShare = 0.2;

/**
 * Acts of the words that no shot stages. A verb may be read wrongly, so each is a remark; a film that stages nothing at all
 * shows people standing about, and is asked for its acts once.
 */
const unstagedFaults = (film: Screenplay, brief: Brief): Fault[] => {
  const staged = new Set(film.shots.flatMap(({ acts }) => acts.map(({ act }) => act)));
  return actsTold(brief.intent.actions, brief.language)
    .filter((act) => !isSeenAmong(act, staged))
    .map((act) => ({
      path: "shots",
      says: `the words tell of ${JSON.stringify(act)}, and no shot has it among its acts`,
      weight: staged.size === 0 ? "owed" : "remark",
    }));
};

/**
 * What the words name and the film does not show; at the worst, that it is a film of something else. Good directors show a
 * thing in words of their own: one that is missing is a remark, and only most of them are worth asking again.
 */
export const unfaithfulFaults = (film: Screenplay, brief: Brief): Fault[] => {
  const shown = filmTexts(film).filter(({ path }) => !about.test(path));
  const said = saidIn([...shown.map(({ text }) => text), ...englishTexts(film)]);
  const isMissing = (phrase: string) => !isSaid(phrase, said);
  const concrete = [...new Set(brief.drawn.things.map(({ phrase }) => phrase))];
  const things = concrete.filter(isMissing);
  const named = [...concrete, ...brief.names, ...brief.intent.subjects];
  const share = shareSaid(brief.story === "" ? brief.raw : brief.story, said);
  if (share !== null && share < leastShare && named.every(isMissing))
    return [
      {
        path: "shots",
        says: "this is not the film of the client's words: hardly one of them is seen",
        weight: "fatal",
      },
    ];
  const { product } = brief.orders;
  const isSomebody = (name: string) => brief.intent.subjects.some((phrase) => phrase.includes(name));
  const names = [...new Set([...brief.names.filter(isSomebody), ...(product === null ? [] : [product])])];
  const many = things.length > 1 && things.length * 2 > concrete.length;
  return [
    ...names.filter(isMissing).map((name): Fault => ({
      path: "cast",
      says: `${JSON.stringify(name)} of the words is nowhere`,
      weight: "owed",
    })),
    ...unstagedFaults(film, brief),
    ...things.map((thing): Fault => ({
      path: "shots",
      says: `${JSON.stringify(thing)} of the words is seen in no shot`,
      weight: many ? "owed" : "remark",
    })),
  ];
};
