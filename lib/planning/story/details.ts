import type { Film } from "#lib/planning/film.ts";
import { loreOf, placeLore } from "./happening.ts";
import type { ShotIdea } from "./idea.ts";
import { fill } from "./frame.ts";
import type { Voice } from "./voice.ts";
import { mentions } from "./words.ts";

/** A part of a thing seen close; `{m}` is `the radio's tuning dial`. */
const closeFrames: readonly string[] = [
  "The focus sits on {m}.",
  "Light runs along {m}.",
  "Close by, {m} catches the light.",
  "Near the lens: {m}.",
  "A highlight touches {m}.",
  "{m} stays sharp.",
];
/** A small picture of the place; `{d}` is `steam above a manhole cover`. */
const placeFrames: readonly string[] = [
  "Behind {t}: {d}.",
  "Beyond {t}, {d}.",
  "{d}, soft behind {t}.",
  "To one side of {t}, {d}.",
];
const partOf = (owner: string, part: string): string =>
  `${owner}${owner.endsWith("s") ? "’" : "’s"} ${part.replace(/^the /, "")}`;
const closeRoles: ReadonlySet<string> = new Set(["proof", "build"]);

/** Second sentences made of what is known of the shot's things and of its place; none comes twice. */
export class Details {
  readonly #film: Film;
  readonly #used = new Set<string>();

  constructor(film: Film) {
    this.#film = film;
  }

  /** A detail of a thing in the shot, or of the place at first; empty where neither is known. */
  sentence(index: number, idea: ShotIdea, voice: Voice): string {
    if (closeRoles.has(idea.role)) return this.#close(index, idea);
    return index === 0 || idea.role === "payoff" ? this.#around(index, voice) : "";
  }

  #close(index: number, idea: ShotIdea): string {
    const { cast } = this.#film;
    for (const at of [idea.other, idea.lead]) {
      const member = at === null ? undefined : cast[at];
      if (member === undefined || member.faint) continue;
      const lore = loreOf(this.#film, member);
      const part = lore === null ? null : this.#fresh(lore.parts, `part ${index}`);
      if (part !== null) return this.#told(closeFrames, { m: partOf(member.later, part) }, `close ${index}`);
    }
    return "";
  }

  #around(index: number, voice: Voice): string {
    const { place } = this.#film;
    if (voice.sort === "place" || place.phrase === null) return "";
    const detail = this.#fresh(placeLore(this.#film)?.details ?? [], `detail ${index}`);
    return detail === null || mentions(detail, voice.t)
      ? ""
      : this.#told(placeFrames, { d: detail, t: voice.t }, `around ${index}`);
  }

  #fresh(list: readonly string[], key: string): string | null {
    const left = list.filter((each) => !this.#used.has(each));
    if (left.length === 0) return null;
    const chosen = this.#film.dice.pick(left, key);
    this.#used.add(chosen);
    return chosen;
  }

  #told(frames: readonly string[], slots: Record<string, string>, key: string): string {
    const frame = this.#fresh(frames, key) ?? frames[0] ?? "";
    return fill(frame, slots, { t: false, o: false });
  }
}
