import { upkeepDeeds } from "./other-ways/upkeep.ts";
import { restDeeds } from "./other-ways/rest.ts";
import { peopleDeeds } from "./other-ways/people.ts";
import { natureDeeds } from "./other-ways/nature.ts";
import { kitchenDeeds } from "./other-ways/kitchen.ts";
import { craftDeeds } from "./other-ways/craft.ts";
import { contestDeeds } from "./other-ways/contest.ts";
import { workMoves } from "./acts/work.ts";
import { tellMoves } from "./acts/tell.ts";
import { restMoves } from "./acts/rest.ts";
import { natureMoves } from "./acts/nature.ts";
import { fightMoves } from "./acts/fight.ts";
import { celebrateMoves } from "./acts/celebrate.ts";
import { careMoves } from "./acts/care.ts";
import { meetMoves } from "./acts/meet.ts";
import { giveMoves } from "./acts/give.ts";
import { carryMoves } from "./acts/carry.ts";
import { breakMoves } from "./acts/break.ts";
import { searchMoves } from "./acts/search.ts";
import { hideMoves } from "./acts/hide.ts";
import { goMoves } from "./acts/go.ts";
import { chaseMoves } from "./acts/chase.ts";
import { airWaterMoves } from "./acts/air-water.ts";
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
import { travelDeeds } from "./other-ways/travel.ts";
import { studyDeeds } from "./other-ways/study.ts";
import { stageDeeds } from "./other-ways/stage.ts";
import { sportDeeds } from "./other-ways/sport.ts";
import { questDeeds } from "./other-ways/quest.ts";
import { handDeeds } from "./other-ways/hands.ts";
import { fieldDeeds } from "./other-ways/field.ts";
import { chaseDeeds } from "./other-ways/chase.ts";
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

/** Ways in which deeds go; many verbs have two, so that two films of one deed go differently. */
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
