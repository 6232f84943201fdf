import { clipSeconds } from "#lib/contract/clip-seconds.ts";
import type { Model } from "#lib/contract/model.ts";
import { usd } from "./words.ts";

/** The variable of the server's environment that connects a provider, for those that this service can speak to. */
const keys: Readonly<Record<string, string>> = { fal: "FAL_KEY" };

const providerNames: Readonly<Record<string, string>> = {
  fal: "fal",
  google: "Google",
  kling: "Kling",
  luma: "Luma",
  runway: "Runway",
};
export const providerName = (provider: string): string => providerNames[provider] ?? provider;

/** Whether films reach a model, and what that takes. */
export const connectionWords = ({
  connected,
  provider,
  status,
}: Pick<Model, "connected" | "provider" | "status">): { word: string; how: string } => {
  if (status === "removed") return { word: "Removed", how: "Its vendor took it back" };
  if (connected) return { word: "Connected", how: `Through ${providerName(provider)}` };
  const key = keys[provider];
  return key === undefined
    ? { word: "Not connected", how: `Through ${providerName(provider)}; it cannot be connected here yet` }
    : { word: "Not connected", how: `Set ${key} on the server` };
};

const number = (value: number): string => String(Number(value.toFixed(2)));

/** `4, 6 or 8 s`, `3 to 15 s`; null where it is not established. */
export const durationWords = (durations: Model["durations"]): string | null => {
  if (durations === null) return null;
  if ("values" in durations) {
    const all = durations.values.map(number);
    const last = all.at(-1) ?? "";
    return `${all.length < 2 ? last : `${all.slice(0, -1).join(", ")} or ${last}`} s`;
  }
  const { min, max } = durations;
  return min === max ? `${number(min)} s` : `${number(min)} to ${number(max)} s`;
};

/** What a model can be given beside the words: `first frame, last frame, up to 3 pictures`. */
export const inputWords = ({ text, first_frame, last_frame, reference_images }: Model["inputs"]): string[] => [
  ...(text === false ? [] : ["words"]),
  ...(first_frame === true ? ["first frame"] : []),
  ...(last_frame === true ? ["last frame"] : []),
  ...(reference_images === true
    ? ["reference pictures"]
    : typeof reference_images === "number" && reference_images > 0
      ? [reference_images === 1 ? "1 reference picture" : `up to ${reference_images} reference pictures`]
      : []),
];

export const audioWords: Record<NonNullable<Model["audio"]>, string> = {
  always: "Always with sound",
  optional: "Sound if asked",
  none: "Silent",
};

/** A shot that models are compared by, seconds. */
const shotOf = 5;

/** What a model costs in the terms of a film: `$0.42 for a 5 s shot`, with the rate behind it: `8.4 ¢ a second`. */
export const priceWords = ({
  price,
  durations,
}: Pick<Model, "price" | "durations">): { cost: string; rate: string } | null => {
  if (price === null) return null;
  const { amount_usd, per } = price;
  if (per !== "second") return { cost: `${usd(amount_usd)} ${per === "image" ? "an image" : `a ${per}`}`, rate: "" };
  const seconds = durations === null ? shotOf : (clipSeconds(durations, shotOf) ?? shotOf);
  return {
    cost: `${usd(amount_usd * seconds)} for a ${shotOf} s shot`,
    rate: `${number(amount_usd * 100)} ¢ a second${seconds === shotOf ? "" : `, in clips of ${number(seconds)} s`}`,
  };
};

/** What a model costs for one shot or one still, for putting models in order; infinite where it has no price. */
export const comparablePrice = ({ price, durations }: Pick<Model, "price" | "durations">): number => {
  if (price === null) return Infinity;
  if (price.per !== "second") return price.amount_usd;
  return price.amount_usd * (durations === null ? shotOf : (clipSeconds(durations, shotOf) ?? shotOf));
};

/** `10 Jul 2026` of a plain date. */
export const plainDate = (date: string): string => {
  const time = new Date(`${date.length === 7 ? `${date}-01` : date}T00:00:00Z`);
  return Number.isNaN(time.getTime())
    ? date
    : new Intl.DateTimeFormat("en-GB", {
        ...(date.length === 7 ? {} : { day: "numeric" }),
        month: "short",
        year: "numeric",
        timeZone: "UTC",
      }).format(time);
};
