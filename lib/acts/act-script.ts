import { z } from "#schema";
import { acts, expressions, stateScales, type Act } from "#lib/contract/acts.ts";
import { motions } from "#lib/contract/vocabulary.ts";
import body from "#data/acts/body.json" with { type: "json" };
import changes from "#data/acts/changes.json" with { type: "json" };
import chores from "#data/acts/chores.json" with { type: "json" };
import faces from "#data/acts/faces.json" with { type: "json" };
import hands from "#data/acts/hands.json" with { type: "json" };
import things from "#data/acts/things.json" with { type: "json" };
import two from "#data/acts/two.json" with { type: "json" };
import work from "#data/acts/work.json" with { type: "json" };

/** How an act is played, as data: what bodies, hands, faces and things do from its beginning over the contact to its end. */

export const bodies = [
  "stand",
  "walk",
  "run",
  "bow",
  "bend",
  "crouch",
  "kneel",
  "sit",
  "lie",
  "lunge",
  "tiptoe",
  "hunch",
  "leap",
  "crawl",
  "sway",
  "climb",
  "swim",
  "dance",
  "floor",
  "kick",
  // Seated with a foot lifted to the hands.
  "sit_foot",
  // On a saddle, a leg to each side.
  "astride",
  // Feet in the air, together and apart; rolled up; stretched out on the hands; on one leg, and gliding on it.
  "handstand",
  "split_handstand",
  "tuck",
  "plank",
  "plank_low",
  "one_leg",
  "glide",
] as const;

export const handPlaces = [
  "rest",
  "chest",
  "belly",
  "hip",
  "lap",
  "mouth",
  "face",
  "eyes",
  "ear",
  "ears",
  "brow",
  "crown",
  "up",
  "up_wide",
  "forward",
  "forward_high",
  "forward_low",
  "work",
  "low",
  "side",
  "back",
  "behind_head",
  // A foot that is lifted to the hands; the ground under who crawls, and before them.
  "foot",
  "palm_down",
  "palm_ahead",
  "shown",
  // Places of the shot: of the thing, of the tool, where the hands of two meet, of the other, on the ground.
  "thing",
  // On its face: towards who does it, away from them, low; over its rim.
  "thing_near",
  "thing_far",
  "thing_low",
  "thing_over",
  "tool",
  "meeting",
  "meeting_high",
  "other_face",
  "other_shoulder",
  "other_back",
  "other_hair",
  "other_nape",
  "other_knee",
  "ground",
] as const;

const key = z.strictObject({
  /** Share of the act: 0 its beginning, 0.5 its contact, 1 its end. */
  at: z.number().min(0).max(1),
  body: z.enum(bodies).default("stand"),
  left: z.enum(handPlaces).default("rest"),
  right: z.enum(handPlaces).default("rest"),
  /** Radians added to the body's own. */
  lean: z.number().default(0),
  nod: z.number().default(0),
  twist: z.number().default(0),
  tilt: z.number().default(0),
  /** Metres gone forwards since the act began; negative behind. */
  step: z.number().default(0),
  /** Metres over the ground. */
  rise: z.number().default(0),
  /** Radians by which a held thing is turned forwards. */
  turn: z.number().default(0),
  /** Whether it has come down to the ground from what it was on. */
  down: z.boolean().default(false),
  /** Whether it has turned round to face the other way. */
  back: z.boolean().default(false),
  face: z.enum(expressions).optional(),
  grip: z.enum(["relaxed", "fist", "open"]).default("relaxed"),
});
export type ActKey = z.infer<typeof key>;

/** Where a thing is from a share of the act on: in a hand, on the way, or in the world. */
const owner = z.strictObject({
  at: z.number().min(0).max(1),
  in: z.enum([
    "by.left",
    "by.right",
    // Torn in two, a half in each hand.
    "by.halves",
    "to.left",
    "to.right",
    // Of what is told once, one in a hand of each.
    "both.right",
    "surface",
    "ground",
    "falling",
    "flying",
    // On its way to who catches it; going round in the air over the hands.
    "coming",
    "tossed",
    "rising",
    "on_body",
    // Spread over the body of who does it, or of the other: a blanket.
    "over_by",
    "over_to",
    "gone",
  ]),
});
export type Owner = z.infer<typeof owner>;

