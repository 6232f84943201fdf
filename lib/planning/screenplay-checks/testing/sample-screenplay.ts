import type { Present, Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { Pose } from "#lib/contract/vocabulary.ts";
import { modeCardOf } from "#lib/planning/modes/mode-catalog.ts";
import type { CheckContext } from "#lib/planning/screenplay-checks/rule.ts";

const body = (cast: string, doing: Pose, more: Partial<Present> = {}): Present => ({
  cast,
  doing,
  holds: null,
  faces: "right",
  looks_at: null,
  touches: null,
  at: null,
  where: "centre",
  depth: "mid",
  feels: null,
  ...more,
});

const shot = (
  fields: Pick<ScreenplayShot, "shot_id" | "role" | "purpose" | "action" | "detail"> & Partial<ScreenplayShot>,
) => ({
  weight: 1,
  action_en: null,
  detail_en: null,
  place: "shop",
  present: [],
  acts: [],
  props: [],
  focus: "shop",
  framing: "medium" as const,
  angle: "eye_level" as const,
  lens_mm: 35,
  movement: "static" as const,
  motivation: "It stands because the shoemaker does.",
  light: "one lamp over the bench",
  key_side: "left" as const,
  sound: "a hammer, then rain",
  dialogue: [],
  caption: null,
  transition_in: "cut" as const,
  now: [],
  changes: null,
  holds: false,
  setup_of: [],
  pays_off: [],
  ...fields,
});

const thing = { drawn_as: null } as const;

/** A film that every check passes: what it plants returns, its shots lead to each other, and its words name its ids. */
export const sampleScreenplay = (): Screenplay => ({
  language: "en",
  logline:
    "A shoemaker repairs the boots of a soldier who left the town years ago, and one evening somebody comes to collect the boots.",
  title: "Ready on Friday",
  treatment: { primary: "narrative_drama", secondary: "documentary_verite", reason: "“left the town years ago”" },
  cast: [
    {
      ...thing,
      id: "maker",
      name: "the shoemaker",
      kind: "person",
      count: 1,
      looks: "sixty",
      wardrobe: "leather apron",
    },
    { ...thing, id: "girl", name: "the girl", kind: "person", count: 1, looks: "twelve", wardrobe: "wet coat" },
  ],
  places: [
    {
      ...thing,
      id: "shop",
      name: "the repair shop",
      looks: "narrow",
      time_of_day: "dusk",
      weather: "rain",
      season: "autumn",
    },
  ],
  props: [
    { ...thing, id: "boots", name: "the boots", looks: "brown, one sole loose" },
    { ...thing, id: "ticket", name: "the ticket", looks: "a torn half" },
  ],
  style: { look: "plain", palette_words: ["brown"], era: null, lock: "the leather apron, the brown boots" },
  shots: [
    shot({
      shot_id: "s1",
      role: "setup",
      purpose: "We see that the shoemaker keeps the boots of a man who does not come.",
      action: "The shoemaker takes the boots off the shelf and wipes the dust from the sole.",
      detail: "Half of the ticket hangs from the boots on a string.",
      present: [body("maker", "clean", { holds: "boots", where: "left" })],
      props: ["boots", "ticket"],
      focus: "maker",
      framing: "medium",
      now: [{ id: "boots", state: "dusty", measure: null }],
      setup_of: ["boots", "question:who-comes"],
    }),
    shot({
      shot_id: "s2",
      role: "build",
      purpose: "Somebody has the other half of the ticket.",
      action: "The girl lays the other half of the ticket on the bench in front of the shoemaker.",
      detail: "Rain runs off the sleeve of the girl onto the bench.",
      present: [body("girl", "give", { where: "right", faces: "left" }), body("maker", "look", { where: "left" })],
      props: ["ticket"],
      focus: "girl",
      framing: "close",
      changes: "The ticket is whole on the bench in front of the shoemaker.",
      setup_of: ["ticket"],
    }),
    shot({
      shot_id: "s3",
      role: "payoff",
      purpose: "The boots leave the shop on the feet of the girl who was sent for the boots.",
      action: "The girl walks out of the shop in the boots, and the shoemaker looks at the empty place on the shelf.",
      detail: "The whole ticket lies on the bench.",
      present: [body("girl", "walk", { where: "right", faces: "right" }), body("maker", "stand", { where: "left" })],
      props: ["boots", "ticket"],
      focus: "girl",
      framing: "wide",
      now: [{ id: "boots", state: "worn again", measure: null }],
      changes: "The boots are gone from the shelf of the shop.",
      pays_off: ["boots", "ticket", "question:who-comes"],
    }),
  ],
  end_card: null,
  undrawn: [],
});

/** Four seconds a shot, no brand, in the mode of the screenplay. */
export const sampleContext = (screenplay: Screenplay, more: Partial<CheckContext> = {}): CheckContext => ({
  frames: screenplay.shots.map(() => 96),
  mode: modeCardOf(screenplay.treatment.primary),
  brand: null,
  aspect: "16:9",
  ...more,
});
