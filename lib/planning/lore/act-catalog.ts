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

/** Deeds that people and things do. */
export const actScripts: readonly ActScript[] = [];
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
const byTrade = meaningIndex(actScripts, (script) => `${script.verbs} ${script.nouns ?? ""}`, 0.55);

const known = new Set(actScripts.flatMap((script) => script.verbs.split(" ")));

/** How the deed of an English verb in any form goes; with its particle (`set out`) where it has one of its own. */
export const actOfVerb = (verb: string, particle = ""): ActScript | null => {
  const forms = baseForms(verb);
  for (const form of forms) if (known.has(`${form}-${particle}`)) return byVerb(`${form} ${particle}`)[0] ?? null;
  const base = forms.find((form) => known.has(form)) ?? forms[0] ?? verb;
  return byVerb(base)[0] ?? null;
};

/** The actScripts that a noun names: `harvest`, `chase`. */
export const actsOfNoun = (noun: string): readonly ActScript[] => byNoun(noun);

/** The fables for a noun: `abstract` where the noun is known to name no thing, so that one near in meaning may do. */
export const fablesOf = (noun: string, abstract: boolean): readonly ActScript[] =>
  abstract ? byIdea(noun) : byExactIdea(noun);

/** What somebody does by trade or nature: `beekeeper`, `dancer`. */
export const actOfTrade = (noun: string): ActScript | null => {
  const stem = /^(.{3,}?)(?:er|or)s?$/u.exec(noun)?.[1];
  const verb = stem === undefined ? undefined : baseForms(`${stem}ing`).find((form) => known.has(form));
  if (verb !== undefined) return byVerb(verb)[0] ?? null;
  return byTrade(noun)[0] ?? null;
};
