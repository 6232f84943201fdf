import type { Act, StagedAct } from "./acts.ts";

/**
 * How each act is said in English, its verb in the base form first. Parts between bars are left out where nobody plays
 * them; `{whom}` is the other one of two, whether the act is done to them or for them.
 */
const phrases: Record<Act, string> = {
  give: "give|{of}|to {to}",
  take: "take|{of}|from {to}",
  put_down: "put down|{of}|on {to}",
  pick_up: "pick up|{of}|with {with}",
  show: "show|{of}|to {to}",
  hold: "hold|{of}",
  hold_close: "hold|{of}|close",
  open: "open|{of}|with {with}",
  close: "close|{of}",
  push: "push|{of}|to {to}",
  pull: "pull|{of}|to {to}",
  throw: "throw|{of}|to {to}",
  catch: "catch|{of}",
  drop: "drop|{of}",
  kick: "kick|{of}|to {to}",
  pour: "pour|{of}|into {to}|from {with}",
  drink: "drink|{of}|from {with}",
  eat: "eat|{of}|with {with}",
  stir: "stir|{of}|with {with}",
  cut: "cut|{of}|with {with}",
  crack_open: "crack open|{of}|with {with}",
  write: "write|{of}|to {to}|with {with}",
  read: "read|{of}|to {to}",
  paint: "paint|{of}|with {with}",
  play_instrument: "play|{of}|for {to}",
  sew: "sew|{of}|with {with}",
  repair: "repair|{of}|with {with}",
  hammer: "hammer|on {of}|with {with}",
  dig: "dig|for {of}|with {with}",
  plant: "plant|{of}|in {to}",
  water: "water|{of}|with {with}",
  sweep: "sweep|{of}|with {with}",
  wipe: "wipe|{of}|with {with}",
  wash: "wash|{of}|with {with}",
  fold: "fold|{of}",
  tear: "tear|{of}",
  tie: "tie|{of}|to {to}|with {with}",
  pack: "pack|{of}|into {to}",
  light: "light|{of}|with {with}",
  put_out: "put out|{of}|with {with}",
  phone: "talk on the phone|to {whom}|with {with}",
  photograph: "photograph|{of}|with {with}",
  put_on: "put on|{of}",
  take_off: "take off|{of}",
  comb: "comb|{of}|with {with}",
  carry: "carry|{of}|to {to}",
  lift: "lift|{of}|with {with}",
  search: "search|{of}|for {to}|with {with}",
  find: "find|{of}",
  play_game: "play|{of}|with {to}",
  embrace: "hug|{whom}",
  shake_hands: "shake hands|with {whom}",
  kiss: "kiss|{whom}",
  high_five: "high-five|{whom}",
  whisper: "whisper|to {whom}",
  speak: "speak|to {whom}",
  stroke: "stroke|{whom}",
  feed: "feed|{to}|with {of}",
  bandage: "bandage|{whom}|with {with}",
  cover: "cover|{whom}|with {with}",
  lead: "lead|{whom}|by the hand",
  follow: "follow|{whom}",
  chase: "chase|{whom}",
  fight: "fight|with {whom}|with {with}",
  help_up: "help|{whom}|up",
  sit_down: "sit down|on {of}|beside {to}",
  stand_up: "stand up|from {of}",
  kneel: "kneel|before {whom}",
  lie_down: "lie down|on {whom}",
  wake_up: "wake up",
  sleep: "sleep|on {whom}",
  bow: "bow|to {whom}",
  stretch: "stretch",
  jump: "jump|over {of}|to {to}",
  run: "run|to {whom}",
  walk: "walk|to {whom}",
  climb: "climb|{of}|to {to}",
  crawl: "crawl|to {whom}",
  swim: "swim|to {whom}",
  spin: "spin|{of}",
  dance: "dance|with {whom}",
  trip: "trip|over {of}",
  fall_over: "fall over",
  shiver: "shiver",
  sneeze: "sneeze",
  point: "point|at {whom}",
  wave: "wave|{of}|to {to}",
  knock: "knock|on {whom}",
  clap: "clap|for {whom}",
  cheer: "cheer|for {whom}",
  juggle: "juggle|{of}",
  pray: "pray",
  hide: "hide|{of}|behind {to}",
  peek: "peek out|from {whom}",
  enter: "come in|to {whom}",
  leave: "leave|{whom}",
  turn_away: "turn away|from {whom}",
  wait: "wait|for {whom}",
  look_up: "look up|at {whom}",
  look_at: "look at|{whom}",
  look_around: "look around",
  listen: "listen|to {whom}",
  think: "think|of {whom}",
  laugh: "laugh|with {whom}",
  smile: "smile|at {whom}",
  cry: "cry",
  shout: "shout|at {whom}",
  sing: "sing|{of}|for {to}",
  yawn: "yawn",
  frown: "frown|at {whom}",
  be_startled: "start|at {whom}",
  be_disgusted: "shrink in disgust|from {whom}",
  fall: "fall|onto {whom}",
  break: "break",
  burn: "burn",
  melt: "melt",
  spill: "spill|over {whom}",
  boil_over: "boil over",
  float_away: "float away",
  sink: "sink|into {whom}",
  roll: "roll away|to {whom}",
  swing: "swing",
  slam: "slam shut",
  shake: "shake",
  grow: "grow",
  bloom: "bloom",
  wither: "wither",
  go_out: "go out",
  come_on: "come on",
  appear: "appear",
  vanish: "vanish",
  hatch: "hatch",
  deflate: "go flat",
  drive_off: "drive off",
  arrive: "arrive|at {whom}",
  fly_off: "fly off",
  land: "land|on {whom}",
  graze: "graze",
  lick: "lick|{whom}",
};

/** The verb of one who does it: `carries`, `pushes`, `drops`. */
const third = (verb: string): string =>
  verb === "have"
    ? "has"
    : /(?:s|x|z|ch|sh|o)$/u.test(verb)
      ? `${verb}es`
      : verb.replace(/(?<![aeiou])y$/u, "ie").concat("s");

/** The act alone, as one chooses it from a list: `put down`. */
export const actTitle = (act: Act): string => (phrases[act].split("|")[0] ?? act).trim();

/** What is done, with whom and what, by one or by `several`: `gives the key to the boy`. `nameOf` says who an id is. */
export const actPhrase = (staged: StagedAct, nameOf: (id: string) => string, several: boolean): string => {
  const { act, of, to, with: tool } = staged;
  const parts: Record<string, string | null> = { of, to, with: tool, whom: to ?? of };
  const [verb = "", ...rest] = phrases[act].split("|");
  const [first = "", ...particles] = verb.split(" ");
  const told = rest.flatMap((part) => {
    const key = /\{(\w+)\}/u.exec(part)?.[1];
    if (key === undefined) return [part];
    const id = parts[key] ?? null;
    return id === null ? [] : [part.replace(/\{\w+\}/u, () => nameOf(id))];
  });
  return [several ? first : third(first), ...particles, ...told].join(" ");
};
