import { capital } from "#lib/planning/compile/words.ts";

/** The sentence that holds the nearest framing on somebody, and not on what they have in hand. */
export const faceFills = (name: string, plural: boolean): string =>
  `${capital(name)}${plural && name.endsWith("s") ? "’" : "’s"} eyes fill the frame.`;
