import type { DirectorDescription, DirectorTest } from "#lib/contract/director-rows.ts";
import { directorChoices } from "./director-choices.ts";

/** What one short question to a model took. */
export interface Asked {
  tokens_in: number;
  tokens_out: number;
  cost_usd: number | null;
}

export interface DirectorStatusSettings {
  /** `provider:model` of the model that is set; null where none is. */
  name: string | null;
  /** Whether it can be asked now; a model in this process may not have been fetched yet. */
  connected: () => boolean;
  timeoutMs: number;
  callsPerDay: number;
  callsToday: (accountId: string) => Promise<number>;
  /** Asks the model one short question; rejects where it does not answer. */
  ask: (signal: AbortSignal) => Promise<Asked>;
  coverageVersion: string;
  /** Milliseconds of a clock. */
  now: () => number;
}

/** Who directs as it is now, and whether a language model answers. */
export const directorStatus = (settings: DirectorStatusSettings) => ({
  describe: async (accountId: string): Promise<DirectorDescription> => ({
    language_model:
      settings.name === null
        ? null
        : { name: settings.name, provider: providerOf(settings.name), connected: settings.connected() },
    timeout_seconds: settings.timeoutMs / 1000,
    calls_per_day: settings.callsPerDay,
    calls_today: settings.name === null ? 0 : await settings.callsToday(accountId),
    choices: [...directorChoices],
    coverage: { version: settings.coverageVersion },
  }),
  test: (signal: AbortSignal): Promise<DirectorTest> => testModel(settings, signal),
});

const providerOf = (name: string): string => name.split(":", 1)[0] ?? name;

const testModel = async (settings: DirectorStatusSettings, signal: AbortSignal): Promise<DirectorTest> => {
  const { name, timeoutMs } = settings;
  if (name === null) return failed(0, "No language model is set. Set SHOTWRIGHT_LLM and start the service again.");
  const limit = AbortSignal.timeout(timeoutMs);
  const begun = settings.now();
  const seconds = () => Math.round(settings.now() - begun) / 1000;
  try {
    const took = await settings.ask(AbortSignal.any([signal, limit]));
    return { ok: true, seconds: seconds(), ...took, message: `${name} answered.` };
  } catch (cause) {
    return failed(seconds(), limit.aborted ? `${name} did not answer within ${timeoutMs / 1000} s.` : why(name, cause));
  }
};

const failed = (seconds: number, message: string): DirectorTest => ({
  ok: false,
  seconds,
  tokens_in: 0,
  tokens_out: 0,
  cost_usd: 0,
  message,
});

/** A vendor's refusal in plain words. Its own text is left out: it may hold a key or an address. */
const why = (name: string, cause: unknown): string => {
  const status =
    typeof cause === "object" && cause !== null && "statusCode" in cause && typeof cause.statusCode === "number"
      ? cause.statusCode
      : null;
  const needs = directorChoices.find(({ provider }) => provider === providerOf(name))?.needs.join(" and ") ?? "";
  if (status === 401 || status === 403)
    return `${name} refused the key (HTTP ${status}).${needs === "" ? "" : ` Look at ${needs}.`}`;
  if (status === 404) return `There is no such model: ${name} (HTTP 404). Look at SHOTWRIGHT_LLM.`;
  if (status === 429) return `${name} has had too many calls, or the vendor's account is used up (HTTP 429).`;
  return status === null ? `${name} could not be reached.` : `${name} failed (HTTP ${status}).`;
};
