import { pathToFileURL } from "node:url";
import { parsePartialJson } from "ai";
import { type ModelPort, type ModelReply, type ModelRequest, noUsage } from "#lib/director/models/model-port.ts";
import { localPaths, modelFile } from "./local-folder.ts";
import type { History, Runner, RunnerModel, RunnerPackage } from "./runner.ts";

export interface LocalModelSettings {
  /** Folder that `npm run director:local` filled. */
  folder: string;
  /** Told why a model cannot be loaded or asked, in words that hold nobody's text. */
  report: (message: string) => void;
}

/** Tokens of question and answer together: a film, its catalog and one more round. */
const contextTokens = 24_576;
/** Room that an answer needs at the least. */
const answerTokens = 1500;
const temperature = 0.8;

interface Loaded {
  parts: RunnerPackage;
  runner: Runner;
  model: RunnerModel;
}

/**
 * A small model in this process, on its processor alone. Its JSON is held to the schema by a grammar, token by token.
 * One question at a time: two would only slow each other.
 */
export const openLocalModel = (
  name: string,
  model: string,
  { folder, report }: LocalModelSettings,
): ModelPort & { close: () => Promise<void> } => {
  let loading: Promise<Loaded> | null = null;
  let before: Promise<unknown> = Promise.resolve();
  const load = async (): Promise<Loaded> => {
    const address = pathToFileURL(localPaths(folder).runner).href;
    // Its place is known only when the service runs, and no bundler may look for it.
    const parts = (await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ address)) as RunnerPackage;
    const runner = await parts.getLlama({ build: "never", gpu: false, logLevel: "error" });
    const loaded = await runner.loadModel({ modelPath: await modelFile(folder, model), gpuLayers: 0 });
    return { parts, runner, model: loaded };
  };
  const ask = async (request: ModelRequest): Promise<ModelReply> => {
    try {
      request.signal.throwIfAborted();
      loading ??= load();
      return await answer(await loading, request);
    } catch (cause) {
      if (!request.signal.aborted) {
        // What failed to load may be there at the next question.
        loading = null;
        report(`${name} cannot be asked: ${reasonOf(cause)}`);
      }
      return { kind: "none", because: "unavailable", status: null, usage: noUsage };
    }
  };
  return {
    name,
    ask: (request) => {
      const asked = before.then(() => ask(request));
      before = asked;
      return asked;
    },
    close: async () => {
      await before;
      const loaded = await loading;
      await loaded?.model.dispose();
      await loaded?.runner.dispose();
      loading = null;
    },
  };
};

/** Paths and texts stay out of what is told: only what kind of fault it is. */
const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return "unknown";
  const code = "code" in cause && typeof cause.code === "string" ? ` ${cause.code}` : "";
  return `${cause.name}${code}`;
};

const historyOf = ({ system, turns }: ModelRequest): History => [
  { type: "system", text: system },
  ...turns
    .slice(0, -1)
    .map(({ role, text }): History[number] =>
      role === "user" ? { type: "user", text } : { type: "model", response: [text] },
    ),
];

const answer = async ({ parts, runner, model }: Loaded, request: ModelRequest): Promise<ModelReply> => {
  const said = [request.system, ...request.turns.map(({ text }) => text)];
  const asked = said.reduce((sum, text) => sum + model.tokenize(text).length, 0);
  const most = Math.min(contextTokens, model.trainContextSize);
  if (asked + answerTokens > most) throw new RangeError("The question does not fit the model.");
  const grammar = await runner.createGrammarForJsonSchema(request.schema);
  // Threads of the runner wait for each other by spinning: one more than there are free cores, and all of them crawl.
  const threads = Math.max(1, runner.cpuMathCores - 1);
  const context = await model.createContext({ contextSize: { max: most }, threads });
  try {
    const sequence = context.getSequence();
    const session = new parts.LlamaChatSession({ contextSequence: sequence, systemPrompt: request.system });
    session.setChatHistory(historyOf(request));
    const follow = followText(request);
    const text = await session.prompt(request.turns.at(-1)?.text ?? "", {
      grammar,
      maxTokens: Math.min(request.maxOutputTokens, context.contextSize - asked),
      signal: request.signal,
      temperature,
      seed: request.seed,
      onTextChunk: follow,
    });
    const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter;
    return {
      kind: "answer",
      text,
      usage: { tokens_in: usedInputTokens, tokens_kept: 0, tokens_out: usedOutputTokens },
    };
  } finally {
    await context.dispose();
  }
};

/** Tells what is whole so far, each time that something was closed. */
const followText = ({ onPartial }: ModelRequest): ((chunk: string) => void) => {
  let text = "";
  let told: Promise<void> = Promise.resolve();
  return (chunk) => {
    text += chunk;
    if (onPartial === undefined || !/[}\]]/u.test(chunk)) return;
    const sofar = text;
    told = told.then(async () => {
      const { value } = await parsePartialJson(sofar);
      if (value !== undefined) onPartial(value);
    });
  };
};
