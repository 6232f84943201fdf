import { z } from "zod";
import type { DirectingSettings } from "./open-directing.ts";

const key = z.string().min(1).optional();
const address = z.url().optional();

/** Keys and addresses of the language models that may direct. */
export const directorSettings = {
  SHOTWRIGHT_LLM_BASE_URL: address,
  SHOTWRIGHT_LLM_API_KEY: key,
  AI_GATEWAY_API_KEY: key,
  AI_GATEWAY_BASE_URL: address,
  ANTHROPIC_API_KEY: key,
  ANTHROPIC_BASE_URL: address,
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: address,
  GOOGLE_GENERATIVE_AI_API_KEY: key,
  GOOGLE_BASE_URL: address,
};
type Settings = { [name in keyof typeof directorSettings]?: string | undefined };

/** How each provider is reached, and which variable says so. */
export const directorAccess = (env: Settings): DirectingSettings["access"] => ({
  anthropic: { apiKey: env.ANTHROPIC_API_KEY, baseUrl: env.ANTHROPIC_BASE_URL, variable: "ANTHROPIC_API_KEY" },
  openai: { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL, variable: "OPENAI_API_KEY" },
  google: {
    apiKey: env.GOOGLE_GENERATIVE_AI_API_KEY,
    baseUrl: env.GOOGLE_BASE_URL,
    variable: "GOOGLE_GENERATIVE_AI_API_KEY",
  },
  gateway: { apiKey: env.AI_GATEWAY_API_KEY, baseUrl: env.AI_GATEWAY_BASE_URL, variable: "AI_GATEWAY_API_KEY" },
  compatible: {
    apiKey: env.SHOTWRIGHT_LLM_API_KEY ?? null,
    baseUrl: env.SHOTWRIGHT_LLM_BASE_URL,
    variable: "SHOTWRIGHT_LLM_BASE_URL",
  },
  local: { apiKey: null, baseUrl: undefined, variable: "SHOTWRIGHT_DATA" },
});