const change = z.strictObject({
  act: z.enum(acts),
  /** Elements for which this stands instead of what the act does to all others: a candle burns down. */
  for: z.array(z.string()).optional(),
  /** Whose state it is: of what the act is done to, or of what does it by itself; of who does it, of the other, of the tool. */
  of: z.enum(["thing", "by", "to", "with"]),
  scale: z.enum(stateScales),
  from: z.number(),
  to: z.number(),
  /** Shares of the act between which it changes. */
  begin: z.number().min(0).max(1),
  end: z.number().min(0).max(1),
});
export type StateChange = z.infer<typeof change>;

/** Where a thing that moves or changes by itself is at a share of its act; lengths in its own heights, turns in radians. */
const move = z.strictObject({
  at: z.number().min(0).max(1),
  x: z.number().default(0),
  y: z.number().default(0),
  turn: z.number().default(0),
  wide: z.number().positive().default(1),
  tall: z.number().positive().default(1),
  alpha: z.number().min(0).max(1).default(1),
  lit: z.number().min(0).max(1).default(1),
});
export type ThingMove = z.infer<typeof move>;

/** What an animal does from a share of an act on: a way of moving of its own rig, on its way and in the air. */
const animalKey = z.strictObject({
  at: z.number().min(0).max(1),
  motion: z.enum(motions).default("idle"),
  /** Metres gone forwards, and over the ground; of an act that crosses the frame, its half widths. */
  step: z.number().default(0),
  rise: z.number().default(0),
  /** Radians by which the whole of it is turned. */
  turn: z.number().default(0),
  /** How tall it stands against its own height, as it gathers itself for a leap. */
  tall: z.number().default(1),
  /** How far down to the ground it is from what it is on: 1 is on the ground. */
  down: z.number().default(0),
});
export type AnimalKey = z.infer<typeof animalKey>;

const script = z.strictObject({
  act: z.enum(acts),
  /** How many times its middle is gone through: to and fro of a brush, a saw, a wave. */
  times: z.int().min(1).max(12).default(1),
  /** Seconds that one time of it takes where the shot has room. */
  seconds: z.number().min(0.1).max(6).default(1.6),
  /** The narrowest framing in which it can be seen. */
  frame: z.enum(["full", "medium", "close"]).default("medium"),
  /** The element that is used where the words name no tool: a broom to sweep with; after a colon which kind of it. */
  tool: z.string().nullable().default(null),
  /** The element in which it is done where what is named is no vessel, after a colon its kind: soup is stirred in a pot. */
  vessel: z.string().nullable().default(null),
  /** Other elements in which it is done as well: a cup, a bucket. */
  keeps: z.array(z.string()).default([]),
  /** Whether that vessel is as large as it is: a blackboard, a washing line. */
  broad: z.boolean().default(false),
  /** What it is done to without a tool: bananas are peeled with bare hands. */
  bare: z.array(z.string()).default([]),
  /** What goes into the thing where only the thing is named: clothes into a suitcase. */
  stuff: z.string().nullable().default(null),
  /** Heights of who does it that the frame shows over their head: of a kite on its string. */
  over: z.number().min(0).default(0),
  /** Whether hands are seen before what they work on: on a window that is wiped, in hair that is combed. */
  on: z.boolean().default(false),
  /** Metres between the two who do it, below 0 where the other is behind; null where they need not come near. */
  apart: z.number().nullable().default(null),
  /** How the two stand: face to face, or one behind the other on the same way. */
  way: z.enum(["face", "same"]).default("face"),
  /** Whether steps count in half widths of the frame: who enters comes from outside it however wide it is. */
  across: z.boolean().default(false),
  /** Whether the taller of two kneels down to the other. */
  level: z.boolean().default(false),
  /** Where a small thing lies to which it is done: low where one kneels down to it; in the lap only of who sits without a table. */
  lies: z.enum(["table", "ground", "low", "lap"]).default("table"),
  /** Whether the thing ends up on a hook of a coat stand. */
  hangs: z.boolean().default(false),
  /** Whether it is done behind the thing that is named. */
  behind: z.boolean().default(false),
  /** Whether the thing, as tall as a tree, falls over before who does it. */
  topples: z.boolean().default(false),
  /** Whether who does it comes out of the thing: a chick out of its egg. */
  inside: z.boolean().default(false),
  /** Whether it takes two, however many are named. */
  mutual: z.boolean().default(false),
  /** Whether it is done in water, outdoors. */
  wet: z.boolean().default(false),
  /** Whether the thing goes along with who does it. */
  pushes: z.boolean().default(false),
  /** Whether it is done on the thing: a ladder, a tree. */
  mounts: z.boolean().default(false),
  /** Where the hip of the other is whom who does it carries: in heights of who carries, forwards and upwards. */
  bears: z.strictObject({ x: z.number(), up: z.number() }).nullable().default(null),
  /** Whether who does it sits on the other or on the thing, which carries them along. */
  rides: z.boolean().default(false),
  /** Whether it is done up on a table by an animal, before one by a person, and the thing goes over its edge. */
  upon: z.boolean().default(false),
  /** Whether it is done at the door of what is left or entered. */
  leaves: z.boolean().default(false),
  /** Whether what somebody runs after goes off as `moves` say, in lengths of it. */
  departs: z.boolean().default(false),
  /** Where the thing is between the two, in heights of the smaller one. */
  between: z.strictObject({ up: z.number() }).nullable().default(null),
  /** Of a thing by itself: metres of its place that the frame shows, up and across, and how tall it is at least. */
  room: z.strictObject({ up_m: z.number(), wide_m: z.number(), least_m: z.number() }).nullable().default(null),
  /** Whether it goes on beside what others do: a train leaves while somebody waves. */
  meanwhile: z.boolean().default(false),
  /** Who sits on a swing for it. */
  swings: z.enum(["by", "to"]).nullable().default(null),
  /** The furniture that who does it rests on. */
  rests: z.enum(["chair", "bed"]).nullable().default(null),
  /** Whether it is the other who rests on it. */
  other_rests: z.boolean().default(false),
  /** Whether an animal takes the thing from a table to which it must reach up. */
  steals: z.boolean().default(false),
  /** How who does it stands to the lens: from the side, three quarters, or as the plan has it. */
  seen: z.enum(["side", "front", "planned"]).default("side"),
  by: z.array(key).default([]),
  to: z.array(key).default([]),
  /** What who does it does where there is another: combing somebody's hair against one's own. */
  pair: z.array(key).default([]),
  /** The same where the other is so small as to sit on the lap: a baby that is fed. */
  lap: z.array(key).default([]),
  /** What who does it does where the thing stands on the floor: a piano against a violin. */
  floor: z.array(key).default([]),
  /** What who does it does with what is neither for the head nor for the feet: a coat, a dress. */
  garment: z.array(key).default([]),
  /** The same where an animal does it. */
  animal: z.array(animalKey).default([]),
  /** The same where words have it on something in the end: it comes up there from the ground. */
  onto: z.array(animalKey).default([]),
  of: z.array(owner).default([]),
  with: z.array(owner).default([]),
  /** Of the thing that does it, or to which it is done. */
  moves: z.array(move).default([]),
});
export type ActScript = z.infer<typeof script>;

