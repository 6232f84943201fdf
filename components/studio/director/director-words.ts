import type { DirectorDescription, DirectorTest } from "#lib/contract/director-rows.ts";
import type { DirectorFallback, PlannedBy } from "#lib/contract/planned-by.ts";

/** `anthropic:claude-x` as people say it: the model alone. */
export const shortModel = (name: string): string =>
  name === "local" || name === "local:default" ? "the local model" : name.slice(name.indexOf(":") + 1);

/** The same where a sentence begins: a model's own name keeps its letters. */
export const openingModel = (name: string): string => shortModel(name).replace(/^the /, "The ");

/** Why a model that was asked has not directed, and what that means for the film. */
const fallbacks: Record<DirectorFallback, string> = {
  timeout: "did not finish in time",
  unavailable: "could not be reached",
  refused: "declined to write this film",
  invalid: "wrote a film that broke the brief or could not be staged",
  gate: "wrote something that may not be filmed",
  limit: "was not asked: today’s calls are used up",
};

export interface DirectedBy {
  /** Who directed, in one line. */
  line: string;
  directed: boolean;
  /** Why a model that was asked did not direct; null where none was asked or it did. */
  because: string | null;
  /** Whether a model could be connected to change that. */
  connect: boolean;
}

/** Who directed a film. Plans of an earlier planner do not say; then coverage has the word. */
export const directedBy = (by: PlannedBy | undefined, connected: string | null): DirectedBy => {
  const model = by?.language_model ?? null;
  if (by?.director === "language_model" && model !== null)
    return { line: `Directed by ${shortModel(model)}`, directed: true, because: null, connect: false };
  const fallback = by?.fallback ?? null;
  const asked = model === null ? "The language model" : openingModel(model);
  const because = fallback === null ? null : `${asked} ${fallbacks[fallback]}, so coverage made the film.`;
  const connect = connected === null && because === null;
  return {
    line: connect ? "Covered from your words; connect a language model for a directed film" : "Covered from your words",
    directed: false,
    because,
    connect,
  };
};

const count = (value: number, one: string, many: string): string =>
  `${value.toLocaleString("en")} ${value === 1 ? one : many}`;

/** Small money, as exact as it takes to be told from nothing. */
export const smallUsd = (amount: number): string =>
  amount === 0 || amount >= 0.01 ? `$${amount.toFixed(2)}` : `$${amount.toPrecision(1)}`;

const seconds = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;

/** What the direction took, term by term; empty where no model was asked. */
export const directionFacts = (by: PlannedBy | undefined): [term: string, value: string][] => {
  if (by === undefined || by.language_model === null) return [];
  return [
    ["Model", by.language_model],
    ["Time", by.cached ? "A kept answer, no new call" : seconds(by.seconds)],
    ["Rounds", count(by.rounds, "call", "calls")],
    ["Tokens", `${by.tokens_in.toLocaleString("en")} in, ${by.tokens_out.toLocaleString("en")} out`],
    ["Cost", by.cost_usd === null ? "Price not known" : `${smallUsd(by.cost_usd)}, paid by whoever runs this service`],
    ["Mended", by.repairs.length === 0 ? "Nothing" : count(by.repairs.length, "detail", "details")],
  ];
};

/** What the test of a model came to. */
export const testWords = ({ ok, seconds: took, tokens_in, tokens_out, cost_usd, message }: DirectorTest): string =>
  ok
    ? `${message} ${seconds(took)}, ${count(tokens_in + tokens_out, "token", "tokens")}${cost_usd === null ? "" : `, ${smallUsd(cost_usd)}`}.`
    : message;

/** What directs now, in one line with one more under it. */
export const standingWords = ({ language_model, timeout_seconds, coverage }: DirectorDescription) => {
  if (language_model === null)
    return {
      line: "Coverage directs your films",
      more: `It stages your own words and adds nothing. Version ${coverage.version}; instant, free, on this machine.`,
    };
  if (!language_model.connected)
    return {
      line: `${openingModel(language_model.name)} is set but not there yet`,
      more: "Until it can be asked, coverage directs your films from your own words.",
    };
  return {
    line: `${openingModel(language_model.name)} directs your films`,
    more: `It has ${timeout_seconds} s for a plan. What it cannot finish by then is covered from your own words, and the plan says so.`,
  };
};
