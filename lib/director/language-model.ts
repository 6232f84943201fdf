import type { ElementCard } from "#lib/contract/element.ts";
import type { DirectorFallback } from "#lib/contract/planned-by.ts";
import { screenplaySchema, type Screenplay } from "#lib/contract/screenplay.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";
import { checkFilm, type Checked, type Judge, mendFilm } from "./check/check-film.ts";
import { textsForGate } from "./check/film-texts.ts";
import type { Fault } from "./check/fault.ts";
import type { CheckReading, DirectedBy, Direction, Director, DirectOptions, ReadOptions } from "./director.ts";
import { followAnswer } from "./follow-answer.ts";
import { answerKey, type AnswerStore } from "./keeping/answer-store.ts";
import type { CallLedger, CallUsage } from "./keeping/call-ledger.ts";
import { costOf } from "./keeping/cost.ts";
import { jsonIn, type ModelPort, type ModelReply, noUsage, type Turn } from "./models/model-port.ts";
import { askedSchemas } from "./request/asked-schema.ts";
import { readChecks } from "./readers/read-checks.ts";
import { composeRequest } from "./request/compose-request.ts";
import { faultsText } from "./request/faults-text.ts";
import type { Repair } from "./request/repairs.ts";
import { takeFilm, takePart, type TakeOptions } from "./request/take-answer.ts";
import { isStanding } from "./request/task-text.ts";

export interface LanguageModelSettings {
  model: ModelPort;
  elements: readonly ElementCard[];
  /** What a gate has against texts, beyond what it has against the intent itself. */
  judgeFor: (brief: Brief, account: string | null | undefined) => Judge;
  /** All calls for one film together. */
  timeoutMs: number;
  plannerVersion: string;
  answers: AnswerStore;
  ledger: CallLedger;
  /** Milliseconds of any clock. */
  now: () => number;
  /** Told what went wrong, in words that hold neither keys nor anybody's text. */
  report: (message: string) => void;
}

/** One call and at most two more, with what was wrong. */
const mostRounds = 3;
/** A film of eight shots in a language that takes many tokens, with room for thoughts of models that cannot do without. */
const mostTokens = 16_000;

interface Candidate {
  screenplay: Screenplay;
  repairs: Repair[];
  /** Faults that are neither fatal nor mended. */
  owed: number;
}
type Outcome = Candidate | { fallback: DirectorFallback };

/** What one film takes while it is being asked for. */
interface Tally {
  rounds: number;
  tokens_in: number;
  tokens_out: number;
  cost_usd: number | null;
}

interface Job {
  brief: Brief;
  options: DirectOptions;
  judge: Judge;
  take: TakeOptions;
  tally: Tally;
  /** Ends with the time of all calls. */
  limit: AbortSignal;
  deadline: number;
}

/** A language model as a director: it writes the whole film, which is taken or not taken as a whole. */
export const languageModelDirector = (settings: LanguageModelSettings): Director => {
  const { model, answers, now, report } = settings;
  const kept = async (key: string) => {
    try {
      return await answers.get(key);
    } catch (cause) {
      report(`kept answers cannot be read: ${messageOf(cause)}`);
      return null;
    }
  };
  const keep = async (key: string, { screenplay, repairs }: Candidate) => {
    try {
      await answers.put(key, { screenplay, repairs });
    } catch (cause) {
      report(`an answer cannot be kept: ${messageOf(cause)}`);
    }
  };
  const direct = async (brief: Brief, options: DirectOptions): Promise<Direction> => {
    const started = now();
    const tally: Tally = { rounds: 0, tokens_in: 0, tokens_out: 0, cost_usd: 0 };
    const by = (repairs: readonly Repair[], cached: boolean): DirectedBy => ({
      language_model: model.name,
      ...tally,
      seconds: Math.max(0, now() - started) / 1000,
      cached,
      repairs,
    });
    const { plannerVersion } = settings;
    const key = answerKey({ brief, context: options.context, model: model.name, plannerVersion });
    const known = await kept(key);
    if (known !== null) {
      tellWhole(known.screenplay, options);
      return { screenplay: known.screenplay, by: by(known.repairs, true) };
    }
    const job: Job = {
      brief,
      options,
      judge: settings.judgeFor(brief, options.account),
      take: { language: brief.language, elements: settings.elements, treatment: brief.treatment },
      tally,
      limit: AbortSignal.timeout(settings.timeoutMs),
      deadline: started + settings.timeoutMs,
    };
    const outcome = await askRounds(settings, job);
    if ("fallback" in outcome) return { fallback: outcome.fallback, by: by([], false) };
    await keep(key, outcome);
    return { screenplay: outcome.screenplay, by: by(outcome.repairs, false) };
  };
  return { name: model.name, direct, readChecks: (film, options) => readFilm(settings, film, options) };
};

