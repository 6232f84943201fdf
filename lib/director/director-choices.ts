import type { DirectorChoice } from "#lib/contract/director-rows.ts";

/** The ways to connect a language model, as a person reads them; the first is as good as any other. */
export const directorChoices: readonly DirectorChoice[] = [
  {
    provider: "anthropic",
    title: "Anthropic",
    variable: "SHOTWRIGHT_LLM=anthropic:<model>",
    needs: ["ANTHROPIC_API_KEY"],
    documentation: "https://docs.claude.com/en/docs/about-claude/models/overview",
  },
  {
    provider: "openai",
    title: "OpenAI",
    variable: "SHOTWRIGHT_LLM=openai:<model>",
    needs: ["OPENAI_API_KEY"],
    documentation: "https://platform.openai.com/docs/models",
  },
  {
    provider: "google",
    title: "Google",
    variable: "SHOTWRIGHT_LLM=google:<model>",
    needs: ["GOOGLE_GENERATIVE_AI_API_KEY"],
    documentation: "https://ai.google.dev/gemini-api/docs/models",
  },
  {
    provider: "gateway",
    title: "AI Gateway",
    variable: "SHOTWRIGHT_LLM=gateway:<vendor>/<model>",
    needs: ["AI_GATEWAY_API_KEY"],
    documentation: "https://vercel.com/docs/ai-gateway",
  },
  {
    provider: "compatible",
    title: "Ollama, llama.cpp, vLLM, LM Studio, OpenRouter",
    variable: "SHOTWRIGHT_LLM=compatible:<model>",
    needs: ["SHOTWRIGHT_LLM_BASE_URL"],
    documentation: "https://docs.ollama.com/api/openai-compatibility",
  },
  {
    provider: "local",
    title: "In this process",
    variable: "SHOTWRIGHT_LLM=local",
    needs: [],
    documentation: "https://node-llama-cpp.withcat.ai",
  },
];