const written = new Map<string, unknown>(
  [hands, work, chores, two, body, faces, things].flatMap((family: readonly { act: string }[]) =>
    family.map((row) => [row.act, row] as const),
  ),
);
const unknown = [...written.keys()].find((id) => !acts.some((act) => act === id));
if (unknown !== undefined) throw new Error(`data/acts: ${unknown} is no act`);

/** Keeps what was made for an act: a film plays a few of hundreds. */
const byAct = <Value>(make: (act: Act) => Value): ((act: Act) => Value) => {
  const made = new Map<Act, Value>();
  return (act) => {
    const known = made.get(act) ?? make(act);
    made.set(act, known);
    return known;
  };
};

/** How an act is played; null where it is not written. Throws where it is ill-formed. */
export const scriptOfAct = byAct((act): ActScript | null => (written.has(act) ? script.parse(written.get(act)) : null));

const sitting = (keys: readonly ActKey[]): ActKey[] =>
  keys.map((key) => (key.body === "stand" ? { ...key, body: "sit" } : key));
const onChair = byAct((act): ActScript | null => {
  const row = scriptOfAct(act);
  return row && { ...row, by: sitting(row.by), rests: row.rests ?? "chair" };
});

/** How an act is played as it is timed in a shot: seated, where who does it sat down before. Null as `scriptOfAct`. */
export const scriptOfTimed = ({ act, posture }: { act: Act; posture?: "sit" | undefined }): ActScript | null =>
  posture === "sit" ? onChair(act) : scriptOfAct(act);

const changed = z.array(change).parse(changes);

/** What an act leaves another than it was in an element, null for any; nothing where all stays as it is. */
export function changesOfAct(act: Act, element: string | null): StateChange[] {
  const all = changed.filter((each) => each.act === act);
  const own = all.filter((each) => element !== null && each.for?.includes(element) === true);
  return own.length > 0 ? own : all.filter((each) => each.for === undefined);
}
