import type { Motion, Role } from "#lib/contract/vocabulary.ts";
import { loreMotionOf } from "#lib/planning/lore/lore-motion.ts";

/**
 * Small things that happen in shots for which the intent names no action of its own. `{o}` is another thing or the
 * place; `{h}` only something that a hand can hold. The verb comes first, in its base form, so that it can agree with one or many.
 */
interface SmallBeat {
  text: string;
  motion: Motion;
}

const beat = (text: string, motion: Motion): SmallBeat => ({ text, motion });

export const beingBeats: Record<Role, readonly SmallBeat[]> = {
  hook: [
    beat("stop short", "look"),
    beat("look up", "look"),
    beat("stop short, eyes raised", "look"),
    beat("turn away from {o}", "turn"),
    beat("stand very still before {o}", "idle"),
    beat("look back at {o}", "look"),
  ],
  setup: [
    beat("wait, hands open", "idle"),
    beat("breathe in slowly", "idle"),
    beat("wait beside {o}", "idle"),
    beat("watch {o} without moving", "look"),
    beat("walk slowly past {o}", "walk"),
    beat("work, eyes on {o}", "work"),
  ],
  build: [
    beat("walk faster", "walk"),
    beat("step forward", "walk"),
    beat("step closer to {o}", "walk"),
    beat("walk faster, past {o}", "walk"),
    beat("reach toward {o}", "reach"),
    beat("look past {o}", "look"),
  ],
  turn: [
    beat("turn round", "turn"),
    beat("raise one hand", "raise"),
    beat("turn round to face {o}", "turn"),
    beat("kneel beside {o}", "kneel"),
    beat("reach out to {o}", "reach"),
    beat("raise one hand toward {o}", "raise"),
  ],
  proof: [
    beat("hold both hands still", "work"),
    beat("look closer", "look"),
    beat("raise {h} into the light", "raise"),
    beat("look closely at {o}", "look"),
    beat("work on {h} until it holds", "work"),
  ],
  payoff: [
    beat("look out, breathing evenly", "look"),
    beat("sit down", "sit"),
    beat("stand at rest beside {o}", "idle"),
    beat("sit down beside {o}", "sit"),
    beat("look out past {o}, breathing evenly", "look"),
    beat("raise a hand to {o}", "raise"),
  ],
  cta: [
    beat("face the camera", "turn"),
    beat("face the camera beside {o}", "turn"),
    beat("raise {h} toward the camera", "raise"),
    beat("wave from beside {o}", "wave"),
  ],
  button: [
    beat("look back once", "look"),
    beat("walk out", "walk"),
    beat("look once more at {o}", "look"),
    beat("walk out past {o}", "walk"),
    beat("sit back, facing {o}", "sit"),
  ],
};

export const thingBeats: Record<Role, readonly SmallBeat[]> = {
  hook: [
    beat("appear out of darkness", "appear"),
    beat("catch first light", "glow"),
    beat("appear, dark, before {o}", "appear"),
    beat("catch the first light, {o} dim behind", "glow"),
    beat("stand alone before {o}", "still"),
  ],
  setup: [
    beat("wait untouched", "still"),
    beat("stand in place", "still"),
    beat("stand in place before {o}", "still"),
    beat("wait untouched before {o}", "still"),
    beat("catch light from {o}", "glow"),
  ],
  build: [
    beat("turn slowly", "spin"),
    beat("come nearer", "still"),
    beat("turn slowly, {o} sliding by behind", "spin"),
    beat("come nearer, {o} falling out of focus", "still"),
    beat("glow brighter against {o}", "glow"),
  ],
  turn: [
    beat("turn an unseen side", "spin"),
    beat("shake once", "shake"),
    beat("turn unseen sides toward {o}", "spin"),
    beat("shake once, and {o} with it", "shake"),
    beat("glow, tinting {o}", "glow"),
  ],
  proof: [
    beat("show every mark", "still"),
    beat("turn through the light", "spin"),
    beat("show every mark, {o} blurred behind", "still"),
    beat("turn every edge against {o}", "spin"),
    beat("hold steady before {o}, every detail readable", "still"),
  ],
  payoff: [
    beat("stand whole and lit", "glow"),
    beat("rise a little", "rise"),
    beat("stand lit before {o}", "glow"),
    beat("rest in place before {o}", "still"),
    beat("rise a little before {o}", "rise"),
  ],
  cta: [
    beat("face the camera", "still"),
    beat("stand ready before {o}", "still"),
    beat("face the camera before {o}", "still"),
  ],
  button: [
    beat("catch one last glint", "glow"),
    beat("stay behind before {o}", "still"),
    beat("catch a glint from {o}", "glow"),
  ],
};

