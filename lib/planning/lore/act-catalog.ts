import { upkeepDeeds } from "./deeds/upkeep.ts";
import { restDeeds } from "./deeds/rest.ts";
import { peopleDeeds } from "./deeds/people.ts";
import { natureDeeds } from "./deeds/nature.ts";
import { kitchenDeeds } from "./deeds/kitchen.ts";
import { craftDeeds } from "./deeds/craft.ts";
import { contestDeeds } from "./deeds/contest.ts";
import { workMoves } from "./moves/work.ts";
import { tellMoves } from "./moves/tell.ts";
import { restMoves } from "./moves/rest.ts";
import { natureMoves } from "./moves/nature.ts";
import { fightMoves } from "./moves/fight.ts";
import { celebrateMoves } from "./moves/celebrate.ts";
import { careMoves } from "./moves/care.ts";
import { meetMoves } from "./moves/meet.ts";
import { giveMoves } from "./moves/give.ts";
import { carryMoves } from "./moves/carry.ts";
import { breakMoves } from "./moves/break.ts";
import { searchMoves } from "./moves/search.ts";
import { hideMoves } from "./moves/hide.ts";
import { goMoves } from "./moves/go.ts";
import { chaseMoves } from "./moves/chase.ts";
import { airWaterMoves } from "./moves/air-water.ts";
import { letteredActs } from "./acts/write-and-read.ts";
import { wearingActs } from "./acts/wear.ts";
import { sportActs } from "./acts/sport.ts";
import { performingActs } from "./acts/play-and-perform.ts";
import { mendingActs } from "./acts/mend.ts";
import { makingActs } from "./acts/make.ts";
import { learningActs } from "./acts/learn.ts";
import { growingActs } from "./acts/grow.ts";
import { cookingActs } from "./acts/cook.ts";
import { cleaningActs } from "./acts/clean.ts";
import { travelDeeds } from "./deeds/travel.ts";
import { studyDeeds } from "./deeds/study.ts";
import { stageDeeds } from "./deeds/stage.ts";
import { sportDeeds } from "./deeds/sport.ts";
import { questDeeds } from "./deeds/quest.ts";
import { handDeeds } from "./deeds/hands.ts";
import { fieldDeeds } from "./deeds/field.ts";
import { chaseDeeds } from "./deeds/chase.ts";
import { virtueIdeas } from "./ideas/virtues.ts";
import { societyIdeas } from "./ideas/society.ts";
import { makingIdeas } from "./ideas/making.ts";
import { loveIdeas } from "./ideas/love.ts";
import { lossIdeas } from "./ideas/loss.ts";
import { lifeIdeas } from "./ideas/life.ts";
import { innerIdeas } from "./ideas/inner.ts";
import { baseForms } from "#lib/planning/meaning/base-verb.ts";
import type { ActScript } from "./lore.ts";
import { meaningIndex } from "./meaning-index.ts";
import { verbOfTrade } from "./trades.ts";

/** Deeds that people and things do. */
export const actScripts: readonly ActScript[] = [
  ...cleaningActs,
  ...cookingActs,
  ...growingActs,
  ...learningActs,
  ...makingActs,
  ...mendingActs,
  ...performingActs,
  ...sportActs,
  ...wearingActs,
  ...letteredActs,
  ...airWaterMoves,
  ...breakMoves,
  ...careMoves,
  ...carryMoves,
  ...celebrateMoves,
  ...chaseMoves,
  ...fightMoves,
  ...giveMoves,
  ...goMoves,
  ...hideMoves,
  ...meetMoves,
  ...natureMoves,
  ...restMoves,
  ...searchMoves,
  ...tellMoves,
  ...workMoves,
  ...chaseDeeds,
  ...contestDeeds,
  ...craftDeeds,
  ...fieldDeeds,
  ...handDeeds,
  ...kitchenDeeds,
  ...natureDeeds,
  ...peopleDeeds,
  ...questDeeds,
  ...restDeeds,
  ...sportDeeds,
  ...stageDeeds,
  ...studyDeeds,
  ...travelDeeds,
  ...upkeepDeeds,
];
/** What cannot be filmed itself, told by somebody and something that can. */
export const fables: readonly ActScript[] = [
  ...innerIdeas,
  ...lifeIdeas,
  ...lossIdeas,
  ...loveIdeas,
  ...makingIdeas,
  ...societyIdeas,
  ...virtueIdeas,
];

const byVerb = meaningIndex(actScripts, (script) => script.verbs, 0.62);
const byNoun = meaningIndex(actScripts, (script) => script.nouns ?? "", 0.78);
const byExactIdea = meaningIndex(fables, (script) => script.nouns ?? "", 1);
const byIdea = meaningIndex(fables, (script) => script.nouns ?? "", 0.6);

const known = new Set(actScripts.flatMap((script) => script.verbs.split(" ")));

/** How the deed of an English verb in any form may go; with its particle (`set out`) where it has ways of its own. */
export const actsOfVerb = (verb: string, particle = ""): readonly ActScript[] => {
  const forms = baseForms(verb);
  const whole = forms.find((form) => known.has(`${form}-${particle}`));
  if (whole !== undefined) return byVerb(`${whole} ${particle}`);
  return byVerb(forms.find((form) => known.has(form)) ?? forms[0] ?? verb);
};

/** The deeds that a noun names: `harvest`, `chase`. */
export const actsOfNoun = (noun: string): readonly ActScript[] => byNoun(noun);

/** The fables for a noun: `abstract` where the noun is known to name no thing, so that one near in meaning may do. */
export const fablesOf = (noun: string, abstract: boolean): readonly ActScript[] =>
  abstract ? byIdea(noun) : byExactIdea(noun);

/** What somebody does by trade or nature: `beekeeper`, `dancer`; none for those who are called by nothing they do. */
export const actsOfTrade = (noun: string): readonly ActScript[] => {
  const listed = verbOfTrade(noun);
  if (listed !== null) return actsOfVerb(listed);
  if (known.has(noun)) return byVerb(noun);
  const stem = /^(.{3,}?)(?:er|or)s?$/u.exec(noun)?.[1];
  const verb = stem === undefined ? undefined : baseForms(`${stem}ing`).find((form) => known.has(form));
  return verb === undefined || kin.test(noun) ? [] : byVerb(verb);
};
const kin =
  /(?:mother|father|brother|sister|daughter|stranger|teenager|elder|other|neighbor|customer|member|partner)s?$/u;
