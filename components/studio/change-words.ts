import { movementTitle, plainWords, sentenceCase, shotSeconds } from "./words.ts";

/** Parts of a shot as people say them; what is not here is said as it is spelt. */
const fieldTitles: ReadonlyMap<string, string> = new Map([
  ["camera", "Camera"],
  ["camera.lens_mm", "Lens"],
  ["camera.movement", "Movement"],
  ["camera.angle", "Angle"],
  ["camera.aperture", "Aperture"],
  ["duration_seconds", "Length"],
  ["framing", "Framing"],
  ["caption", "Caption"],
  ["description", "What is seen"],
  ["time_of_day", "Time of day"],
  ["weather", "Weather"],
  ["transition_in", "Transition"],
  ["color_intent", "Colour"],
]);

/** A dotted path in a shot: `Movement`, `Key light side`. */
export const fieldTitle = (path: string): string => {
  const known = fieldTitles.get(path);
  if (known !== undefined) return known;
  const last = path
    .split(".")
    .filter((part) => !/^\d+$/.test(part))
    .at(-1);
  return sentenceCase(plainWords(last ?? path));
};

/** A value of the plan in a few words. `path` gives numbers their unit. */
export const valueWords = (value: unknown, path = ""): string => {
  if (value === null || value === undefined || value === "") return "nothing";
  if (value === "unspecified") return "not said";
  if (typeof value === "number") {
    if (path.endsWith("duration_seconds") || path.endsWith("start_seconds")) return shotSeconds(value);
    const figure = String(Number(value.toFixed(2)));
    return path.endsWith("_mm") ? `${figure} mm` : path.endsWith("_m") ? `${figure} m` : figure;
  }
  if (typeof value === "string")
    return path.endsWith("movement")
      ? movementTitle(value).toLowerCase()
      : /^[a-z0-9]+(_[a-z0-9]+)*$/.test(value)
        ? plainWords(value)
        : value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    if (value.length === 0) return "nothing";
    const whole = value.some((each) => typeof each === "object" && each !== null);
    return whole ? `${value.length} entries` : value.map((each) => valueWords(each)).join(", ");
  }
  return Object.entries(value)
    .map(([name, each]) => `${plainWords(name)} ${valueWords(each, name)}`)
    .join(", ");
};

/** A JSON Pointer into a plan as a place: `Shot 2, camera lens`; shots count from 1. */
export const pointerWords = (pointer: string): string => {
  const parts = pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const at = parts[0] === "shots" ? Number(parts[1]) : Number.NaN;
  const inShot = Number.isInteger(at);
  const rest = (inShot ? parts.slice(2) : parts).map((part) => (/^\d+$/.test(part) ? `#${Number(part) + 1}` : part));
  const place = plainWords(rest.join(" "));
  return inShot ? `Shot ${at + 1}, ${place}` : sentenceCase(place);
};
