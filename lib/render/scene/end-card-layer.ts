import { soften } from "./blur.ts";
import { contextOf, imageOf, type SceneCanvas } from "./canvas.ts";
import { css, mix, rgb, scale, smoothstep, type Rgb } from "./colour.ts";
import { contrastOf } from "./contrast.ts";
import { drawCardCall, drawCardTitle, layOutCard } from "./end-card-words.ts";
import type { FilmScene } from "./film-scene.ts";

/** What is written on a card is the white of paper, never of light. */
const paper: Rgb = [255, 253, 247];

/** The part of a scene that a card is made from; any scene is one. */
export type CardScene = Pick<FilmScene, "plan" | "width" | "height" | "createCanvas" | "cards">;

/** Index of the shot that carries the end card, -1 when the film has none. */
export function endCardShot({ plan }: Pick<CardScene, "plan">): number {
  return plan.end_card ? plan.shots.findIndex(({ shot_id }) => shot_id === plan.end_card?.shot_id) : -1;
}

/**
 * Draws the card alone, on a canvas that may be transparent: shade, light and words. With the `picture` at which the
 * card begins (needed once a scene) it first lays that picture blurred; without one ever given, what lies under the
 * layer is seen darkened. Nothing before the card's start.
 */
export function endCardLayer(ctx: CanvasRenderingContext2D, scene: CardScene, t: number, picture?: SceneCanvas): void {
  const { plan, width, height } = scene;
  const card = plan.end_card;
  const index = endCardShot(scene);
  const shot = plan.shots[index];
  if (!card || !shot || t < card.start_seconds) return;
  if (picture) scene.cards.set(index, softened(scene, picture));
  const behind = scene.cards.get(index) ?? null;
  const since = t - card.start_seconds;
  const length = shot.start_seconds + shot.duration_seconds - card.start_seconds;
  // A short card comes in faster, so that it is always read at rest.
  const pace = Math.min(1, Math.max(0.5, length / 1.7));
  const at = (from: number, to: number) => settle((since / pace - from) / (to - from));

  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = smoothstep(0, 0.32 * pace, since);
  if (behind) {
    // The card is a shot too: its picture goes on drawing nearer.
    const grow = 1.05 + 0.03 * since;
    ctx.imageSmoothingEnabled = true;
    ctx.imageSmoothingQuality = "high";
    ctx.drawImage(
      imageOf(behind),
      (width - width * grow) / 2,
      (height - height * grow) / 2,
      width * grow,
      height * grow,
    );
  }
  const colours = coloursOf(scene, behind);
  shade(ctx, scene, colours);

  const layout = layOutCard(ctx, scene, card);
  drawCardTitle(ctx, layout, { paper, shadow: colours.dark }, (line) => at(0.1 + line * 0.1, 0.75 + line * 0.1));
  drawCardCall(ctx, layout, { accent: colours.accent, ground: colours.ground, paper }, at(0.3, 1));
  ctx.restore();
}

/** Quick to come, slow to arrive. */
const settle = (share: number): number => 1 - (1 - Math.min(1, Math.max(0, share))) ** 4;

interface CardColours {
  dark: Rgb;
  shade: number;
  glow: Rgb;
  accent: Rgb;
  /** What lies behind the words, as near as one colour tells it. */
  ground: Rgb;
}

/** The plan's own colours by their roles, and as much shade as the words need to be read with ease. */
const coloursOf = ({ plan }: CardScene, behind: SceneCanvas | null): CardColours => {
  const role = (name: string): Rgb | null => {
    const hex = plan.color_intent.palette.find((colour) => colour.role === name)?.hex;
    return hex === undefined ? null : rgb(hex);
  };
  const shadow = role("shadow") ?? role("background") ?? [24, 22, 30];
  const dark = scale(shadow, Math.min(0.6, 30 / Math.max(1, ...shadow)));
  const seen = behind ? brightestOf(behind) : ([236, 236, 236] as const);
  let share = 0.5;
  while (share < 0.86 && contrastOf(paper, mix(seen, dark, share)) < 8) share += 0.02;
  const accent = role("accent") ?? role("key") ?? [255, 190, 110];
  return { dark, shade: share, glow: role("key") ?? accent, accent, ground: mix(seen, dark, share) };
};

const shade = (ctx: CanvasRenderingContext2D, { width, height }: CardScene, colours: CardColours): void => {
  ctx.fillStyle = css(colours.dark, colours.shade);
  ctx.fillRect(0, 0, width, height);
  const reach = Math.hypot(width, height) / 2;
  const pool = (x: number, y: number, radius: number, stops: readonly (readonly [at: number, colour: string])[]) => {
    const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius);
    for (const [stop, colour] of stops) gradient.addColorStop(stop, colour);
    ctx.fillStyle = gradient;
    ctx.fillRect(0, 0, width, height);
  };
  // Light from above and aside, eased out in steps: a straight ramp shows where it ends.
  pool(width * 0.5, height * -0.1, reach * 1.25, [
    [0, css(colours.glow, 0.2)],
    [0.35, css(colours.glow, 0.1)],
    [0.7, css(colours.glow, 0.025)],
    [1, css(colours.glow, 0)],
  ]);
  pool(width / 2, height / 2, reach, [
    [0, css(colours.dark, 0)],
    [0.5, css(colours.dark, 0.06)],
    [0.8, css(colours.dark, 0.3)],
    [1, css(colours.dark, 0.58)],
  ]);
};

/** A picture blurred until only its light is left. Small, opaque to its edges. */
const softened = (scene: CardScene, picture: SceneCanvas): SceneCanvas => {
  const { canvas, pad_x, pad_y } = soften(
    scene.createCanvas,
    picture,
    Math.min(scene.width, scene.height) * 0.034,
    false,
  );
  const across = canvas.width / (picture.width + pad_x * 2);
  const down = canvas.height / (picture.height + pad_y * 2);
  const whole = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  // Beyond the picture's edge the blur fades out; its colours are right, so they only need their body back.
  for (let i = 3; i < whole.data.length; i += 4) if (whole.data[i]! > 0) whole.data[i] = 255;
  contextOf(canvas).putImageData(whole, 0, 0);
  const cut = scene.createCanvas(picture.width * across, picture.height * down);
  contextOf(cut).drawImage(imageOf(canvas), -pad_x * across, -pad_y * down);
  return cut;
};

/** The brightest ground the words may stand on: the middle of the picture by its lightest tenth. */
const brightestOf = (picture: SceneCanvas): Rgb => {
  const { width, height } = picture;
  const { data } = contextOf(picture).getImageData(0, Math.round(height * 0.25), width, Math.round(height * 0.5));
  const pixels: Rgb[] = [];
  for (let i = 0; i < data.length; i += 4) pixels.push([data[i]!, data[i + 1]!, data[i + 2]!]);
  pixels.sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2]);
  return pixels[Math.floor(pixels.length * 0.9)] ?? [128, 128, 128];
};
