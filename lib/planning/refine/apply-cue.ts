import { framings, type Angle, type Framing, type Movement, type TimeOfDay } from "#lib/contract/vocabulary.ts";
import type { FoundCue } from "./find-cues.ts";
import { applyMood } from "./apply-mood.ts";
import type { ShotChange } from "./shot-change.ts";
import { setHour, setWeather } from "./set-conditions.ts";
import type { Told } from "./told.ts";
import { moods, type Cue, type Mood } from "./words/instruction-words.ts";

const opposites: Partial<Record<Cue, Cue>> = {
  closer: "wider",
  lower: "higher",
  longer_lens: "shorter_lens",
  slower: "faster",
  slowly: "faster",
  longer: "shorter",
  doubled: "halved",
  darker: "brighter",
  steadier: "shakier",
  warmer: "cooler",
  happier: "sadder",
  calmer: "lively",
  harder_light: "softer_light",
  dramatic: "softer_light",
  tense: "calmer",
  scarier: "calmer",
  epic: "tender",
  "light:left": "light:right",
  "light:back": "light:front",
  "direction:left_to_right": "direction:right_to_left",
  "direction:toward": "direction:away",
  moving: "movement:static",
  lonelier: "happier",
};
const opposite = (cue: Cue): Cue | null => {
  const direct = opposites[cue];
  if (direct !== undefined) return direct;
  const back = Object.entries(opposites).find(([, other]) => other === cue)?.[0];
  return (back as Cue | undefined) ?? null;
};

const sizes: readonly Framing[] = framings.filter((framing) => framing !== "insert");
const heights: readonly Angle[] = ["ground", "low", "eye_level", "high", "overhead"];
const longest_s = 12;

/** Movements that go by fast, and what does the same slowly. */
const calmerMove: Partial<Record<Movement, Movement>> = { whip_pan: "pan_right" };

const isMood = (cue: Cue): cue is Mood => (moods as readonly string[]).includes(cue);

/** Does to the shot what a cue asks; false when it changes nothing. `beside` are the other cues of its clause. */
export const applyCue = (found: FoundCue, change: ShotChange, told: Told, beside: readonly FoundCue[]): boolean => {
  const { negated, degree, words } = found;
  const { now } = change;
  const cue = negated ? turned(found.cue, change) : found.cue;
  if (cue === null) return false;
  if (isMood(cue)) return applyMood(cue, words, change, told);
  const [kind, value] = cue.split(":") as [string, string | undefined];
  switch (kind) {
    case "framing":
      return change.set(words, "framing", value as typeof now.framing);
    case "movement":
      return change.set(words, "camera.movement", value as Movement);
    case "angle":
      return change.set(words, "camera.angle", value as Angle);
    case "time":
      return setHour(value as TimeOfDay, words, change);
    case "light":
      return change.set(words, "continuity.key_light_side", value as (typeof now)["continuity.key_light_side"]);
    case "direction":
      return change.set(words, "continuity.screen_direction", value as (typeof now)["continuity.screen_direction"]);
    case "weather":
      return setWeather(value as (typeof now)["continuity.weather"], words, change);
  }
  const steps = Math.max(1, Math.round(degree));
  switch (cue) {
    case "closer":
      return reframe(steps, words, change);
    case "wider":
      return reframe(-steps, words, change);
    case "moving":
      return now["camera.movement"] === "static" && change.set(words, "camera.movement", "push_in");
    case "steadier":
      return unsteady.has(now["camera.movement"]) && change.set(words, "camera.movement", "static");
    case "shakier":
      return change.set(words, "camera.movement", "handheld");
    case "lower":
      return raise(-steps, words, change);
    case "higher":
      return raise(steps, words, change);
    case "longer_lens":
      return lens(1 + 0.4 * degree, words, change);
    case "shorter_lens":
      return lens(1 / (1 + 0.4 * degree), words, change);
    case "slower":
      return slow(degree, words, change);
    case "slowly":
      return beside.some((each) => each.cue.startsWith("movement:")) || slow(degree, words, change);
    case "faster":
      return change.last(words, now.duration_seconds * (1 - 0.25 * Math.min(degree, 1.6)));
    case "longer":
      return change.last(words, now.duration_seconds * (1 + 0.35 * degree));
    case "shorter":
      return change.last(words, now.duration_seconds * (1 - 0.3 * Math.min(degree, 1.6)));
    case "doubled":
      return change.last(words, now.duration_seconds * 2);
    case "halved":
      return change.last(words, now.duration_seconds / 2);
    case "darker":
      return setHour(darker[now["continuity.time_of_day"]], words, change) || addLight("dim", words, change, told);
    case "brighter":
      return setHour(brighter[now["continuity.time_of_day"]], words, change) || addLight("bright", words, change, told);
    case "side_light":
      return (
        !["left", "right"].includes(now["continuity.key_light_side"]) &&
        change.set(words, "continuity.key_light_side", "left")
      );
    case "other_side":
      return change.set(
        words,
        "continuity.key_light_side",
        now["continuity.key_light_side"] === "left" ? "right" : "left",
      );
    case "turned":
      return change.set(
        words,
        "continuity.screen_direction",
        now["continuity.screen_direction"] === "left_to_right" ? "right_to_left" : "left_to_right",
      );
    case "caption":
      return negated && change.set(words, "caption", null);
    // Another take changes no field: the caller shifts the seed.
    case "take":
      return true;
    default:
      return false;
  }
};

