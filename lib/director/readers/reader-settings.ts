import { z } from "zod";
import { openModeration } from "./moderation.ts";
import { moderationReader, timely } from "./second-readers.ts";
import type { SecondReader } from "#lib/director/director.ts";

/** What the environment says of who is asked beside the rules. */
export const readerSettings = {
  SHOTWRIGHT_SECOND_OPINION: z.enum(["auto", "off", "model", "moderation", "both"]).default("auto"),
  SHOTWRIGHT_SECOND_OPINION_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(8000),
};

interface ReaderEnvironment {
  SHOTWRIGHT_SECOND_OPINION: "auto" | "off" | "model" | "moderation" | "both";
  SHOTWRIGHT_SECOND_OPINION_TIMEOUT_MS: number;
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
}

/**
 * Who is asked: the language model wherever one is set, unless it is switched off; the moderation endpoint only where it
 * is named, for it sends words to somebody. Throws where somebody is named who cannot be reached.
 */
export const readersFor = (
  env: ReaderEnvironment,
  reach: { model: SecondReader | null; fetch: typeof fetch; report: (message: string) => void },
): SecondReader[] => {
  const wanted = env.SHOTWRIGHT_SECOND_OPINION;
  const { model, fetch, report } = reach;
  const readers: SecondReader[] = [];
  if (wanted === "auto" && model !== null && !model.name.startsWith("local")) readers.push(model);
  if (wanted === "model" || wanted === "both") {
    if (model === null) throw unusable("SHOTWRIGHT_LLM", wanted);
    readers.push(model);
  }
  if (wanted === "moderation" || wanted === "both") {
    const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = env;
    if (apiKey === undefined) throw unusable("OPENAI_API_KEY", wanted);
    readers.push(moderationReader(openModeration({ apiKey, baseUrl, fetch, report })));
  }
  return readers.map((reader) => timely(reader, env.SHOTWRIGHT_SECOND_OPINION_TIMEOUT_MS));
};

const unusable = (variable: string, wanted: string): Error =>
  new Error(`The environment cannot be used. ${variable}: is needed for SHOTWRIGHT_SECOND_OPINION=${wanted}.`);
