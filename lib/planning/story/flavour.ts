/** What the eye rests on where the place itself is the subject; `{o}` is sky, light or weather. */
export const placeFlavour: readonly string[] = [
  "Near and far edges of {t} slide apart",
  "Distance turns blue across {t}",
  "One small movement in {t} gives its size away",
  "{o} drags a shadow over {t}",
  "The nearest part of {t} is sharp enough to count",
  "Sound arrives late from the far side of {t}",
  "A line in {t} leads the eye out toward {o}",
  "Colour gathers at the edge of {t}, where {o} begins",
  "Nothing made by hands interrupts {t} here",
  "{t} [fill] the frame and [go] on beyond it",
];