/** One call for the checks of a film, counted like any other. */
const readFilm = async (
  settings: LanguageModelSettings,
  film: Screenplay,
  { signal, account }: ReadOptions,
): Promise<CheckReading[] | null> => {
  const { model, timeoutMs, report } = settings;
  const call = await taken(settings, account);
  if (typeof call !== "string") return null;
  const until = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const late = unanswered(until).then(({ usage }) => ({ checks: null, usage }));
  const { checks, usage } = await Promise.race([readChecks(film, model, until), late]);
  const { tokens_in, tokens_out } = usage;
  await recorded(settings, call, { tokens_in, tokens_out, cost_usd: costOf(model.name, usage) });
  if (checks === null) report(`${model.name} did not read the checks of a film`);
  return checks;
};

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.name : "unknown");

/** A kept film is told as one that is being written. */
const tellWhole = ({ title, cast, places, shots }: Screenplay, { onPartial }: DirectOptions): void => {
  const named = (entries: readonly { id: string; name: string }[]) => entries.map(({ id, name }) => ({ id, name }));
  onPartial?.({ kind: "screenplay", title, cast: named(cast), places: named(places) });
  for (const [index, shot] of shots.entries()) onPartial?.({ kind: "shot", index, shot });
};

/** Asks until a film can be taken, its faults cannot be helped, or the time is up. */
const askRounds = async (settings: LanguageModelSettings, job: Job): Promise<Outcome> => {
  const { brief, options } = job;
  const { system, user } = composeRequest(brief, settings.elements, options.context);
  let turns: readonly Turn[] = [{ role: "user", text: user }];
  let best: Candidate | null = null;
  let isGated = false;
  for (let round = 1; round <= mostRounds; round++) {
    const began = settings.now();
    const reply = await askOnce(settings, job, system, turns);
    if (reply === null) return best ?? stopped(settings, "limit");
    if (reply.kind === "none") return best ?? stopped(settings, reasonOf(reply, job), reply.status);
    const read = await readAnswer(reply.text, system, job);
    isGated = read.faults.some(({ gated }) => gated === true);
    if (read.candidate !== null && (best === null || read.candidate.owed <= best.owed)) best = read.candidate;
    if (!asksAgain(read.faults, round)) break;
    // What can be taken now is not lost for what may not come in time.
    if (best !== null && settings.now() + (settings.now() - began) > job.deadline) break;
    turns = [
      { role: "user", text: user },
      { role: "assistant", text: reply.text },
      { role: "user", text: faultsText(read.faults, read.repairs) },
    ];
  }
  return best ?? stopped(settings, isGated ? "gate" : "invalid");
};

/** What is owed is asked for once; what makes a film impossible, as often as there are rounds. */
const asksAgain = (faults: readonly Fault[], round: number): boolean =>
  faults.some(({ weight, mend }) => (weight === "fatal" && mend === undefined) || (weight !== "remark" && round === 1));

const stopped = (
  { model, report }: LanguageModelSettings,
  fallback: DirectorFallback,
  status: number | null = null,
): Outcome => {
  report(`${model.name} did not direct a film: ${fallback}${status === null ? "" : ` (HTTP ${status})`}`);
  return { fallback };
};

const reasonOf = (reply: Extract<ModelReply, { kind: "none" }>, { limit, options }: Job): DirectorFallback =>
  limit.aborted && !options.signal.aborted ? "timeout" : reply.because;

