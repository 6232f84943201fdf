import type { Point } from "./strokes.ts";

/** Cuts a polygon that runs anticlockwise into triangles. */
export function ears(points: readonly Point[]): number[] {
  const left = points.map((_, i) => i);
  const out: number[] = [];
  const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  let patience = left.length * 2;
  for (let i = 0; left.length > 2 && patience > 0;) {
    const n = left.length;
    const ids = [left[(i + n - 1) % n]!, left[i % n]!, left[(i + 1) % n]!] as const;
    const [a, b, c] = [points[ids[0]]!, points[ids[1]]!, points[ids[2]]!];
    const isEar =
      turn(a, b, c) > 0 &&
      left.every((k) => {
        if (ids.includes(k)) return true;
        const p = points[k]!;
        if ([a, b, c].some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < 1e-6)) return true;
        return !(turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0);
      });
    if (isEar) {
      out.push(...ids);
      left.splice(i % n, 1);
      patience = left.length * 2;
    } else {
      i = (i + 1) % n;
      patience--;
    }
  }
  return out;
}
