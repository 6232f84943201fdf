import type { StaticImageData } from "next/image";
import bottle from "./pictures/cold-brew.webp";
import ferry from "./pictures/last-ferry.webp";
import lighthouse from "./pictures/lighthouse.webp";
import north from "./pictures/north.webp";
import kite from "./pictures/kite.webp";
import robots from "./pictures/robots.webp";

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
    intent:
      "Product film: a bottle of cold brew on a dark counter. One drop runs down the glass. Eighteen hours, and in no hurry now.",
    seconds: 12,
    picture: bottle,
  },
  {
    kind: "A place",
    title: "Crossing north at first light",
    mode: "Place journey",
    intent:
      "A journey north at dawn: over snowy mountains, down a frozen river, to a small house with smoke from its chimney.",
    seconds: 15,
    picture: north,
  },
  {
    kind: "A story",
    title: "The last ferry of the winter",
    mode: "Narrative drama",
    intent:
      "An old ferryman waits in his boat for one more passenger before the river freezes. At the last bell a girl with a suitcase runs down the pier.",
    seconds: 15,
    picture: ferry,
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
    kind: "A child’s world",
    title: "The kite that came back",
    mode: "Animated world",
    intent: "Animated: a girl lets her kite go on a hill at sunset. In the morning it stands at her window.",
    seconds: 12,
    picture: kite,
  },
];
