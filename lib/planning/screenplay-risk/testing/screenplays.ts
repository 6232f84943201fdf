import type {
  CastEntry,
  PlaceEntry,
  Present,
  PropEntry,
  Screenplay,
  ScreenplayShot,
} from "#lib/contract/screenplay.ts";

export const cast = (id: string, kind: CastEntry["kind"] = "person", more: Partial<CastEntry> = {}): CastEntry => ({
  id,
  name: id,
  kind,
  count: 1,
  looks: "",
  wardrobe: "",
  drawn_as: null,
  ...more,
});
export const prop = (id: string, name: string): PropEntry => ({ id, name, looks: "", drawn_as: null });
export const place = (id: string, name: string): PlaceEntry => ({
  id,
  name,
  looks: "",
  time_of_day: "unspecified",
  weather: "unspecified",
  season: "unspecified",
  drawn_as: null,
});
export const present = (id: string, doing: Present["doing"], more: Partial<Present> = {}): Present => ({
  cast: id,
  doing,
  holds: null,
  faces: "camera",
  looks_at: null,
  touches: null,
  at: null,
  where: "centre",
  depth: "mid",
  feels: null,
  ...more,
});

export const shot = (more: Partial<ScreenplayShot> = {}): ScreenplayShot => ({
  shot_id: "s1",
  role: "hook",
  weight: 1,
  purpose: "",
  action: "Something happens.",
  detail: "",
  action_en: null,
  detail_en: null,
  place: "here",
  present: [],
  acts: [],
  props: [],
  focus: more.present?.[0]?.cast ?? "here",
  framing: "full",
  angle: "eye_level",
  lens_mm: 35,
  movement: "static",
  motivation: "",
  light: "",
  key_side: "left",
  sound: "",
  dialogue: [],
  caption: null,
  transition_in: "cut",
  now: [],
  changes: null,
  holds: false,
  setup_of: [],
  pays_off: [],
  ...more,
});

/** A screenplay of some shots, numbered in their order. */
export const screenplay = (
  shots: readonly Partial<ScreenplayShot>[],
  more: Partial<Pick<Screenplay, "cast" | "props" | "places" | "language" | "end_card">> = {},
): Screenplay => ({
  language: "en",
  logline: "",
  title: "",
  treatment: { primary: "narrative_drama", secondary: "narrative_drama", reason: "" },
  cast: [],
  props: [],
  places: [place("here", "a room")],
  style: { look: "", palette_words: [], era: null, lock: "" },
  shots: shots.map((each, index) => shot({ shot_id: `s${index + 1}`, ...each })),
  end_card: null,
  undrawn: [],
  ...more,
});
