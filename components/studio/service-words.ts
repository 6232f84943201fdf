import type { ServiceStateBody } from "#lib/contract/operator-rows.ts";
import type { Tone } from "#components/ui/chip.tsx";
import { plainWords, sentenceCase } from "./words.ts";

const [minute, hour, day] = [60, 3600, 86_400];

/** A stretch of time as near as one needs it: `40 s`, `12 min`, `3 h`, `2 days`. */
export const stretch = (seconds: number): string => {
  if (seconds < minute) return `${Math.max(0, Math.round(seconds))} s`;
  if (seconds < hour) return `${Math.round(seconds / minute)} min`;
  if (seconds < 2 * day) return `${Math.round(seconds / hour)} h`;
  return `${Math.round(seconds / day)} days`;
};

/** The time from one moment to another, in the same words. */
export const since = (from: string, to: string): string => stretch((Date.parse(to) - Date.parse(from)) / 1000);

const steps = ["bytes", "kB", "MB", "GB", "TB", "PB"];

/** `1.4 GB`, of a thousand each. */
export const size = (bytes: number): string => {
  const step = bytes < 1000 ? 0 : Math.min(steps.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${step === 0 ? value : value.toFixed(value < 10 ? 1 : 0)} ${steps[step] ?? ""}`;
};

/** `12,000`. */
export const count = (value: number): string => value.toLocaleString("en");

/** `1 film`, `3 films`. */
export const plural = (value: number, one: string, many: string): string =>
  `${count(value)} ${value === 1 ? one : many}`;

type Films = ServiceStateBody["films"];

/** How many films are in one state. */
export const sumOf = (films: Films, state: Films[number]["state"]): number =>
  films.reduce((sum, each) => sum + (each.state === state ? each.films : 0), 0);

/** When the oldest of the films in one state was put in line; there is one. */
export const oldestOf = (films: Films, state: Films[number]["state"]): string =>
  films
    .filter((each) => each.state === state)
    .map(({ oldest_at }) => oldest_at)
    .toSorted()[0] ?? "";

type Ended = ServiceStateBody["ended_lately"];

/** How many films came to one end. */
export const sumLately = (ended: Ended, how: NonNullable<Ended[number]["status"]> | "cancelled"): number =>
  ended.reduce((sum, { state, status, films }) => sum + ((status ?? state) === how ? films : 0), 0);

/** Where a film is: `Running, render 40 %`; `round 2` where it was set going again. */
export const placeOf = ({ state, stage, progress, round }: ServiceStateBody["under_way"][number]): string => {
  const place = stage === null ? state : `${state}, ${plainWords(stage)}`;
  return `${sentenceCase(place)} ${Math.round(progress * 100)} %${round === 1 ? "" : `, round ${round}`}`;
};

/** Queues as people know them; the engine keeps the shots of films in one of its own. */
const queueWords = (queue: string): string => {
  if (queue === "-" || queue.startsWith("_")) return "Shots and the rest";
  return queue === "generations" ? "Films" : sentenceCase(queue.replaceAll("_", " "));
};

/** Queues by what people know them as: those that the engine keeps for itself are one. */
export const workInLine = (
  queues: ServiceStateBody["queues"],
): { name: string; waiting: number; running: number }[] => {
  const lines = new Map<string, { name: string; waiting: number; running: number }>();
  for (const { queue, waiting, running } of queues) {
    const name = queueWords(queue);
    const line = lines.get(name) ?? { name, waiting: 0, running: 0 };
    lines.set(name, { name, waiting: line.waiting + waiting, running: line.running + running });
  }
  return [...lines.values()];
};

export const processTones: Record<ServiceStateBody["processes"][number]["state"], Tone> = {
  works: "pass",
  leaving: "warn",
  left: "outline",
  late: "fail",
  taken: "warn",
};

export const processWords: Record<ServiceStateBody["processes"][number]["state"], string> = {
  works: "Works",
  leaving: "Leaving",
  left: "Left",
  late: "Late",
  taken: "Taken over",
};
