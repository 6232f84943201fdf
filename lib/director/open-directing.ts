import { existsSync } from "node:fs";
import path from "node:path";
import type { ElementCard } from "#lib/contract/element.ts";
import { askBriefly } from "./ask-briefly.ts";
import type { Director, SecondReader } from "./director.ts";
import { directorStatus } from "./director-status.ts";
import { type DirectorRecords, storedAnswers, storedLedger } from "./keeping/stored.ts";
import type { LanguageModelSettings } from "./language-model.ts";
import { localPaths } from "./local/local-folder.ts";
import { modelReader } from "./readers/second-readers.ts";
import { type DirectorProvider, openModel, readDirectorName } from "./open-director.ts";

/** How the environment names a language model and reaches it. */
export interface DirectingSettings {
  /** `provider:model`; undefined where none is set. */
  name: string | undefined;
  /** Key and address by provider; a provider that can do without a key has null. */
  access: Record<
    DirectorProvider,
    { apiKey: string | null | undefined; baseUrl: string | undefined; variable: string }
  >;
  timeoutMs: number;
  callsPerDay: number;
  dataFolder: string;
  elements: readonly ElementCard[];
  judgeFor: LanguageModelSettings["judgeFor"];
  plannerVersion: string;
  records: DirectorRecords & {
    used: (accountId: string, from: Date, to: Date) => Promise<{ calls: number }>;
  };
  clock: () => Date;
  /** Milliseconds of any clock. */
  now: () => number;
  newId: () => string;
  report: (message: string) => void;
}

const dayMs = 86_400_000;

/**
 * Whoever directs where a language model is set, and how that stands; its packages are loaded only then. Throws where a
 * model is named and its key or address is missing.
 */
export const openDirecting = async (
  settings: DirectingSettings,
): Promise<{
  director: Director | null;
  /** The same model, asked whether words may be filmed; null where none is set. */
  reader: SecondReader | null;
  status: ReturnType<typeof directorStatus>;
}> => {
  const { timeoutMs, callsPerDay, clock, now, records, report, plannerVersion } = settings;
  const named = readDirectorName(settings.name ?? "");
  const described = {
    timeoutMs,
    callsPerDay,
    coverageVersion: plannerVersion,
    now,
    callsToday: async (account: string) => {
      const today = new Date(Math.floor(clock().getTime() / dayMs) * dayMs);
      return (await records.used(account, today, new Date(today.getTime() + dayMs))).calls;
    },
  };
  if (named === null) {
    const ask = () => Promise.reject(new Error("No language model is set."));
    return {
      director: null,
      reader: null,
      status: directorStatus({ ...described, name: null, connected: () => false, ask }),
    };
  }
  const { apiKey, baseUrl, variable } = settings.access[named.provider];
  if (apiKey === undefined || (named.provider === "compatible" && baseUrl === undefined))
    throw new Error(`The environment cannot be used. ${variable}: is needed for SHOTWRIGHT_LLM=${named.provider}:….`);
  const folder = path.join(/* turbopackIgnore: true */ settings.dataFolder, "director");
  const model = await openModel({ ...named, apiKey, baseUrl, local: { folder, report } });
  const { languageModelDirector } = await import("./language-model.ts");
  const ledger = storedLedger(records, { callsPerDay, now: clock, newId: settings.newId });
  const director = languageModelDirector({
    model,
    elements: settings.elements,
    judgeFor: settings.judgeFor,
    timeoutMs,
    plannerVersion,
    answers: storedAnswers(records, clock),
    ledger,
    now,
    report,
  });
  const { manifest, runner } = localPaths(folder);
  const connected = () => named.provider !== "local" || (existsSync(manifest) && existsSync(runner));
  const ask = (signal: AbortSignal) => askBriefly(model, signal);
  const status = directorStatus({ ...described, name: model.name, connected, ask });
  return { director, reader: modelReader(model, ledger, report), status };
};
