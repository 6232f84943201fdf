import type { StaticImageData } from "next/image";
import balloon from "./pictures/balloon.webp";
import bottle from "./pictures/cold-brew.webp";
import kite from "./pictures/kite.webp";
import lighthouse from "./pictures/lighthouse.webp";
import robots from "./pictures/robots.webp";
import sailboat from "./pictures/sailboat.webp";

export interface ExampleIdea {
  kind: string;
  title: string;
  mode: string;
  intent: string;
  seconds: number;
  /** A frame of the film that the idea made here. */
  picture: StaticImageData;
}

/** Ideas to start from, three at a time: each another mode. */
export const exampleIdeas: readonly ExampleIdea[] = [
  {
    kind: "A story",
    title: "The keeper and the fox",
    mode: "Narrative drama",
    intent:
      "A lighthouse keeper walks out into a winter storm at dusk to bring in a lost fox. Quiet and hopeful. End on the lamp and the line “Keep the light.”",
    seconds: 15,
    picture: lighthouse,
  },
  {
    kind: "A product",
    title: "A bottle of cold brew, patient",
    mode: "Product hero",
    intent: "A bottle of cold brew coffee stands on a dark table. One drop runs down the glass. Nocturne, in no hurry.",
    seconds: 12,
    picture: bottle,
  },
  {
    kind: "A place",
    title: "The island at sunset",
    mode: "Place journey",
    intent: "A small sailboat crosses a calm sea at sunset toward an island with palm trees.",
    seconds: 12,
    picture: sailboat,
  },
  {
    kind: "A joke",
    title: "Two robots, one umbrella",
    mode: "Comedy beat",
    intent: "Comedy: two robots wait for the bus in the rain with one small umbrella. Each is too polite to take it.",
    seconds: 10,
    picture: robots,
  },
  {
    kind: "A trailer",
    title: "Up at sunrise",
    mode: "Trailer tease",
    intent: "A red hot air balloon rises over green hills at sunrise.",
    seconds: 12,
    picture: balloon,
  },
  {
    kind: "A child’s world",
    title: "The kite that came back",
    mode: "Animated world",
    intent: "Animated: a girl lets her kite go on a hill at sunset. In the morning it stands at her window.",
    seconds: 12,
    picture: kite,
  },
];
