/**
 * An outline for `Pen` that is the same to both sides: `half` runs from the middle over the right side back to the
 * middle, in M, L and C.
 */
export function mirrored(half: string): string {
  const known = drawn.get(half);
  if (known) return known;
  const strokes = Array.from(half.matchAll(/([MLC])([^MLC]*)/g), ([, command, numbers]) => ({
    command: command!,
    points: pairsOf((numbers!.match(/-?[\d.]+/g) ?? []).map(Number)),
  }));
  const steps: { points: [number, number][] }[] = [];
  let at: [number, number] = [0, 0];
  for (const { command, points } of strokes) {
    const size = command === "C" ? 3 : 1;
    for (let i = 0; i < points.length; i += size) {
      const step = points.slice(i, i + size);
      if (command !== "M") steps.push({ points: [at, ...step] });
      at = step.at(-1)!;
    }
  }
  const write = (points: [number, number][]) =>
    `${points.length === 4 ? "C" : "L"}${points
      .slice(1)
      .map(([x, y]) => `${x} ${y}`)
      .join(" ")}`;
  const back = steps.toReversed().map(({ points }) => write(points.toReversed().map(([x, y]) => [-x, y])));
  const [x, y] = steps[0]!.points[0]!;
  const whole = [`M${x} ${y}`, ...steps.map(({ points }) => write(points)), `L${-at[0]} ${at[1]}`, ...back, "Z"].join(
    " ",
  );
  drawn.set(half, whole);
  return whole;
}

const drawn = new Map<string, string>();

const pairsOf = (numbers: readonly number[]): [number, number][] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[i * 2]!, numbers[i * 2 + 1]!]);
