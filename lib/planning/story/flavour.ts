/** What the eye rests on where the place itself is the subject; `{o}` is sky, light or weather. */
export const placeFlavour: readonly string[] = [
  "Near edges of {t} slide from far",
  "Distance turns blue across {t}",
  "One small movement in {t} gives its size",
  "{o} drags a shadow over {t}",
  "The nearest part of {t} is countably sharp",
  "Sound arrives late across {t}",
  "A line in {t} leads out toward {o}",
  "Colour gathers along {t}, below {o}",
  "Nothing man-made interrupts {t}",
  "{t} [fill] the whole frame",
];
