import type { AskedOpinion, GateFinding } from "#lib/contract/plan.ts";
import type { StopReason } from "#lib/director/director.ts";
import { findingOf } from "#lib/gate/finding-of.ts";
import { type FieldText, type FilmWords, wordsOfFilm } from "#lib/gate/words-of-film.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import type { Context } from "./operation.ts";

/** Longest text that is given to somebody, in characters: more than a film of eight shots holds. */
const mostText = 12_000;

const isConclusive = ({ answer }: AskedOpinion): boolean => answer === "agrees" || answer === "stops";

/** The words of a film as one reads them: what people wrote, what is told shot by shot, what is read on it. */
const textOf = (words: readonly FieldText[]): string =>
  [...new Set(words.map(({ text }) => text))].join("\n").slice(0, mostText);

const evidenceOf = (quote: string | null, words: readonly FieldText[]): GateFinding["evidence"] => {
  if (quote === null) return [];
  const field = words.find(({ text }) => text.toLowerCase().includes(quote.toLowerCase()))?.field;
  return [
    {
      kind: "span",
      text: quote,
      start: null,
      end: null,
      asset_id: null,
      box: null,
      ...(field === undefined || field === "/raw_intent" ? {} : { field }),
    },
  ];
};

/**
 * What those who are asked beside the rules have against the words of a film, and what became of asking each. Their
 * silence changes nothing. Nobody is asked about words that the rules stop: those are sent to nobody.
 */
export const askSecond = async (
  ctx: Context,
  { said, brand, told, seen }: FilmWords,
): Promise<{ findings: GateFinding[]; second_opinions: AskedOpinion[] }> => {
  const words = [...said, ...brand, ...seen, ...told.filter(({ field }) => !field.endsWith("/prompt"))];
  const text = textOf(words);
  const asked = { signal: ctx.signal, account: ctx.accountId };
  const readings = await Promise.all(
    ctx.secondReaders.map(async ({ name, read }) => ({ name, ...(await read(text, asked)) })),
  );
  return {
    findings: readings.flatMap(({ stops }) =>
      stops.map(({ code, quote }: StopReason) => findingOf(code, evidenceOf(quote, words))),
    ),
    second_opinions: readings.map(({ name, answer }) => ({ by: name, answer })),
  };
};

/**
 * A stored plan about which everybody was asked: itself where all of them answered when it was made, or do so now and
 * have nothing against it; else the same plan under another id, with what they found.
 */
export const withOpinions = async (ctx: Context, plan: StoredPlan): Promise<StoredPlan> => {
  const { gate } = plan;
  const isOpen = gate.findings.every((finding) => finding.gate !== "policy");
  const conclusive = (gate.second_opinions ?? []).filter(isConclusive).map(({ by }) => by);
  if (!isOpen || ctx.secondReaders.every(({ name }) => conclusive.includes(name))) return plan;
  const { findings, second_opinions } = await askSecond(ctx, wordsOfFilm(plan));
  if (findings.length === 0) return plan;
  const stopped: StoredPlan = {
    ...plan,
    plan_id: ctx.newId("plan"),
    parent_plan_id: plan.plan_id,
    gate: { would_block: true, findings: [...gate.findings, ...findings], second_opinions },
    created_at: ctx.clock(),
  };
  await ctx.store.plans.create(stopped);
  return stopped;
};
