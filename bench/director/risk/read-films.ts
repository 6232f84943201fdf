import { readFileSync } from "node:fs";
import {
  castKinds,
  screenplaySchema,
  type CastEntry,
  type PlaceEntry,
  type Present,
  type PropEntry,
  type Screenplay,
  type ScreenplayShot,
} from "#lib/contract/screenplay.ts";
import {
  directorModes,
  framings,
  movements,
  angles,
  fps,
  poses,
  spatialRelations,
  weathers,
  type DirectorMode,
} from "#lib/contract/vocabulary.ts";

export interface LabelledFilm {
  split: "tune" | "held";
  /** Where its sentence and labels come from: this project's intents, or VBench-2.0. */
  source: "intents" | "vbench";
  mode: DirectorMode;
  risks: readonly string[];
  text: string;
  screenplay: Screenplay;
  frames: number[];
}

const one = <T extends string>(words: readonly T[], word: string): T => {
  const found = words.find((each) => each === word);
  if (found === undefined) throw new Error(`${word} is none of ${words.join(", ")}`);
  return found;
};
const languageOf = (text: string): string => {
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)) return "ja";
  if (/\p{Script=Han}/u.test(text)) return "zh";
  if (/\p{Script=Devanagari}/u.test(text)) return "hi";
  if (/\p{Script=Arabic}/u.test(text)) return "ar";
  const words = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
  const signs = {
    es: ["el", "se", "de un", "cinco", "hace"],
    fr: ["le", "sur", "une", "sous", "est"],
    de: ["ein", "der", "über", "für"],
    pt: ["do", "no", "dos", "da"],
    it: ["di", "nel", "una"],
  };
  const best = Object.entries(signs)
    .map(([language, list]) => ({ language, hits: list.filter((each) => words.has(each)).length }))
    .toSorted((a, b) => b.hits - a.hits)[0];
  const english = ["the", "is", "are", "with", "my", "an"].filter((each) => words.has(each)).length;
  return best !== undefined && best.hits > english ? best.language : "en";
};

const castOf = (line: string): CastEntry => {
  const [, id = "", kind = "", count, rest = ""] = /^c (\S+) ([a-z]+)(?:\*(\d+))? (.+)$/u.exec(line) ?? [];
  const [name = "", wardrobe = ""] = rest.split(" / ");
  return { id, name, kind: one(castKinds, kind), count: Number(count ?? 1), looks: "", wardrobe, drawn_as: null };
};
const placeOf = (line: string): PlaceEntry => {
  const [, id = "", rest = ""] = /^p (\S+) (.+)$/u.exec(line) ?? [];
  const [name = "", weather] = rest.split(", ");
  return {
    id,
    name,
    looks: "",
    time_of_day: "unspecified",
    weather: weather === undefined ? "unspecified" : one(weathers, weather),
    season: "unspecified",
    drawn_as: null,
  };
};
const propOf = (line: string): PropEntry => {
  const [, id = "", name = ""] = /^o (\S+) (.+)$/u.exec(line) ?? [];
  return { id, name, looks: "", drawn_as: null };
};

const presentOf = (spec: string): Present => {
  const [cast = "", doing = "", ...rest] = spec.trim().split(/\s+/u);
  const present: Present = {
    cast,
    doing: one(poses, doing),
    holds: null,
    faces: "right",
    looks_at: null,
    touches: null,
    at: null,
    where: "centre",
    depth: "mid",
    feels: null,
  };
  for (const word of rest) {
    const [key = "", id] = word.split(":");
    if (id !== undefined && key === "h") present.holds = id;
    else if (id !== undefined && key === "t") present.touches = id;
    else if (id !== undefined) present.at = { relation: one(spatialRelations, key), id };
    else if (key === "near" || key === "mid" || key === "far") present.depth = key;
    else if (key === "camera" || key === "away") present.faces = key;
    else present.where = one(["left", "centre", "right"], key);
  }
  return present;
};

