import { oklabOf } from "#lib/contract/oklab.ts";

/** Decoded sRGB pixels, three bytes each, row by row. */
export interface PagePixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

interface Lab {
  l: number;
  a: number;
  b: number;
}

const labOf = (red: number, green: number, blue: number): Lab => {
  const [l, a, b] = oklabOf(red, green, blue);
  return { l, a, b };
};

const hexOf = ({ l, a, b }: Lab): string => {
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const;
  const channels = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  const bytes = channels.map((value) => {
    const share = Math.min(1, Math.max(0, value));
    return Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
};

const labOfHex = (hex: string): Lab => {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return labOf(at(1), at(3), at(5));
};

const distance = (one: Lab, other: Lab): number => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
const chroma = ({ a, b }: Lab): number => Math.hypot(a, b);
/** Colours closer than this are one colour in a palette. */
const same = 0.1;
const alikeGround = 0.06;

/** The ground that a picture's product stands on, by pixel: what hangs together with its edge in one colour. */
const groundOf = (labs: readonly Lab[], width: number, height: number): Uint8Array => {
  const ground = new Uint8Array(labs.length);
  const edge: number[] = [];
  for (let x = 0; x < width; x += 1) edge.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) edge.push(y * width, y * width + width - 1);
  const shares = clusters(
    edge.map((at) => labs[at] as Lab),
    4,
  );
  const plain = shares[0];
  if (plain === undefined || plain.share < 0.6) return ground;
  const waiting = edge.filter((at) => distance(labs[at] as Lab, plain.centre) < 2 * alikeGround);
  for (const at of waiting) ground[at] = 1;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= labs.length || ground[next] === 1) continue;
      const lab = labs[next] as Lab;
      // Shadows and gradients are ground too: they change from pixel to pixel by little.
      if (distance(lab, plain.centre) > 3 * alikeGround || distance(lab, labs[at] as Lab) > alikeGround / 2) continue;
      ground[next] = 1;
      waiting.push(next);
    }
  }
  return ground;
};

interface Cluster {
  centre: Lab;
  share: number;
}

/** Weighted k-means in OKLab from the colours farthest apart; largest share first. The same points, the same answer. */
const clusters = (points: readonly Lab[], most: number): Cluster[] => {
  if (points.length === 0) return [];
  const mean = centreOf(points);
  const centres: Lab[] = [points.reduce((best, each) => (distance(each, mean) < distance(best, mean) ? each : best))];
  while (centres.length < most) {
    let far = points[0] as Lab;
    let reach = -1;
    for (const point of points) {
      const near = Math.min(...centres.map((centre) => distance(point, centre)));
      if (near > reach) [far, reach] = [point, near];
    }
    if (reach < same / 2) break;
    centres.push(far);
  }
  let groups: Lab[][] = [];
  for (let round = 0; round < 8; round += 1) {
    groups = centres.map(() => []);
    for (const point of points) {
      let best = 0;
      for (let at = 1; at < centres.length; at += 1)
        if (distance(point, centres[at] as Lab) < distance(point, centres[best] as Lab)) best = at;
      groups[best]?.push(point);
    }
    groups.forEach((group, at) => {
      if (group.length > 0) centres[at] = centreOf(group);
    });
  }
  return groups
    .map((group, at) => ({ centre: centres[at] as Lab, share: group.length / points.length }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share);
};

const centreOf = (points: readonly Lab[]): Lab => {
  const sum = points.reduce((all, each) => ({ l: all.l + each.l, a: all.a + each.a, b: all.b + each.b }), {
    l: 0,
    a: 0,
    b: 0,
  });
  return { l: sum.l / points.length, a: sum.a / points.length, b: sum.b / points.length };
};

/**
 * Three to five `#rrggbb` of a product picture as a brand's palette, strongest first. The ground is left out unless the
 * picture is hardly more than that; a colour that the page calls its own and that is not grey leads. Where the product
 * has fewer colours, a deep and a pale shade of the first fill up, so that text on it can be read.
 */
export const paletteOf = (pixels: PagePixels | null, hints: readonly string[]): string[] => {
  const own = hints.map(labOfHex).filter((lab) => chroma(lab) > 0.05 && lab.l > 0.2 && lab.l < 0.92);
  const seen = pixels === null ? [] : productColours(pixels);
  const ranked = seen
    .map(({ centre, share }) => ({ centre, rank: Math.sqrt(share) * (0.35 + Math.min(0.25, chroma(centre)) * 4) }))
    .toSorted((a, b) => b.rank - a.rank);
  const chosen: Lab[] = [];
  const take = (lab: Lab, apart: number) => {
    if (chosen.length < 5 && chosen.every((each) => distance(each, lab) >= apart)) chosen.push(lab);
  };
  for (const lab of own.slice(0, 1)) take(lab, same);
  for (const { centre } of ranked) take(centre, same);
  for (const lab of [...own.slice(1), ...hints.map(labOfHex)]) if (chosen.length < 3) take(lab, same);
  const first = chosen[0] ?? { l: 0.32, a: -0.005, b: -0.03 };
  if (chosen.length === 0) chosen.push(first);
  const shade = (l: number): Lab => ({ l, a: first.a * 0.35, b: first.b * 0.35 });
  for (const l of first.l > 0.55 ? [0.24, 0.95, 0.45] : [0.95, 0.24, 0.72]) if (chosen.length < 3) take(shade(l), same);
  return [...new Set(chosen.map(hexOf))];
};

const productColours = ({ data, width, height }: PagePixels): Cluster[] => {
  const labs = Array.from({ length: width * height }, (_, at) =>
    labOf(data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0),
  );
  const ground = groundOf(labs, width, height);
  const product = labs.filter((_, at) => ground[at] === 0);
  // Where the product meets its ground the two are mixed.
  const inner = labs.filter((_, at) =>
    [at, at - 1, at + 1, at - width, at + width].every((near) => ground[near] !== 1),
  );
  const points = [inner, product].find((some) => some.length > labs.length * 0.02) ?? labs;
  return clusters(points, 7).filter(({ share }) => share > 0.015);
};