/** One call, counted; null where the account has none left. */
const askOnce = async (
  settings: LanguageModelSettings,
  { brief, options, judge, tally, limit }: Job,
  system: string,
  turns: readonly Turn[],
): Promise<ModelReply | null> => {
  const { model, elements } = settings;
  const call = await taken(settings, options.account);
  if (typeof call !== "string") return call;
  const { context, onPartial } = options;
  const follow = onPartial === undefined ? null : followAnswer({ elements, context, judge, tell: onPartial });
  const signal = AbortSignal.any([options.signal, limit]);
  const asked = model.ask({
    system,
    turns,
    schema: askedSchemas[isStanding(context) ? "shots" : "film"],
    schemaName: isStanding(context) ? "shots" : "screenplay",
    maxOutputTokens: mostTokens,
    seed: brief.seed,
    signal,
    ...(follow === null ? {} : { onPartial: (partial: unknown) => follow.grown(partial) }),
  });
  const reply = await Promise.race([asked, unanswered(signal)]);
  if (reply.kind === "answer") follow?.grown(jsonIn(reply.text), true);
  await follow?.told();
  const { tokens_in, tokens_out } = reply.usage;
  const cost = costOf(model.name, reply.usage);
  tally.rounds += 1;
  tally.tokens_in += tokens_in;
  tally.tokens_out += tokens_out;
  tally.cost_usd = tally.cost_usd === null || cost === null ? null : tally.cost_usd + cost;
  await recorded(settings, call, { tokens_in, tokens_out, cost_usd: cost });
  return reply;
};

const silent: Extract<ModelReply, { kind: "none" }> = {
  kind: "none",
  because: "unavailable",
  status: null,
  usage: noUsage,
};

/** Takes one of an account's calls: its id, null where none is left, or that calls cannot be counted just now. */
const taken = async (
  { model, ledger, report }: LanguageModelSettings,
  account: string | null | undefined,
): Promise<string | null | typeof silent> => {
  try {
    return await ledger.take({ account: account ?? null, model: model.name });
  } catch (cause) {
    // What cannot be counted cannot be bounded: it is not made.
    report(`calls cannot be counted: ${messageOf(cause)}`);
    return silent;
  }
};

const recorded = async ({ ledger, report }: LanguageModelSettings, call: string, usage: CallUsage): Promise<void> => {
  try {
    await ledger.record(call, usage);
  } catch (cause) {
    report(`what a call took cannot be recorded: ${messageOf(cause)}`);
  }
};

/** The reply of a model that does not even notice that its time is up. */
const unanswered = (signal: AbortSignal): Promise<ModelReply> =>
  new Promise((resolve) => {
    const end = () => resolve(silent);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });

interface ReadAnswer {
  /** The film as it would be taken; null where it cannot be. */
  candidate: Candidate | null;
  faults: readonly Fault[];
  repairs: readonly Repair[];
}

/** An answer as a film, with everything that is wrong with it. */
const readAnswer = async (text: string, system: string, { brief, options, judge, take }: Job): Promise<ReadAnswer> => {
  const { context } = options;
  const unreadable = (says: string): ReadAnswer => ({
    candidate: null,
    faults: [{ path: "answer", says, weight: "fatal" }],
    repairs: [],
  });
  const answer = jsonIn(text);
  if (answer === undefined)
    return unreadable("it is not one whole JSON object, or it broke off; write less if it was long");
  const taken = isStanding(context) ? takePart(answer, context, take) : takeFilm(answer, take);
  if (taken.screenplay === null) return unreadable(taken.because);
  const found = await judge(textsForGate(taken.screenplay));
  const checked: Checked = { brief, context, touched: taken.touched, system, found };
  const faults = checkFilm(taken.screenplay, checked);
  const { repairs } = taken;
  if (faults.some(({ weight, mend }) => weight === "fatal" && mend === undefined))
    return { candidate: null, faults, repairs };
  const mended = mendFilm(taken.screenplay, faults);
  const screenplay = screenplaySchema.parse(mended.film);
  const owed = faults.filter(({ weight, mend }) => weight === "owed" && mend === undefined).length;
  return { candidate: { screenplay, repairs: [...repairs, ...mended.repairs], owed }, faults, repairs };
};