/** What a cue comes to when it is denied; null when nothing follows from that. */
const turned = (cue: Cue, { now }: ShotChange): Cue | null => {
  const other = opposite(cue);
  if (other !== null) return other;
  if (cue === "caption") return cue;
  const [kind, value] = cue.split(":");
  if (kind === "movement") {
    const unlike = value !== now["camera.movement"] && now["camera.movement"] === "static";
    return unlike ? null : value === "static" ? "moving" : "movement:static";
  }
  if (kind === "framing")
    return value === now.framing ? (sizes.indexOf(now.framing) > 3 || value === "insert" ? "wider" : "closer") : null;
  if (kind === "angle") return value === now["camera.angle"] ? "angle:eye_level" : null;
  if (kind === "time")
    return value === now["continuity.time_of_day"]
      ? value === "night" || value === "dusk"
        ? "time:noon"
        : "time:dusk"
      : null;
  if (kind === "weather" && value !== now["continuity.weather"]) return null;
  if (kind === "weather") return value === "clear" ? "weather:cloudy" : "weather:clear";
  return null;
};

const unsteady: ReadonlySet<Movement> = new Set(["handheld", "whip_pan"]);

const reframe = (steps: number, words: string, change: ShotChange): boolean => {
  const { framing } = change.now;
  if (framing === "insert" && steps > 0) return false;
  const at = framing === "insert" ? sizes.length - 1 : sizes.indexOf(framing);
  return change.set(words, "framing", sizes[Math.min(sizes.length - 1, Math.max(0, at + steps))] ?? framing);
};

const raise = (steps: number, words: string, change: ShotChange): boolean => {
  const angle = change.now["camera.angle"];
  const at = heights.includes(angle) ? heights.indexOf(angle) : 2;
  return change.set(
    words,
    "camera.angle",
    heights[Math.min(heights.length - 1, Math.max(0, at + steps))] ?? "eye_level",
  );
};

const lens = (factor: number, words: string, change: ShotChange): boolean =>
  change.set(words, "camera.lens_mm", Math.min(200, Math.max(14, Math.round(change.now["camera.lens_mm"] * factor))));

const slow = (degree: number, words: string, change: ShotChange): boolean => {
  const to = calmerMove[change.now["camera.movement"]];
  const moved = to !== undefined && change.set(words, "camera.movement", to);
  const { duration_seconds } = change.now;
  const wanted = Math.max(duration_seconds, Math.min(longest_s, duration_seconds * (1 + 0.3 * degree)));
  return change.last(words, wanted) || moved;
};

const darker: Record<TimeOfDay, TimeOfDay> = {
  dawn: "night",
  morning: "dusk",
  noon: "dusk",
  afternoon: "dusk",
  golden_hour: "dusk",
  dusk: "night",
  night: "night",
  // A room without its day: what is lit in it stays.
  interior: "night",
  unspecified: "dusk",
};
const brighter: Record<TimeOfDay, TimeOfDay> = {
  dawn: "morning",
  morning: "noon",
  noon: "noon",
  afternoon: "noon",
  golden_hour: "afternoon",
  dusk: "golden_hour",
  night: "dawn",
  interior: "interior",
  unspecified: "noon",
};

const addLight = (level: "dim" | "bright", words: string, change: ShotChange, told: Told): boolean =>
  told.tell(
    words,
    level === "dim" ? "Only a little light is left; most of the picture is dark." : "Bright light fills the picture.",
    change,
  );
