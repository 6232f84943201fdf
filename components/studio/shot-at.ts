/** Index of the shot that is on the screen at a time of the film, from 0. */
export const shotIndexAt = (shots: readonly { start_seconds: number }[], seconds: number): number =>
  Math.max(
    0,
    shots.findLastIndex((shot) => shot.start_seconds <= seconds + 1e-6),
  );
