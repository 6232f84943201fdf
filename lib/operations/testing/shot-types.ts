import type { RoutingPolicy } from "#lib/contract/requests.ts";
import type { AspectRatio, DirectorMode, Framing } from "#lib/contract/vocabulary.ts";

/** A shot as a producer would ask for it. */
export interface ShotType {
  name: string;
  /** What is written to the planner; the shot that tells most of it is routed. */
  sentence: string;
  seconds: number;
  director_mode?: DirectorMode;
  /** Of the planned shots one that is framed so, where there is one. */
  framing?: Framing;
  aspect_ratio?: AspectRatio;
  optimize_for?: RoutingPolicy["optimize_for"];
  /** Pictures that it is to hold beside those that the planner attaches itself. */
  references?: number;
  /** It begins with a picture that was supplied. */
  first_frame?: true;
}

export const shotTypes: readonly ShotType[] = [
  {
    name: "dialogue, close",
    sentence: "Close-up of a young woman who tells her brother that she is leaving.",
    seconds: 5,
  },
  { name: "two people talk", sentence: "Two old friends argue across a kitchen table.", seconds: 6 },
  {
    name: "face without words",
    sentence: "Extreme close-up of an old fisherman's face as he begins to cry.",
    seconds: 4,
  },
  {
    name: "hands at work",
    sentence: "The hands of a watchmaker set a tiny gear into a clock.",
    seconds: 4,
    director_mode: "documentary_verite",
  },
  { name: "hands on an instrument", sentence: "A cellist's fingers run over the strings, very close.", seconds: 4 },
  { name: "crowd", sentence: "A crowd of people cheers in a stadium at night.", seconds: 5 },
  { name: "dance", sentence: "A dancer leaps across an empty stage.", seconds: 5 },
  { name: "fight", sentence: "Two boxers trade punches in the ring, fast, handheld.", seconds: 4 },
  { name: "chase", sentence: "A man runs across the rooftops while a drone follows him.", seconds: 5 },
  { name: "car at speed", sentence: "A red car races along the coast road.", seconds: 4 },
  { name: "whip pan", sentence: "Whip pan from a slamming door to a girl who jumps up.", seconds: 4 },
  { name: "product, macro", sentence: "Macro of a perfume bottle, drops run down the glass.", seconds: 4 },
  { name: "product on white", sentence: "Product shot of a steel thermos on a plain studio ground.", seconds: 5 },
  {
    name: "product with its picture",
    sentence: "Product shot of a solar lantern, it lights up.",
    seconds: 5,
    references: 1,
  },
  { name: "food", sentence: "Coffee is poured over ice in a glass, slow motion.", seconds: 4 },
  {
    name: "text in picture",
    sentence: 'A neon sign that reads "OPEN LATE" flickers above a bar.',
    seconds: 4,
    framing: "medium_close",
  },
  { name: "logo", sentence: "The logo of a bakery on a bag fills the picture.", seconds: 4 },
  { name: "screen of a phone", sentence: "A phone screen shows an app, a thumb swipes.", seconds: 4 },
  { name: "fashion", sentence: "A model in a silk dress walks down the runway.", seconds: 5 },
  { name: "dog", sentence: "A dog runs through the surf and shakes itself.", seconds: 5 },
  { name: "bird in flight", sentence: "An eagle flies over a mountain valley.", seconds: 6 },
  { name: "water", sentence: "Waves break on black rocks in a storm.", seconds: 6 },
  { name: "landscape, wide", sentence: "Extreme wide shot of snowy mountains at dawn.", seconds: 8 },
  { name: "drone rise", sentence: "Aerial shot that rises over a city at night.", seconds: 8 },
  { name: "interior, nobody", sentence: "An empty living room, dust in the afternoon light.", seconds: 6 },
  { name: "fire and smoke", sentence: "A campfire burns down in a dark forest.", seconds: 5 },
  { name: "anime", sentence: "Anime: a girl with a sword stands on a roof in the wind.", seconds: 5 },
  { name: "paper cut", sentence: "A paper-cut animation of a fox that looks for the moon.", seconds: 5 },
  {
    name: "upright, person",
    sentence: "A student tells the camera why she loves this backpack.",
    seconds: 5,
    aspect_ratio: "9:16",
  },
  {
    name: "upright, place",
    sentence: "Rain falls into a narrow alley full of lanterns.",
    seconds: 5,
    aspect_ratio: "9:16",
  },
  {
    name: "square, product",
    sentence: "Product shot of a pair of sneakers that turn slowly.",
    seconds: 5,
    aspect_ratio: "1:1",
  },
  { name: "very short", sentence: "A match is struck in the dark.", seconds: 1.5 },
  { name: "four seconds", sentence: "A barista looks up from the counter and smiles.", seconds: 4 },
  {
    name: "twelve seconds, one take",
    sentence: "One long take: a waiter carries a tray through the whole restaurant.",
    seconds: 12,
  },
  { name: "twenty-five seconds", sentence: "One long take along an empty beach at dusk.", seconds: 25 },
  { name: "one reference picture", sentence: "A lighthouse keeper climbs the stairs.", seconds: 5, references: 1 },
  { name: "eight reference pictures", sentence: "Four people have dinner in the garden.", seconds: 5, references: 8 },
  {
    name: "from a photograph",
    sentence: "Green hills behind a lake, a slow push in.",
    seconds: 5,
    first_frame: true,
  },
  {
    name: "from a photograph, square",
    sentence: "A girl turns her head and smiles.",
    seconds: 4,
    first_frame: true,
    aspect_ratio: "1:1",
  },
  {
    name: "as cheap as it goes",
    sentence: "A fox crosses a snowy field.",
    seconds: 5,
    director_mode: "documentary_verite",
    optimize_for: "cost",
  },
  {
    name: "as fast as it goes",
    sentence: "A fox crosses a snowy field.",
    seconds: 5,
    director_mode: "documentary_verite",
    optimize_for: "speed",
  },
  {
    name: "as good as it goes",
    sentence: "A fox crosses a snowy field.",
    seconds: 5,
    director_mode: "documentary_verite",
    optimize_for: "quality",
  },
  { name: "cheap, with a person", sentence: "A baker opens the shop at dawn.", seconds: 5, optimize_for: "cost" },
  { name: "cheap and long", sentence: "Clouds pass over a wheat field.", seconds: 12, optimize_for: "cost" },
];
