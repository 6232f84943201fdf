import {
  APICallError,
  jsonSchema,
  type JSONSchema7,
  type LanguageModel,
  type ModelMessage,
  Output,
  streamText,
  type SystemModelMessage,
} from "ai";
import { type ModelPort, type ModelReply, type ModelRequest, type ModelUsage, noUsage } from "./model-port.ts";

export interface SdkModelSettings {
  /** `provider:model`. */
  name: string;
  model: LanguageModel;
  /** `none` asks for as little thinking beforehand as the model allows: a film has little time to be directed in. */
  reasoning: "provider-default" | "none";
  /** Whether the vendor takes a seed. */
  takesSeed: boolean;
}

/** What the vendor says against a request itself, and not against who asks or how often. */
const refusedForm: ReadonlySet<number> = new Set([400, 404, 415, 422, 501]);

// The SDK would write every setting that a model does not know to the console.
const quiet = globalThis as typeof globalThis & { AI_SDK_LOG_WARNINGS?: false };

/** A vendor's model through the AI SDK, streamed, with structured output where the vendor has it. */
export const sdkModel = ({ name, model, reasoning, takesSeed }: SdkModelSettings): ModelPort => {
  quiet.AI_SDK_LOG_WARNINGS = false;
  // A server that does not know our kind of schema says so once; the shape stands in the text as well.
  let takesSchema = true;
  const call = async (request: ModelRequest, structured: boolean): Promise<ModelReply> => {
    let fault: unknown = null;
    const result = streamText({
      model,
      instructions: systemMessage(request.system),
      messages: request.turns.map(({ role, text }): ModelMessage => ({ role, content: text })),
      output: structured
        ? Output.object({ schema: untested(request.schema), name: request.schemaName })
        : Output.json(),
      maxOutputTokens: request.maxOutputTokens,
      maxRetries: 0,
      abortSignal: request.signal,
      ...(reasoning === "provider-default" ? {} : { reasoning }),
      // Nothing of anybody's words is to stay with the vendor, and summaries of thoughts are nobody's to read.
      providerOptions: { openai: { store: false, reasoningSummary: null } },
      ...(takesSeed ? { seed: request.seed } : {}),
      onError: ({ error }) => {
        fault ??= error;
      },
    });
    for await (const partial of result.partialOutputStream) request.onPartial?.(partial);
    if (fault !== null) throw fault;
    const [text, finishReason, usage] = await Promise.all([result.text, result.finishReason, result.usage]);
    const used = usageOf(usage);
    // Asked for an object, a model that says a sentence instead has declined.
    if (finishReason === "content-filter" || !text.includes("{"))
      return { kind: "none", because: "refused", status: null, usage: used };
    return finishReason === "error"
      ? { kind: "none", because: "unavailable", status: null, usage: used }
      : { kind: "answer", text, usage: used };
  };
  const none = (cause: unknown): ModelReply => ({
    kind: "none",
    because: "unavailable",
    status: statusOf(cause),
    usage: noUsage,
  });
  return {
    name,
    ask: async (request) => {
      try {
        return await call(request, takesSchema);
      } catch (cause) {
        if (!takesSchema || !refusedForm.has(statusOf(cause) ?? 0)) return none(cause);
      }
      try {
        const reply = await call(request, false);
        takesSchema = false;
        return reply;
      } catch (cause) {
        return none(cause);
      }
    },
  };
};

const systemMessage = (content: string): SystemModelMessage => ({
  role: "system",
  content,
  // Only Anthropic wants to be asked; the others keep beginnings by themselves.
  providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } },
});

/** The schema as a wish: whatever comes is judged by us, as a whole. */
const untested = (schema: Record<string, unknown>) =>
  jsonSchema<unknown>(schema as JSONSchema7, { validate: (value) => ({ success: true, value }) });

const usageOf = ({
  inputTokens,
  inputTokenDetails,
  outputTokens,
}: {
  inputTokens: number | undefined;
  inputTokenDetails: { cacheReadTokens: number | undefined };
  outputTokens: number | undefined;
}): ModelUsage => ({
  tokens_in: inputTokens ?? 0,
  tokens_kept: inputTokenDetails.cacheReadTokens ?? 0,
  tokens_out: outputTokens ?? 0,
});

/** HTTP status of a failed call, null where it never had one. */
const statusOf = (cause: unknown): number | null => {
  if (APICallError.isInstance(cause)) return cause.statusCode ?? null;
  return typeof cause === "object" && cause !== null && "statusCode" in cause && typeof cause.statusCode === "number"
    ? cause.statusCode
    : null;
};