export const placeBeats: Record<Role, readonly SmallBeat[]> = {
  hook: [
    beat("lie open, nothing moving yet", "idle"),
    beat("open out toward {o}", "still"),
    beat("lie waiting under {o}", "idle"),
    beat("appear out of {o}", "appear"),
  ],
  setup: [
    beat("take shape slowly, near to far", "idle"),
    beat("stretch away toward {o}", "still"),
    beat("take shape around {o}", "still"),
    beat("breathe slowly under {o}", "idle"),
  ],
  build: [
    beat("close in on every side", "idle"),
    beat("draw the eye past {o}", "still"),
    beat("rise higher under {o}", "rise"),
    beat("fill with movement under {o}", "idle"),
  ],
  turn: [
    beat("change colour all at once", "glow"),
    beat("change colour below {o}", "glow"),
    beat("open without warning beyond {o}", "open"),
    beat("fall silent around {o}", "still"),
  ],
  proof: [
    beat("show its grain up close", "idle"),
    beat("show grain under {o}", "still"),
    beat("hold one detail against {o}", "idle"),
  ],
  payoff: [
    beat("lie whole and quiet", "idle"),
    beat("lie whole, {o} included", "still"),
    beat("settle around {o}", "idle"),
    beat("glow all over under {o}", "glow"),
  ],
  cta: [beat("wait, wide open", "idle"), beat("wait, wide open, before {o}", "still")],
  button: [
    beat("keep one small light", "glow"),
    beat("grow small behind {o}", "still"),
    beat("keep one light under {o}", "glow"),
  ],
};

export const animalBeats: Record<Role, readonly SmallBeat[]> = {
  hook: [
    beat("stop short", "look"),
    beat("turn away", "turn"),
    beat("stop short, ears toward {o}", "look"),
    beat("turn away from {o}", "turn"),
    beat("stand very still before {o}", "idle"),
  ],
  setup: [
    beat("wait, listening", "idle"),
    beat("walk a slow circle", "walk"),
    beat("wait beside {o}", "idle"),
    beat("watch {o} without moving", "look"),
    beat("walk slowly past {o}", "walk"),
  ],
  build: [
    beat("step closer", "walk"),
    beat("run a few steps", "run"),
    beat("step closer to {o}", "walk"),
    beat("run past {o}", "run"),
    beat("look past {o}", "look"),
  ],
  turn: [
    beat("shake once", "shake"),
    beat("turn round", "turn"),
    beat("turn round to face {o}", "turn"),
    beat("shake once and face {o}", "shake"),
    beat("look straight at {o}", "look"),
  ],
  proof: [beat("look closer", "look"), beat("look closely at {o}", "look"), beat("walk right up to {o}", "walk")],
  payoff: [
    beat("rest at last", "idle"),
    beat("look out", "look"),
    beat("rest beside {o}", "idle"),
    beat("sit down beside {o}", "sit"),
    beat("look out past {o}", "look"),
  ],
  cta: [
    beat("face the camera", "turn"),
    beat("face the camera beside {o}", "turn"),
    beat("sit in front of {o}", "sit"),
  ],
  button: [
    beat("look back once", "look"),
    beat("look once more at {o}", "look"),
    beat("walk out past {o}", "walk"),
    beat("sit down, facing {o}", "sit"),
  ],
};

/** What cannot be seen is filmed by its traces. */
export const traceBeats: Record<Role, readonly SmallBeat[]> = {
  hook: [
    beat("rock an empty chair", "shake"),
    beat("lift a curtain, windless", "rise"),
    beat("ring one glass", "shake"),
  ],
  setup: [
    beat("fog a window from inside", "appear"),
    beat("fill a coat on a hook", "still"),
    beat("keep two cups, one full", "still"),
  ],
  build: [
    beat("bend a candle flame", "glow"),
    beat("shake rings into water", "shake"),
    beat("push a door ajar", "open"),
  ],
  turn: [beat("stop a clock", "still"), beat("put out one lamp", "glow"), beat("open every window", "open")],
  proof: [beat("leave a handprint on glass", "appear"), beat("stir dust in a beam", "rise")],
  payoff: [
    beat("let the curtain fall", "fall"),
    beat("light the empty chair", "glow"),
    beat("open the door on daylight", "open"),
  ],
  cta: [beat("leave a door open", "open")],
  button: [beat("rock the chair once more", "shake"), beat("leave warm breath on glass", "appear")],
};

