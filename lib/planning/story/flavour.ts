/** What the eye rests on where the place itself is the subject; `{o}` is sky, light or weather. */
export const placeFlavour: readonly string[] = [
  "Haze layers {t} into depth",
  "Distance turns blue across {t}",
  "Raking light picks out {t}",
  "One tiny movement gives {t} scale",
  "Sound arrives late across {t}",
  "A low hum fills {t}",
  "The near edge of {t} is sharp",
  "Long shadows lie over {t}",
  "Fine texture covers {t}",
  "{o} and {t} share one colour",
  "Colour deepens along {t} below {o}",
  "{t} [fill] the whole frame",
];
