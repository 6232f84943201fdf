import type { LanguageModel } from "ai";
import type { Director } from "./director.ts";
import type { LanguageModelSettings } from "./language-model.ts";
import type { ModelPort } from "./models/model-port.ts";
import type { LocalModelSettings } from "./local/local-model.ts";

const vendors = ["anthropic", "openai", "google", "gateway", "compatible"] as const;
type Vendor = (typeof vendors)[number];
export const directorProviders = [...vendors, "local"] as const;
export type DirectorProvider = (typeof directorProviders)[number];

/** Where a model is reached and as whom. */
export interface ModelAccess {
  provider: DirectorProvider;
  /** The vendor's own name of the model; of a local one, its file in the folder of models. */
  model: string;
  /** Null where a server of one's own wants none, and for a local model. */
  apiKey: string | null;
  /**
   * Where the vendor's API is reached instead of its own address: an origin, or an address with a path of its own.
   * `compatible` cannot do without.
   */
  baseUrl: string | undefined;
  /** Folder of model files; only `local` needs it. */
  local?: LocalModelSettings;
}

export type DirectorSettings = ModelAccess & Omit<LanguageModelSettings, "model">;

/** Path of each vendor's API under its origin. */
const apiPath: Record<Vendor, string> = {
  anthropic: "/v1",
  openai: "/v1",
  google: "/v1beta",
  gateway: "/v4/ai",
  compatible: "/v1",
};

const addressed = (provider: Vendor, baseUrl: string | undefined): { baseURL?: string } => {
  if (baseUrl === undefined) return {};
  const bare = baseUrl.replace(/\/+$/u, "");
  return { baseURL: new URL(bare).pathname === "/" ? `${bare}${apiPath[provider]}` : bare };
};

/** Each vendor's package is loaded only where it is asked for. */
const vendorModel = async (provider: Vendor, { model, apiKey, baseUrl }: ModelAccess): Promise<LanguageModel> => {
  const address = addressed(provider, baseUrl);
  const settings = { apiKey: apiKey ?? "", ...address };
  switch (provider) {
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic(settings)(model);
    case "openai":
      return (await import("@ai-sdk/openai")).createOpenAI(settings)(model);
    case "google":
      return (await import("@ai-sdk/google")).createGoogle(settings)(model);
    case "gateway":
      return (await import("ai")).createGateway(settings)(model);
    case "compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      if (address.baseURL === undefined) throw new Error("a compatible server needs its address");
      return createOpenAICompatible({
        name: "compatible",
        baseURL: address.baseURL,
        ...(apiKey === null ? {} : { apiKey }),
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(model);
    }
  }
};

/** The model that the settings name. Nothing is called before it is asked something. */
export const openModel = async (access: ModelAccess): Promise<ModelPort> => {
  const { provider } = access;
  const name = `${provider}:${access.model}`;
  if (provider === "local") {
    const { openLocalModel } = await import("./local/local-model.ts");
    if (access.local === undefined) throw new Error("a local model needs the folder that it is in");
    return openLocalModel(name, access.model, access.local);
  }
  const [{ sdkModel }, model] = await Promise.all([import("./models/sdk-model.ts"), vendorModel(provider, access)]);
  const isOwn = provider === "compatible";
  return sdkModel({
    name,
    model,
    // A server of one's own may not know how to be asked to think less.
    reasoning: isOwn ? "provider-default" : "none",
    takesSeed: isOwn || provider === "google",
  });
};

/** The director that the settings name. */
export const openDirector = async (settings: DirectorSettings): Promise<Director> => {
  const [{ languageModelDirector }, model] = await Promise.all([import("./language-model.ts"), openModel(settings)]);
  return languageModelDirector({ ...settings, model });
};

/** `provider:model`, or `local` alone, taken apart; null when it is not of that form. */
export const readDirectorName = (name: string): { provider: DirectorProvider; model: string } | null => {
  if (name === "local") return { provider: "local", model: "default" };
  const [, prefix, model] = /^([a-z]+):(\S+)$/u.exec(name) ?? [];
  const provider = directorProviders.find((each) => each === prefix);
  return provider === undefined || model === undefined ? null : { provider, model };
};
