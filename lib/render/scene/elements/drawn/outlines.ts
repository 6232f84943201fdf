/** How a stroke lies: moved right and down, and drawn on the other side of the middle or not. */
export interface Lying {
  dx: number;
  dy: number;
  mirrored: boolean;
}

export const asIs: Lying = { dx: 0, dy: 0, mirrored: false };

export const isAsIs = ({ dx, dy, mirrored }: Lying): boolean => dx === 0 && dy === 0 && !mirrored;

/** First as `inner` lies, then as `outer`. */
export const lain = (inner: Lying, outer: Lying): Lying => ({
  dx: (outer.mirrored ? -inner.dx : inner.dx) + outer.dx,
  dy: inner.dy + outer.dy,
  mirrored: inner.mirrored !== outer.mirrored,
});

const x = (value: number, { dx, mirrored }: Lying): number => (mirrored ? -value : value) + dx;

export const placeOf = ([px, py]: readonly [number, number], lying: Lying): [number, number] => [
  x(px, lying),
  py + lying.dy,
];

/** The ends of a line; a mirrored one still runs from left to right, since light does not change its side. */
export function axisOf(
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  lying: Lying,
): [number, number, number, number] {
  const [a, b] = [x(x0, lying), x(x1, lying)];
  return lying.mirrored ? [b, y0 + lying.dy, a, y1 + lying.dy] : [a, y0 + lying.dy, b, y1 + lying.dy];
}

/** The ends of a line as they lie, the first one first. */
export const lineOf = (
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  lying: Lying,
): [number, number, number, number] => [...placeOf([x0, y0], lying), ...placeOf([x1, y1], lying)];

const known = new Map<string, string>();
const most_known = 4000;

/** An outline where it lies: every pair of numbers is a place, but for the radii of an ellipse. */
export function outlineAt(drawing: string, lying: Lying): string {
  if (isAsIs(lying)) return drawing;
  const key = `${lying.dx} ${lying.dy} ${lying.mirrored} ${drawing}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const moved = drawing.replaceAll(/([MLQCSZO])([^MLQCSZO]*)/g, (_, command: string, text: string) => {
    const n = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const places = n.map((value, i) => {
      if (command === "O" && i >= 2) return value;
      return i % 2 === 0 ? x(value, lying) : value + lying.dy;
    });
    return `${command}${places.join(" ")} `;
  });
  if (known.size >= most_known) known.clear();
  known.set(key, moved);
  return moved;
}

const numbers = /-?[\d.]+/g;

/** An outline that has gone this share of its way, 0 to 1, to another with as many places. */
export function between(from: string, to: string, share: number): string {
  const aims = (to.match(numbers) ?? []).map(Number);
  let i = 0;
  return from.replaceAll(numbers, (text) => {
    const value = Number(text);
    return String(value + ((aims[i++] ?? value) - value) * share);
  });
}