/** What beings do around an act that another shot shows: they get ready for it, or it still works in them. */
export const echoBeats: Record<Role, readonly SmallBeat[]> = {
  hook: [beat("stop, about to {next}", "idle"), beat("get ready to {next}", "work")],
  setup: [beat("get ready to {next}", "work"), beat("wait, hoping to {next}", "idle")],
  build: [beat("try again to {prev}", "work"), beat("watch {o} before daring to {next}", "look")],
  turn: [beat("stop, unready to {prev}", "look"), beat("turn from {o} to {next}", "turn")],
  proof: [beat("start over to {prev}, slower", "work"), beat("show how to {prev}", "work")],
  payoff: [beat("rest, done with {prev_ing}", "idle"), beat("look up from {prev_ing}", "look")],
  cta: [beat("turn to the camera, {prev_ing} done", "turn")],
  button: [beat("start to {prev} all over", "work"), beat("look away from {prev_ing}", "look")],
};

/** Vehicles move even when nobody says so. */
export const vehicleBeats: Record<Role, readonly SmallBeat[]> = {
  ...thingBeats,
  hook: [
    beat("come nearer, lights first", "drive"),
    beat("come nearer past {o}", "drive"),
    beat("stand, lights on, before {o}", "glow"),
    beat("cross in front of {o}", "drive"),
  ],
  setup: [
    beat("wait, engine quiet", "idle"),
    beat("move steadily past {o}", "drive"),
    beat("wait, engine quiet, before {o}", "idle"),
  ],
  build: [
    beat("drive harder", "drive"),
    beat("drive harder, {o} streaming by", "drive"),
    beat("move deeper into {o}", "drive"),
  ],
  payoff: [
    beat("come to rest", "idle"),
    beat("come to rest before {o}", "still"),
    beat("drive on until {o} is far behind", "drive"),
  ],
  button: [beat("drive out of the frame", "drive"), beat("drive out past {o}", "drive")],
};

const motionWords: readonly (readonly [RegExp, Motion])[] = [
  [/\b(runs?|running|sprint\w*|race[sd]?|racing|chas\w+)\b/i, "run"],
  [/\b(walks?|walking|steps?|strolls?|marches|wanders?)\b/i, "walk"],
  [/\b(drives?|driving|speeds?|crosses in front)\b/i, "drive"],
  [/\b(flies|fly|flying|soars?|glides?)\b(?!\s+(?:open|apart|shut))/i, "fly"],
  [/\b(swims?|dives?)\b/i, "swim"],
  [/\b(dances?|dancing)\b/i, "dance"],
  [/\b(kneels?|crouch\w*)\b/i, "kneel"],
  [/\b(sits?|seated)\b/i, "sit"],
  [/\b(waves? (from|at|to))\b/i, "wave"],
  [/\b(reach(es)?|touch(es)?|grabs?|takes?)\b/i, "reach"],
  [/\b(raises?|lifts?|holds? up)\b/i, "raise"],
  [/\b(appears?|emerges?)\b/i, "appear"],
  [/\b(pours?|pouring)\b/i, "pour"],
  [/\b(opens|open (?:out|the|a|without))\b/i, "open"],
  [/\b(shakes?|trembl\w+)\b/i, "shake"],
  [/\b(glows?|glint|shines?|lights up|catch(es)?)\b/i, "glow"],
  [/\b(turns? (slowly|an unseen|through)|spins?|rotates?)\b/i, "spin"],
  [/\b(turns?)\b/i, "turn"],
  [/\b(works?|builds?|repairs?)\b/i, "work"],
  [/\b(looks?|watch(es)?|stares?|sees?)\b/i, "look"],
  [/\b(rises?)\b/i, "rise"],
  [/\b(falls?|drops?)\b/i, "fall"],
];

/** The motion an English sentence tells; null when it names none. */
export const motionOf = (sentence: string): Motion | null =>
  motionWords.find(([pattern]) => pattern.test(sentence))?.[1] ?? loreMotionOf(sentence);
