import { typing } from "./typing.ts";

/** One frame of every film, in seconds. */
export const frame_s = 1 / 24;

/** What the keys of section "player" do; every one has a button, a slider or a list too. */
export interface PlayerActions {
  toggle: () => void;
  back: () => void;
  stop: () => void;
  forward: () => void;
  /** Moves by seconds, backwards when negative. */
  step: (seconds: number) => void;
  /** Goes to a shot by its index from 0; one outside the film is the nearest there is. */
  toShot: (index: number) => void;
  /** The shot that is shown, from 0. */
  shot: () => number;
  toStart: () => void;
  toEnd: () => void;
  mute: () => void;
  captions: () => void;
  fullScreen: () => void;
}

/** True when a key was a player's and has been acted on. Controls with keys of their own keep them. */
export const pressPlayerKey = (event: KeyboardEvent, actions: PlayerActions): boolean => {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || typing(event.target)) return false;
  const target = event.target instanceof HTMLElement ? event.target : null;
  const inMenu = target?.closest('[role="dialog"], [role="menu"], [role="listbox"]') != null;
  const presses = target?.closest("button, a, [role=tab], [role=radio]") != null;
  const slides = target instanceof HTMLInputElement || target?.closest('[role="tablist"], [role="radiogroup"]') != null;
  if (inMenu) return false;
  const moves: Record<string, () => void> = {
    ArrowLeft: () => actions.step(-frame_s * (event.shiftKey ? 10 : 1)),
    ArrowRight: () => actions.step(frame_s * (event.shiftKey ? 10 : 1)),
    ArrowUp: () => actions.toShot(actions.shot() - 1),
    ArrowDown: () => actions.toShot(actions.shot() + 1),
    Home: actions.toStart,
    End: actions.toEnd,
  };
  const letters: Record<string, () => void> = {
    j: actions.back,
    k: actions.stop,
    l: actions.forward,
    m: actions.mute,
    c: actions.captions,
    f: actions.fullScreen,
  };
  const act = slides
    ? letters[event.key.toLowerCase()]
    : event.key === " "
      ? presses
        ? undefined
        : actions.toggle
      : (moves[event.key] ??
        letters[event.key.toLowerCase()] ??
        (/^[1-8]$/.test(event.key) ? () => actions.toShot(Number(event.key) - 1) : undefined));
  if (act === undefined) return false;
  event.preventDefault();
  act();
  return true;
};