const shotOf = (line: string, index: number, text: string): ScreenplayShot => {
  const [head = "", ...segments] = line.slice(2).split(" | ");
  const colon = head.indexOf(":");
  const settings = head.slice(0, colon).split(/\s+/u);
  const [framing = "", movement = ""] = settings;
  const present = head
    .slice(colon + 1)
    .split(" ; ")
    .filter((each) => each.trim() !== "")
    .map(presentOf);
  const of = (mark: string) =>
    segments
      .map((each) => each.trim())
      .find((each) => each.startsWith(`${mark} `))
      ?.slice(2);
  const props = of("+")?.split(/,\s*/u) ?? [];
  const place = settings.at(-1) ?? "";
  const said = /^(\S+): (.+)$/u.exec(of('"') ?? "");
  return {
    shot_id: `s${index + 1}`,
    role: index === 0 ? "hook" : "build",
    weight: 1,
    purpose: "",
    action: text.slice(0, 300),
    detail: "",
    action_en: null,
    detail_en: null,
    place,
    present,
    acts: [],
    props,
    focus: present[0]?.cast ?? props[0] ?? place,
    framing: one(framings, framing),
    angle: one(angles, settings.length > 3 ? (settings[2] ?? "") : "eye_level"),
    lens_mm: 35,
    movement: one(movements, movement),
    motivation: "",
    light: "",
    key_side: "left",
    sound: "",
    dialogue: said === null ? [] : [{ who: said[1] ?? "", line: said[2] ?? "" }],
    caption: null,
    transition_in: "cut",
    now: (of("=")?.split(/,\s*(?=\w+: )/u) ?? []).map((each) => {
      const [id = "", ...state] = each.split(": ");
      return { id, state: state.join(": "), measure: null };
    }),
    changes: of(">") ?? null,
    holds: false,
    setup_of: [],
    pays_off: [],
  };
};

const seconds = 10;

const filmOf = (block: string): LabelledFilm => {
  const [head = "", ...lines] = block.split("\n").filter((line) => line !== "");
  const [origin = "", mode = "", risks = "", ...words] = head.split(" | ");
  const text = words.join(" | ");
  const [split = "", source = ""] = origin.split(" ");
  const primary = one(directorModes, mode);
  const starting = (mark: string) => lines.filter((line) => line.startsWith(`${mark} `));
  const shots = starting(".").map((line, index) => shotOf(line, index, text));
  const screenplay = screenplaySchema.parse({
    language: languageOf(text),
    logline: text.slice(0, 300),
    title: "",
    treatment: { primary, secondary: primary, reason: "" },
    cast: starting("c").map(castOf),
    places: starting("p").map(placeOf),
    props: starting("o").map(propOf),
    style: { look: "", palette_words: [], era: null, lock: "" },
    shots,
    end_card: null,
    undrawn: [],
  });
  const known = new Set([...screenplay.cast, ...screenplay.places, ...screenplay.props].map(({ id }) => id));
  for (const shot of shots)
    for (const id of [
      shot.place,
      shot.focus,
      ...shot.props,
      ...shot.now.map((each) => each.id),
      ...shot.present.flatMap((each) => [each.cast, each.holds, each.touches, each.at?.id]),
    ])
      if (id != null && !known.has(id)) throw new Error(`${id} is not in: ${text.slice(0, 60)}`);
  return {
    split: one(["tune", "held"], split),
    source: one(["intents", "vbench"], source),
    mode: primary,
    risks: risks.split(" "),
    text,
    screenplay,
    frames: shots.map(() => Math.round((seconds * fps) / shots.length)),
  };
};

/** Films directed by hand from sentences whose risks were labelled before. */
export const readFilms = (): LabelledFilm[] =>
  readFileSync(new URL("films.txt", import.meta.url), "utf8")
    .split(/^= /mu)
    .slice(1)
    .map((block) => filmOf(block.trim()));
