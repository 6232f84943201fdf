import type { LanguageModel } from "ai";
import type { Director } from "./director.ts";

const providers = ["anthropic", "openai", "google"] as const;
export type DirectorProvider = (typeof providers)[number];

export interface DirectorSettings {
  provider: DirectorProvider;
  /** The vendor's own name of the model. */
  model: string;
  apiKey: string;
  /** Where the vendor's API is reached instead of its own address: an origin, or an address with a path of its own. */
  baseUrl: string | undefined;
  timeoutMs: number;
  report: (message: string) => void;
}

/** Path of each vendor's API under its origin. */
const apiPath: Record<DirectorProvider, string> = { anthropic: "/v1", openai: "/v1", google: "/v1beta" };

const addressed = (provider: DirectorProvider, baseUrl: string | undefined): { baseURL?: string } => {
  if (baseUrl === undefined) return {};
  const bare = baseUrl.replace(/\/+$/u, "");
  return { baseURL: new URL(bare).pathname === "/" ? `${bare}${apiPath[provider]}` : bare };
};

/** Each vendor's package is loaded only where it is asked for. */
const modelOf = async ({ provider, model, apiKey, baseUrl }: DirectorSettings): Promise<LanguageModel> => {
  const settings = { apiKey, ...addressed(provider, baseUrl) };
  switch (provider) {
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic(settings)(model);
    case "openai":
      return (await import("@ai-sdk/openai")).createOpenAI(settings)(model);
    case "google":
      return (await import("@ai-sdk/google")).createGoogle(settings)(model);
  }
};

/** The director that the settings name. Nothing is called before it is asked for advice. */
export const openDirector = async (settings: DirectorSettings): Promise<Director> => {
  const [{ languageModelDirector }, model] = await Promise.all([import("./language-model.ts"), modelOf(settings)]);
  const { timeoutMs, report } = settings;
  return languageModelDirector({ name: `${settings.provider}:${settings.model}`, model, timeoutMs, report });
};

/** `provider:model` taken apart; null when it is not of that form. */
export const readDirectorName = (name: string): { provider: DirectorProvider; model: string } | null => {
  const [, prefix, model] = /^([a-z]+):(\S+)$/u.exec(name) ?? [];
  const provider = providers.find((each) => each === prefix);
  return provider === undefined || model === undefined ? null : { provider, model };
};
