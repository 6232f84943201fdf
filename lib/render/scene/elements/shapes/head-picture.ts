import { hats } from "#lib/elements/people/hats.ts";
import { contextOf, imageOf, type SceneCanvas } from "#lib/render/scene/canvas.ts";
import { clamp } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { holding } from "#lib/render/scene/held.ts";
import type { Face } from "./head-looks.ts";
import { fineTo, type Ctx } from "./head-paint.ts";

/** How far a painting reaches from the head's middle, in radii. */
interface Reach {
  aside: number;
  above: number;
  below: number;
}

export interface HeadPicture {
  face: Face;
  reach: Reach;
  /** Neck and hair that the body hides. */
  behind: SceneCanvas | null;
  before: SceneCanvas;
}

// A cycle shows the same head many times: in a crowd many small ones, near the lens a few large ones.
const small = holding<HeadPicture>(140);
const most_px = 260_000;
const pixelsOf = ({ before, behind }: HeadPicture): number =>
  before.width * before.height + (behind === null ? 0 : behind.width * behind.height);
const large = holding<HeadPicture>(14 * most_px, pixelsOf);

const falls: ReadonlySet<Face["cut"]> = new Set(["long", "wavy", "ponytail", "braids"]);

function reachOf({ hat, cut, beard }: Face): Reach {
  const { aside = 0, above = 2.3, below = 0 } = hat === "none" ? {} : hats.get(hat).reach;
  return {
    aside: aside || (cut === "ponytail" || cut === "braids" ? 2.7 : 2.2),
    above,
    below: Math.max(below, falls.has(cut) || beard === "long" ? 3 : 2.3),
  };
}

/** The picture of a head of `r` units, made once for its key; `paint` works in radii about the head's middle. */
export function headPicture(
  brush: Brush,
  key: string,
  r: number,
  faceNow: () => Face,
  paint: (page: Ctx, face: Face) => void,
): HeadPicture {
  const radius_px = r * brush.px_per_unit;
  const kept = radius_px < 34 ? small : large;
  return kept(key, () => {
    const face = faceNow();
    const reach = reachOf(face);
    const [across, down] = [reach.aside * 2, reach.above + reach.below];
    // Finer than it is shown: it will be turned and shifted by parts of a pixel.
    const fine = Math.max(4, radius_px * clamp(Math.sqrt(most_px / (across * down)) / radius_px, 1, 1.25));
    const easel = () => {
      const canvas = brush.createCanvas(Math.ceil(across * fine), Math.ceil(down * fine));
      const ctx = contextOf(canvas);
      ctx.scale(canvas.width / across, canvas.height / down);
      ctx.translate(reach.aside, reach.above);
      fineTo(ctx, fine);
      ctx.lineCap = "round";
      ctx.lineJoin = "round";
      return { canvas, ctx };
    };
    const before = easel();
    const under: ReturnType<typeof easel>[] = [];
    const behind = () => {
      if (!under[0]) under.push(easel());
      return under[0]!.ctx;
    };
    paint(before.ctx, { ...face, behind });
    return { face, reach, before: before.canvas, behind: under[0]?.canvas ?? null };
  });
}

/** Lays one of the two pictures down; the context is in radii about the head's middle. */
export function layHead(ctx: Ctx, canvas: SceneCanvas | null, { aside, above, below }: Reach): void {
  if (!canvas) return;
  // Hardly smaller than it was painted: the plainest smoothing does it no harm.
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "low";
  ctx.drawImage(imageOf(canvas), -aside, -above, aside * 2, above + below);
}
