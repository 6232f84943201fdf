import {
  generateText,
  jsonSchema,
  type JSONSchema7,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  type LanguageModel,
} from "ai";
import { z } from "zod";
import type { FilmProposal } from "#lib/planning/proposals/proposal.ts";
import { briefText, instructions } from "./brief-text.ts";
import type { Advice, Director } from "./director.ts";
import { askedSchema, takenSchema } from "./proposal-schema.ts";

export interface LanguageModelSettings {
  /** `provider:model`. */
  name: string;
  model: LanguageModel;
  timeoutMs: number;
  /** Told what went wrong, in words that hold neither keys nor anybody's text. */
  report: (message: string) => void;
}

const asked = jsonSchema<FilmProposal>(
  // zod writes the same draft in types of its own.
  () => z.toJSONSchema(askedSchema, { target: "draft-7" }) as JSONSchema7,
  {
    validate: (value) => {
      const taken = takenSchema.safeParse(value);
      return taken.success ? { success: true, value: taken.data } : { success: false, error: taken.error };
    },
  },
);

const output = Output.object({ schema: asked, name: "film_proposal" });

/** A language model as a director: one call, no second try, structured output. */
export const languageModelDirector = ({ name, model, timeoutMs, report }: LanguageModelSettings): Director => {
  const none = (because: Because, status: number | null = null): Advice => {
    report(`${name} had no part in a plan: ${because}${status === null ? "" : ` (HTTP ${status})`}`);
    return { kind: "none", because };
  };
  return {
    name,
    advise: async (brief, signal) => {
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        const result = await generateText({
          model,
          instructions,
          prompt: briefText(brief),
          output,
          maxOutputTokens: 4000,
          maxRetries: 0,
          abortSignal: AbortSignal.any([signal, limit]),
        });
        return result.finishReason === "content-filter"
          ? none("refused")
          : { kind: "proposal", proposal: result.output };
      } catch (cause) {
        return none(limit.aborted ? "timeout" : reasonOf(cause), statusOf(cause));
      }
    },
  };
};

type Because = Extract<Advice, { kind: "none" }>["because"];

const reasonOf = (cause: unknown): Because => {
  if (NoObjectGeneratedError.isInstance(cause))
    return cause.finishReason === "content-filter" ? "refused" : "invalid_output";
  if (NoOutputGeneratedError.isInstance(cause)) return "refused";
  return "unavailable";
};

/** HTTP status of a failed call, null when it never had one. */
const statusOf = (cause: unknown): number | null =>
  typeof cause === "object" && cause !== null && "statusCode" in cause && typeof cause.statusCode === "number"
    ? cause.statusCode
    : null;
