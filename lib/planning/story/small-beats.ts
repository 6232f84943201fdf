import type { Motion, Role } from "#lib/contract/vocabulary.ts";

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
    beat("stop short, eyes raised", "look"),
    beat("turn away from {o}", "turn"),
    beat("stand very still before {o}", "idle"),
    beat("look back over one shoulder at {o}", "look"),
  ],
  setup: [
    beat("wait beside {o}", "idle"),
    beat("watch {o} without moving", "look"),
    beat("walk slowly past {o}", "walk"),
    beat("work with both eyes on {o}", "work"),
  ],
  build: [
    beat("step closer to {o}", "walk"),
    beat("walk faster, past {o}", "walk"),
    beat("reach toward {o}", "reach"),
    beat("look from {o} to the way ahead", "look"),
  ],
  turn: [
    beat("turn round to face {o}", "turn"),
    beat("kneel beside {o}", "kneel"),
    beat("reach out to {o}", "reach"),
    beat("raise one hand toward {o}", "raise"),
  ],
  proof: [
    beat("raise {h} into the light", "raise"),
    beat("look closely at {o}", "look"),
    beat("work on {h} until it holds", "work"),
  ],
  payoff: [
    beat("stand at rest beside {o}", "idle"),
    beat("sit down beside {o}", "sit"),
    beat("look out past {o}, breathing evenly", "look"),
    beat("raise a hand to {o}", "raise"),
  ],
  cta: [
    beat("turn to the camera beside {o}", "turn"),
    beat("raise {h} toward the camera", "raise"),
    beat("wave from beside {o}", "wave"),
  ],
  button: [
    beat("look once more at {o}", "look"),
    beat("walk out past {o}", "walk"),
    beat("sit back, facing {o}", "sit"),
  ],
};

export const thingBeats: Record<Role, readonly SmallBeat[]> = {
  hook: [
    beat("appear out of the dark before {o}", "appear"),
    beat("catch the first light, {o} dim behind", "glow"),
    beat("stand alone before {o}", "still"),
  ],
  setup: [
    beat("stand in place before {o}", "still"),
    beat("wait untouched before {o}", "still"),
    beat("catch a slow band of light from {o}", "glow"),
  ],
  build: [
    beat("turn slowly, {o} sliding by behind", "spin"),
    beat("come nearer, {o} falling out of focus", "still"),
    beat("glow brighter against {o}", "glow"),
  ],
  turn: [
    beat("turn an unseen side to the light of {o}", "spin"),
    beat("shake once, and {o} with it", "shake"),
    beat("glow, changing the colour of {o}", "glow"),
  ],
  proof: [
    beat("show every mark close up, {o} a blur behind", "still"),
    beat("turn through the light so that every edge reads against {o}", "spin"),
    beat("hold steady before {o}, every detail readable", "still"),
  ],
  payoff: [
    beat("stand whole and lit before {o}", "glow"),
    beat("rest at the centre, before {o}", "still"),
    beat("rise a little before {o}", "rise"),
  ],
  cta: [beat("stand ready at the front of {o}", "still"), beat("face the camera before {o}", "still")],
  button: [
    beat("stay behind before {o} when all else has gone", "still"),
    beat("catch one last glint from {o}", "glow"),
  ],
};

export const placeBeats: Record<Role, readonly SmallBeat[]> = {
  hook: [
    beat("open out, empty as far as {o}", "still"),
    beat("lie waiting under {o}", "idle"),
    beat("appear, edge first, out of {o}", "appear"),
  ],
  setup: [
    beat("stretch away toward {o}", "still"),
    beat("take shape around {o}", "still"),
    beat("breathe slowly under {o}", "idle"),
  ],
  build: [
    beat("draw the eye deeper, past {o}", "still"),
    beat("rise higher on both sides of {o}", "rise"),
    beat("fill with movement under {o}", "idle"),
  ],
  turn: [
    beat("change colour as the light reaches {o}", "glow"),
    beat("open without warning beyond {o}", "open"),
    beat("fall silent around {o}", "still"),
  ],
  proof: [beat("show grain and age close to {o}", "still"), beat("hold a single moving detail beside {o}", "idle")],
  payoff: [
    beat("lie whole in one view, {o} included", "still"),
    beat("settle around {o}", "idle"),
    beat("glow from edge to edge with {o} inside it", "glow"),
  ],
  cta: [beat("wait, wide open, before {o}", "still")],
  button: [beat("grow small behind {o}", "still"), beat("keep one light on beside {o}", "glow")],
};

export const animalBeats: Record<Role, readonly SmallBeat[]> = {
  hook: [
    beat("stop short, ears toward {o}", "look"),
    beat("turn away from {o}", "turn"),
    beat("stand very still before {o}", "idle"),
  ],
  setup: [
    beat("wait beside {o}", "idle"),
    beat("watch {o} without moving", "look"),
    beat("walk slowly past {o}", "walk"),
  ],
  build: [
    beat("step closer to {o}", "walk"),
    beat("run a few steps past {o}", "run"),
    beat("look from {o} to the way ahead", "look"),
  ],
  turn: [
    beat("turn round to face {o}", "turn"),
    beat("shake once and face {o}", "shake"),
    beat("look straight at {o}", "look"),
  ],
  proof: [beat("look closely at {o}", "look"), beat("walk right up to {o}", "walk")],
  payoff: [beat("rest beside {o}", "idle"), beat("sit down beside {o}", "sit"), beat("look out past {o}", "look")],
  cta: [beat("turn to the camera beside {o}", "turn"), beat("sit in front of {o}", "sit")],
  button: [
    beat("look once more at {o}", "look"),
    beat("walk out past {o}", "walk"),
    beat("sit down, facing {o}", "sit"),
  ],
};

/** Vehicles move even when nobody says so. */
export const vehicleBeats: Record<Role, readonly SmallBeat[]> = {
  ...thingBeats,
  hook: [
    beat("come out of the distance past {o}", "drive"),
    beat("stand with the lights on before {o}", "glow"),
    beat("cross in front of {o}", "drive"),
  ],
  setup: [beat("move steadily past {o}", "drive"), beat("wait, engine quiet, before {o}", "idle")],
  build: [beat("drive harder, {o} streaming by", "drive"), beat("move deeper into {o}", "drive")],
  payoff: [beat("come to rest before {o}", "still"), beat("drive on until {o} is far behind", "drive")],
  button: [beat("drive out past {o}", "drive")],
};

const motionWords: readonly (readonly [RegExp, Motion])[] = [
  [/\b(runs?|running|sprint\w*|race[sd]?|racing|chas\w+)\b/i, "run"],
  [/\b(walks?|walking|steps?|strolls?|marches|wanders?)\b/i, "walk"],
  [/\b(drives?|driving|speeds?|crosses in front)\b/i, "drive"],
  [/\b(flies|fly|flying|soars?|glides?)\b/i, "fly"],
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
  motionWords.find(([pattern]) => pattern.test(sentence))?.[1] ?? null;
