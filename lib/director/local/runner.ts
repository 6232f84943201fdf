/** As much of node-llama-cpp as a director needs: it is installed apart, so its own types are not at hand. */

type History = ({ type: "system" | "user"; text: string } | { type: "model"; response: string[] })[];

interface Sequence {
  tokenMeter: { usedInputTokens: number; usedOutputTokens: number };
}
interface Context {
  contextSize: number;
  getSequence: () => Sequence;
  dispose: () => Promise<void>;
}
export interface RunnerModel {
  trainContextSize: number;
  tokenize: (text: string) => readonly number[];
  createContext: (options: { contextSize: { max: number }; threads: number }) => Promise<Context>;
  dispose: () => Promise<void>;
}
export interface Runner {
  cpuMathCores: number;
  loadModel: (options: { modelPath: string; gpuLayers: 0; loadSignal?: AbortSignal }) => Promise<RunnerModel>;
  createGrammarForJsonSchema: (schema: Record<string, unknown>) => Promise<unknown>;
  dispose: () => Promise<void>;
}
interface Session {
  setChatHistory: (history: History) => void;
  prompt: (
    text: string,
    options: {
      grammar: unknown;
      maxTokens: number;
      signal: AbortSignal;
      temperature: number;
      seed: number;
      onTextChunk: (chunk: string) => void;
    },
  ) => Promise<string>;
}
export interface RunnerPackage {
  getLlama: (options: { build: "never"; gpu: false; logLevel: "error" }) => Promise<Runner>;
  LlamaChatSession: new (options: { contextSequence: Sequence; systemPrompt: string }) => Session;
}
export type { History };
