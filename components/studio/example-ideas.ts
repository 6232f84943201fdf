/** Ideas to start from: each another mode. */
export const exampleIdeas = [
  {
    title: "The last ferry of the winter",
    mode: "Narrative drama",
    intent:
      "An old ferryman waits for one more passenger before the river freezes. At the last bell a girl with a suitcase runs down the pier.",
  },
  {
    title: "A bottle of cold brew, patient",
    mode: "Product hero",
    intent:
      "A bottle of cold brew on a dark wooden counter, slow steam of morning light, one drop runs down the glass. Patience you can taste.",
  },
  {
    title: "Crossing north at first light",
    mode: "Place journey",
    intent:
      "Drone over snowy mountains at dawn, down a frozen river, to a small red house with smoke from its chimney.",
  },
] as const;
