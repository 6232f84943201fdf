import type { Motion } from "#lib/contract/vocabulary.ts";

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
  motionWords.find(([pattern]) => pattern.test(sentence))?.[1] ?? null;
