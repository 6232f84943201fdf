import type { SecondReader, StopReason, TextReading } from "#lib/director/director.ts";
import type { CallLedger } from "#lib/director/keeping/call-ledger.ts";
import { costOf } from "#lib/director/keeping/cost.ts";
import type { ModelPort } from "#lib/director/models/model-port.ts";
import type { openModeration } from "./moderation.ts";
import { type OpinionFinding, secondOpinion } from "./second-opinion.ts";

const codeOfOpinion: Record<OpinionFinding["code"], StopReason["code"]> = {
  sexual_minors: "sexual_minors",
  sexual_explicit: "sexual_content",
  real_person: "named_person",
  hate: "hate",
  self_harm: "self_harm",
  violent_instructions: "harm_instructions",
  dangerous_goods: "harm_instructions",
  deception: "deception",
};

/** Categories of the moderation endpoint. Plain violence and harassment are not among ours: stories hold both. */
const codeOfCategory: Record<string, StopReason["code"]> = {
  "sexual/minors": "sexual_minors",
  sexual: "sexual_content",
  "violence/graphic": "graphic_violence",
  hate: "hate",
  "hate/threatening": "hate",
  "self-harm": "self_harm",
  "self-harm/intent": "self_harm",
  "self-harm/instructions": "self_harm",
  illicit: "harm_instructions",
  "illicit/violent": "harm_instructions",
};

const told = (stops: StopReason[]): TextReading => ({ answer: stops.length > 0 ? "stops" : "agrees", stops });

/** A language model as a reader; every call counts as one of the account's day. */
export const modelReader = (model: ModelPort, ledger: CallLedger, report: (message: string) => void): SecondReader => ({
  name: model.name,
  read: async (text, { signal, account }) => {
    try {
      const call = await ledger.take({ account, model: model.name });
      if (call === null) return { answer: "limit", stops: [] };
      const opinion = await secondOpinion(text, model, signal);
      const { tokens_in, tokens_out } = opinion.usage;
      await ledger.record(call, { tokens_in, tokens_out, cost_usd: costOf(model.name, opinion.usage) });
      if (opinion.kind === "none") return { answer: opinion.because, stops: [] };
      return told(opinion.findings.map(({ code, quote }) => ({ code: codeOfOpinion[code], quote })));
    } catch (cause) {
      report(`${model.name} gave no second opinion: ${cause instanceof Error ? cause.name : "unknown"}`);
      return { answer: "unavailable", stops: [] };
    }
  },
});

/** The moderation endpoint as a reader. */
export const moderationReader = (moderate: ReturnType<typeof openModeration>): SecondReader => ({
  name: "openai:omni-moderation-latest",
  read: async (text, { signal }) => {
    const moderation = await moderate([{ type: "text", text }], signal);
    if (moderation.kind === "none") return { answer: moderation.because, stops: [] };
    const codes = moderation.categories.flatMap((category) => codeOfCategory[category] ?? []);
    return told([...new Set(codes)].map((code) => ({ code, quote: null })));
  },
});

/** Texts whose readings are kept, the latest ones; what nobody answered is asked for again. */
const mostKept = 500;

/** A reader that answers in time or says that it did not, and is asked once for each text. */
export const timely = (reader: SecondReader, timeoutMs: number): SecondReader => {
  const known = new Map<string, TextReading>();
  const read: SecondReader["read"] = async (text, { signal, account }) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const until = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const reading = await Promise.race([reader.read(text, { signal: until, account }), late(until)]);
    if (reading.answer !== "agrees" && reading.answer !== "stops")
      return until.aborted ? { answer: "timeout", stops: [] } : reading;
    const [oldest] = known.keys();
    if (known.size >= mostKept && oldest !== undefined) known.delete(oldest);
    known.set(text, reading);
    return reading;
  };
  return { name: reader.name, read };
};

/** The reading of somebody who does not even notice that the time is up. */
const late = (until: AbortSignal): Promise<TextReading> =>
  new Promise((resolve) => {
    const end = () => resolve({ answer: "timeout", stops: [] });
    if (until.aborted) end();
    else until.addEventListener("abort", end, { once: true });
  });
