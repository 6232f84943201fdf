import type { PlanContent } from "#lib/contract/plan.ts";
import type { Film } from "./film.ts";
import { capital } from "./compile/words.ts";

const firstClause = (text: string): string => (text.split(/[;.:]/)[0] ?? text).trim();
const lowered = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The mode's way of filming, coloured by the secondary mode and tied to this film's people and place. */
export const deriveIdiom = (film: Film): PlanContent["cinematic_idiom"] => {
  const { idiom, light } = film.mode;
  const second = film.accent.idiom;
  const lead = film.lead === null ? film.place.noun : (film.cast[film.lead]?.later ?? film.place.noun);
  const hour = film.time_of_day === "unspecified" ? "" : ` at ${film.time_of_day.replaceAll("_", " ")}`;
  return {
    name: `${idiom.name}, with a touch of ${lowered(second.name)}`,
    summary: `${ended(idiom.summary)} Here it follows ${lead}${film.place.phrase === null ? "" : ` ${film.place.phrase}`}; from ${film.accent.title.toLowerCase()} it borrows this: ${lowered(firstClause(second.summary))}.`,
    lighting: `${ended(idiom.lighting)} ${capital(light.quality)}${hour}, ${film.key_light_side === "ambient" ? "no side favoured" : `key from the ${film.key_light_side}`}.`,
    lens_family: `${ended(idiom.lens_family)} ${capital(lead)} is held at a distance the lens makes true.`,
    blocking: `${ended(idiom.blocking)} ${capital(lead)} ${film.screen_direction === "none" ? "keeps one axis" : `moves ${film.screen_direction.replaceAll("_", " ")}`}; the line is not crossed.`,
    pacing: `${ended(idiom.pacing)} The second voice: ${lowered(firstClause(second.pacing))}.`,
    sound: `${ended(idiom.sound)} Under it: ${lowered(firstClause(second.sound))}.`,
  };
};
