import type { TimeOfDay } from "#lib/contract/vocabulary.ts";
import { capital } from "#lib/planning/compile/words.ts";
import type { ShotChange } from "./shot-change.ts";
import { setHour } from "./set-conditions.ts";
import type { Told } from "./told.ts";
import type { Mood } from "./words/instruction-words.ts";

const byDay: ReadonlySet<TimeOfDay> = new Set(["morning", "noon", "afternoon"]);
const wider: Partial<Record<string, "wide" | "extreme_wide" | "full" | "medium" | "medium_close" | "close">> = {
  wide: "extreme_wide",
  full: "wide",
  medium: "full",
  medium_close: "medium",
  close: "medium",
  extreme_close: "medium_close",
  insert: "medium",
};
const closer: Partial<Record<string, "full" | "medium" | "medium_close" | "close">> = {
  extreme_wide: "full",
  wide: "full",
  full: "medium",
  medium: "medium_close",
  medium_close: "close",
};

/** How each mood is told; `{t}` is who the shot is about. One for beings, one for all else. */
const sentences: Record<Mood, readonly [being: string, other: string]> = {
  warmer: ["The light is warm and amber.", "The light is warm and amber."],
  cooler: ["The light is cool and blue.", "The light is cool and blue."],
  harder_light: ["Hard light cuts deep shadows.", "Hard light cuts deep shadows."],
  softer_light: ["The light is soft and even.", "The light is soft and even."],
  dramatic: ["Strong contrast leaves half of the picture dark.", "Strong contrast leaves half of the picture dark."],
  lonelier: ["{T} [be] alone, small in the empty space around.", "Nobody is there, and the space around {t} is empty."],
  happier: ["{T} [smile].", "Everything looks light and cheerful."],
  sadder: ["{T} [look] down, shoulders low.", "Everything looks grey and left behind."],
  scarier: ["Shadows close in around {t}.", "Shadows close in around {t}."],
  calmer: ["Everything is calm, and {t} [take] all the time in the world.", "Everything is calm and still."],
  tense: ["{T} [hold] still, as if something were about to happen.", "Something is about to happen."],
  tender: ["The picture keeps tenderly close to {t}.", "The picture keeps tenderly close to {t}."],
  epic: ["The scale is immense, and {t} [stand] against it.", "The scale is immense."],
  dreamy: ["A soft haze lies over everything, as in a dream.", "A soft haze lies over everything, as in a dream."],
  mysterious: ["Half of {t} stays in shadow.", "Half of {t} stays in shadow."],
  cosy: ["A warm glow makes the picture snug.", "A warm glow makes the picture snug."],
  lively: ["Everything is in lively motion.", "Everything is in lively motion."],
  plain: [
    "The background is plain, with nothing in it to distract.",
    "The background is plain, with nothing to distract.",
  ],
};

/** Does to the shot what a mood asks: words for whoever makes the picture, and light, size and time where those carry it. */
export const applyMood = (mood: Mood, words: string, change: ShotChange, told: Told): boolean => {
  const { now } = change;
  const open = !told.film.place.interior && now["continuity.time_of_day"] !== "interior";
  const being = told.member !== null && (told.member.animate || told.member.kind === "person");
  const frame = sentences[mood][being ? 0 : 1];
  const sentence = frame
    .replace("{T}", capital(told.name))
    .replace("{t}", told.name)
    .replaceAll(/\[(\w+)\]/g, (_, verb: string) => conjugated(verb, told.plural));
  const hour = (from: ReadonlySet<TimeOfDay>, to: TimeOfDay): boolean =>
    open && from.has(now["continuity.time_of_day"]) && setHour(to, words, change);
  const side = (to: (typeof now)["continuity.key_light_side"]): boolean =>
    change.set(words, "continuity.key_light_side", to);
  const frontal = ["front", "ambient", "top"].includes(now["continuity.key_light_side"]);
  const done: boolean[] = [];
  switch (mood) {
    case "warmer":
      done.push(hour(new Set([...byDay, "unspecified"]), "golden_hour"));
      break;
    case "cooler":
      done.push(hour(new Set(["golden_hour"]), "morning"));
      break;
    case "softer_light":
      done.push(side("ambient"));
      break;
    case "harder_light":
    case "dramatic":
      done.push(frontal && side("left"));
      break;
    case "scarier":
    case "mysterious":
      done.push(frontal && side("back"));
      break;
    case "lonelier":
      done.push(change.set(words, "framing", wider[now.framing] ?? now.framing));
      break;
    case "epic":
      done.push(change.set(words, "framing", wider[now.framing] ?? now.framing));
      done.push(now["camera.angle"] === "eye_level" && change.set(words, "camera.angle", "low"));
      break;
    case "tense":
    case "tender":
      done.push(change.set(words, "framing", closer[now.framing] ?? now.framing));
      break;
    case "calmer":
      done.push(
        ["handheld", "whip_pan"].includes(now["camera.movement"]) && change.set(words, "camera.movement", "static"),
      );
      break;
    case "lively":
      done.push(now["camera.movement"] === "static" && change.set(words, "camera.movement", "handheld"));
      break;
    default:
      break;
  }
  done.push(told.tell(words, sentence, change));
  return done.includes(true);
};

const conjugated = (verb: string, plural: boolean): string =>
  verb === "be" ? (plural ? "are" : "is") : plural ? verb : `${verb}s`;
