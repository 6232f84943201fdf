import type { Screenplay } from "#lib/contract/screenplay.ts";
import { plainWords } from "#components/studio/words.ts";

/** Something that is planted in a film and comes back in it. Shots count from 1. */
export interface Thread {
  id: string;
  label: string;
  /** What is no thing of the film: what is asked, what is done with the hands. */
  kind: "thing" | "question" | "gesture";
  planted: number[];
  back: number[];
}

/** What is called so in a screenplay; the id in plain words where nothing is. */
export const nameIn = ({ cast, places, props }: Screenplay, id: string): string =>
  [...cast, ...props, ...places].find((each) => each.id === id)?.name ?? plainWords(id).replaceAll("-", " ");

/** Every thread of a film in the order in which it is first planted. */
export const threadsOf = (screenplay: Screenplay): Thread[] => {
  const threads = new Map<string, Thread>();
  const threadOf = (id: string): Thread => {
    const before = threads.get(id);
    if (before !== undefined) return before;
    const [kind, slug] = id.startsWith("question:")
      ? (["question", id.slice(9)] as const)
      : id.startsWith("gesture:")
        ? (["gesture", id.slice(8)] as const)
        : (["thing", id] as const);
    const made: Thread = { id, label: nameIn(screenplay, slug), kind, planted: [], back: [] };
    threads.set(id, made);
    return made;
  };
  for (const [i, shot] of screenplay.shots.entries()) {
    for (const id of new Set(shot.setup_of)) threadOf(id).planted.push(i + 1);
    for (const id of new Set(shot.pays_off)) threadOf(id).back.push(i + 1);
  }
  return [...threads.values()];
};

/** What a shot plants and where that comes back, and what comes back in it and from where. */
export const threadsIn = (threads: readonly Thread[], shot: number) => ({
  plants: threads
    .filter(({ planted }) => planted.includes(shot))
    .map((thread) => ({ thread, shots: thread.back.filter((each) => each > shot) })),
  returns: threads
    .filter(({ back }) => back.includes(shot))
    .map((thread) => ({ thread, shots: thread.planted.filter((each) => each < shot) })),
});

/** `1 → 4`, as it is said to who cannot see the line: `planted in shot 1, comes back in shot 4`. */
export const threadWords = ({ planted, back }: Thread): string => {
  const shots = (list: readonly number[]) => `${list.length === 1 ? "shot" : "shots"} ${list.join(" and ")}`;
  const begun = planted.length === 0 ? "never planted" : `planted in ${shots(planted)}`;
  return `${begun}, ${back.length === 0 ? "does not come back" : `comes back in ${shots(back)}`}`;
};
