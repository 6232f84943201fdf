import type { PaletteRole } from "#lib/contract/vocabulary.ts";
import { soften } from "./blur.ts";
import { contextOf, imageOf, type SceneCanvas } from "./canvas.ts";
import { clamp, css, mix, multiply, rgb, scale, smoothstep, type Rgb } from "./colour.ts";
import { contrastOf } from "./contrast.ts";
import { asksFor, drawCardCall, drawCardTitle, layOutCard, type CardLayout } from "./end-card-words.ts";
import type { FilmScene } from "./film-scene.ts";
import { randomFrom } from "./random.ts";
import type { ScenePlan } from "./scene-plan.ts";

/** What is written on a card is the white of paper, never of light. */
const paper: Rgb = [255, 253, 247];

/** The part of a scene that a card is made from; any scene is one. */
export type CardScene = Pick<FilmScene, "plan" | "width" | "height" | "createCanvas" | "cards" | "product">;

/** Index of the shot that carries the end card, -1 when the film has none. */
export function endCardShot({ plan }: Pick<CardScene, "plan">): number {
  return plan.end_card ? plan.shots.findIndex(({ shot_id }) => shot_id === plan.end_card?.shot_id) : -1;
}

/** How long the card takes to cover its picture, and how fast it comes: a short one hurries, to be read at rest. */
const arrivalOf = ({ plan }: Pick<CardScene, "plan">): { start_s: number; pace: number; covered_s: number } | null => {
  const card = plan.end_card;
  const shot = plan.shots[endCardShot({ plan })];
  if (!card || !shot) return null;
  const pace = clamp((shot.start_seconds + shot.duration_seconds - card.start_seconds) / 1.7, 0.5, 1);
  return { start_s: card.start_seconds, pace, covered_s: card.start_seconds + 0.32 * pace };
};

/** Whether nothing of what lies under the card is seen any more, `t` seconds into the film. */
export const endCardCovers = (scene: Pick<CardScene, "plan">, t: number): boolean =>
  t >= (arrivalOf(scene)?.covered_s ?? Infinity);

/**
 * Draws the card alone, on a canvas that may be transparent; `t` is the film's time in seconds, and before the card's
 * start nothing is drawn. Given the `picture` at which the card begins (once a scene), the card stands before that
 * picture, blurred and darkened; without one, what lies under the layer is seen darkened.
 */
export function endCardLayer(ctx: CanvasRenderingContext2D, scene: CardScene, t: number, picture?: SceneCanvas): void {
  const { plan, width, height } = scene;
  const card = plan.end_card;
  const arrival = arrivalOf(scene);
  if (!card || !arrival || t < arrival.start_s) return;
  const index = endCardShot(scene);
  if (picture) scene.cards.set(index, stageOf(scene, picture));
  const stage = scene.cards.get(index);
  const since = t - arrival.start_s;
  const at = (from: number, to: number) => settle((since / arrival.pace - from) / (to - from));

  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = smoothstep(arrival.start_s, arrival.covered_s, t);
  const colours = (stage && stageColours.get(stage)) ?? coloursOf(scene, null);
  if (stage) {
    // The card is a shot too: its picture goes on drawing nearer.
    const grow = 1.02 + 0.05 * since;
    ctx.imageSmoothingEnabled = true;
    ctx.drawImage(
      imageOf(stage),
      (width - width * grow) / 2,
      (height - height * grow) / 2,
      width * grow,
      height * grow,
    );
  } else shade(ctx, width, height, colours);

  let layout = layouts.get(scene);
  if (!layout) layouts.set(scene, (layout = layOutCard(ctx, { ...scene, goods: scene.product !== null }, card)));
  if (scene.product) drawGoods(ctx, scene, scene.product, { ...colours, layout }, at(0, 0.8));
  drawCardTitle(ctx, layout, { paper, shadow: colours.dark }, (line) => at(0.1 + line * 0.1, 0.75 + line * 0.1));
  drawCardCall(ctx, layout, { accent: colours.accent, ground: colours.ground, paper }, at(0.3, 1));
  ctx.restore();
}

/** Where the goods stand: the middle of the upper part, with room above, and at least `gap` over the words. */
const goodsRoom = { top: 0.1, foot: 0.52, wide: 0.6, gap: 0.035 };

/** Where the goods' foot is, in pixels from the top: words of two lines push it up. */
const goodsFoot_px = (height: number, { title }: CardLayout): number =>
  Math.min(height * goodsRoom.foot, title.top - title.size * 0.78 - height * goodsRoom.gap);

/** The goods themselves, above the words. `come` is how far they have arrived, 0 to 1. */
const drawGoods = (
  ctx: CanvasRenderingContext2D,
  { width, height, createCanvas }: CardScene,
  { canvas }: NonNullable<CardScene["product"]>,
  { dark, ground, layout }: Pick<CardColours, "dark" | "ground"> & { layout: CardLayout },
  come: number,
): void => {
  const foot = goodsFoot_px(height, layout);
  const tall = foot - height * goodsRoom.top;
  const fit = Math.min(tall / canvas.height, (width * goodsRoom.wide) / canvas.width) * (0.96 + 0.04 * come);
  const [wide, high] = [canvas.width * fit, canvas.height * fit];
  ctx.save();
  ctx.globalAlpha *= come;
  ctx.imageSmoothingQuality = "high";
  if (contrastOf(meanOf(createCanvas, canvas), ground) < standsOut) {
    // A green lamp on its house's green: light behind it tells it from the ground, and ends before the words begin.
    ctx.save();
    ctx.translate(width / 2, foot - high / 2);
    ctx.scale(Math.max(1.3, (wide / high) * 1.15), 1);
    const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, high * 0.68);
    for (const [i, share] of haze.entries())
      gradient.addColorStop(i / (haze.length - 1), css(paper, share * behindGoods));
    ctx.fillStyle = gradient;
    ctx.fillRect(-high, -high, 2 * high, 2 * high);
    ctx.restore();
  }
  ctx.shadowColor = css(dark, 0.7);
  ctx.shadowBlur = height * 0.04;
  ctx.shadowOffsetY = height * 0.012;
  ctx.drawImage(imageOf(canvas), (width - wide) / 2, foot - high, wide, high);
  ctx.restore();
};

/** How strong the light is that stands behind goods of their ground's colour. */
const behindGoods = 0.5;
/** Even as far as the goods reach, then eased out. */
const haze = [1, 0.98, 0.9, 0.72, 0.45, 0.2, 0.05, 0];
const means = new WeakMap<SceneCanvas, Rgb>();

/** The mean colour of what is not transparent. */
const meanOf = (createCanvas: CardScene["createCanvas"], picture: SceneCanvas): Rgb => {
  const known = means.get(picture);
  if (known) return known;
  const side = 24;
  const small = contextOf(createCanvas(side, side));
  small.imageSmoothingQuality = "high";
  small.drawImage(imageOf(picture), 0, 0, side, side);
  const { data } = small.getImageData(0, 0, side, side);
  const sums = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    for (const channel of [0, 1, 2]) sums[channel]! += data[at + channel]! * alpha;
    sums[3]! += alpha;
  }
  const [red, green, blue] = sums.map((sum) => sum / Math.max(1, sums[3]!));
  const mean: Rgb = [red!, green!, blue!];
  means.set(picture, mean);
  return mean;
};

const layouts = new WeakMap<CardScene, CardLayout>();
const stageColours = new WeakMap<SceneCanvas, CardColours>();

/** Quick to come, slow to arrive. */
const settle = (share: number): number => 1 - (1 - clamp(share, 0, 1)) ** 4;

interface CardColours {
  dark: Rgb;
  /** What the picture is multiplied by, so that its own colours stay in the dark. */
  tone: Rgb | null;
  /** How much of `dark` lies over everything. */
  shade: number;
  glow: Rgb;
  /** Where the glow stands across the frame, 0 to 1, and how strong it is. */
  glowAt: number;
  glowing: number;
  accent: Rgb;
  /** What lies behind the words, as near as one colour tells it. */
  ground: Rgb;
}

const colourOf = ({ color_intent }: ScenePlan, role: PaletteRole): Rgb | null => {
  const hex = color_intent.palette.find((colour) => colour.role === role)?.hex;
  return hex === undefined ? null : rgb(hex);
};

/** The brand's colours, its own first; none in a film without a brand. */
const brandOf = (plan: ScenePlan): Rgb[] =>
  (["brand_primary", "brand_secondary", "brand_accent"] as const).flatMap((role) => {
    const colour = colourOf(plan, role);
    return colour === null ? [] : [colour];
  });

/** A button is seen on its ground from this contrast on. */
const standsOut = 1.6;

/** The plan's own colours by their roles, and as much shade as the words need to be read with ease. */
const coloursOf = (scene: CardScene, behind: SceneCanvas | null): CardColours => {
  const { plan } = scene;
  const role = (name: PaletteRole) => colourOf(plan, name);
  const [own, ...others] = brandOf(plan);
  const shadow = own ?? role("shadow") ?? role("background") ?? [24, 22, 30];
  const dark = scale(shadow, Math.min(0.6, 30 / Math.max(1, ...shadow)));
  const told = role("accent") ?? role("key") ?? [255, 190, 110];
  // On a ground of the brand's own colour its next one calls.
  const accentOn = (ground: Rgb) =>
    own === undefined ? told : (others.find((each) => contrastOf(each, ground) >= standsOut) ?? own);
  // A brand stands in its own colour, a story in the light it was told in.
  const glow = own ?? (asksFor(plan.mode_selection.primary) ? told : (role("key") ?? told));
  const side = plan.shots[endCardShot(scene)]?.continuity.key_light_side;
  const glowAt = side === "left" ? 0.32 : side === "right" ? 0.68 : 0.5;
  const legible = (ground: Rgb) => contrastOf(paper, ground) >= 7;
  if (!behind) {
    const white: Rgb = [236, 236, 236];
    let share = 0.5;
    while (share < 0.86 && !legible(mix(white, dark, share))) share += 0.02;
    const ground = mix(white, dark, share);
    return { dark, tone: null, shade: share, glow, glowAt, glowing: 0.1, accent: accentOn(ground), ground };
  }
  const seen = brightestOf(behind);
  const fill = own ?? role("fill") ?? shadow;
  const pure = mix([255, 255, 255], scale(fill, 255 / Math.max(1, ...fill)), 0.6);
  const under = (level: number) => mix(multiply(seen, scale(pure, level)), dark, 0.12);
  let level = 0.9;
  while (level > 0.12 && !legible(under(level))) level -= 0.02;
  let glowing = 0.4;
  const lit = () => screen(under(level), scale(glow, glowing * 0.8));
  while (glowing > 0.1 && !legible(lit())) glowing -= 0.02;
  const ground = lit();
  return { dark, tone: scale(pure, level), shade: 0.12, glow, glowAt, glowing, accent: accentOn(ground), ground };
};

const screen = (a: Rgb, b: Rgb): Rgb => {
  const [r, g, blue] = a.map((channel, i) => 255 - ((255 - channel) * (255 - b[i]!)) / 255);
  return [r!, g!, blue!];
};

const shade = (ctx: CanvasRenderingContext2D, width: number, height: number, colours: CardColours): void => {
  if (colours.tone) {
    ctx.globalCompositeOperation = "multiply";
    ctx.fillStyle = css(colours.tone);
    ctx.fillRect(0, 0, width, height);
    ctx.globalCompositeOperation = "source-over";
  }
  ctx.fillStyle = css(colours.dark, colours.shade);
  ctx.fillRect(0, 0, width, height);
  const reach = Math.hypot(width, height) / 2;
  const pool = (x: number, y: number, radius: number, colour: Rgb, alphaAt: (share: number) => number) => {
    const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius);
    for (const [i, share] of falling.entries())
      gradient.addColorStop(i / (falling.length - 1), css(colour, alphaAt(share)));
    ctx.fillStyle = gradient;
    ctx.fillRect(0, 0, width, height);
  };
  if (colours.tone) ctx.globalCompositeOperation = "screen";
  pool(width * colours.glowAt, height * 0.12, reach * 1.25, colours.glow, (share) => share * colours.glowing);
  ctx.globalCompositeOperation = "source-over";
  pool(width / 2, height * 0.48, reach * 1.05, colours.dark, (share) => (1 - share) ** 1.6 * 0.6);
};
/** Light eased out in steps: of a straight ramp the eye sees where it ends. */
const falling = [1, 0.82, 0.55, 0.29, 0.11, 0.02, 0];

/** The picture blurred until only its light is left, darkened for words; half the frame's size and opaque. */
const stageOf = (scene: CardScene, picture: SceneCanvas): SceneCanvas => {
  const width = Math.round(scene.width / 2);
  const height = Math.round(scene.height / 2);
  // Twice: one pass leaves the corners of its kernel on every light.
  const once = blurred(scene, picture, width, height);
  const stage = blurred(scene, once, width, height);
  const context = contextOf(stage);
  const [own] = brandOf(scene.plan);
  if (own) {
    // The light of the picture in the brand's own hue: the card is the brand's page, whatever came before it.
    context.globalCompositeOperation = "color";
    context.fillStyle = css(own, 0.8);
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = "source-over";
  }
  const colours = coloursOf(scene, stage);
  shade(context, width, height, colours);
  dither(context, width, height, scene.plan.seed);
  stageColours.set(stage, colours);
  return stage;
};

const blurred = (scene: CardScene, picture: SceneCanvas, width: number, height: number): SceneCanvas => {
  const soft = soften(scene.createCanvas, picture, Math.min(picture.width, picture.height) * 0.021, false);
  const small = contextOf(soft.canvas).getImageData(0, 0, soft.canvas.width, soft.canvas.height);
  // Beyond the picture's edge the blur fades out; its colours are right, so they only need their body back.
  for (let i = 3; i < small.data.length; i += 4) if (small.data[i]! > 0) small.data[i] = 255;
  contextOf(soft.canvas).putImageData(small, 0, 0);
  const canvas = scene.createCanvas(width, height);
  const context = contextOf(canvas);
  const across = width / picture.width;
  const down = height / picture.height;
  context.imageSmoothingQuality = "high";
  context.drawImage(
    imageOf(soft.canvas),
    -soft.pad_x * across,
    -soft.pad_y * down,
    (picture.width + soft.pad_x * 2) * across,
    (picture.height + soft.pad_y * 2) * down,
  );
  return canvas;
};

/** Breaks the steps of dark gradients, which an encoder would make into bands; far below what is seen as grain. */
const dither = (context: CanvasRenderingContext2D, width: number, height: number, seed: number): void => {
  const image = context.getImageData(0, 0, width, height);
  const random = randomFrom(seed);
  for (let at = 0; at < image.data.length; at += 4) {
    const off = (random() - 0.5) * 2.4;
    for (let channel = 0; channel < 3; channel++) image.data[at + channel] = image.data[at + channel]! + off;
  }
  context.putImageData(image, 0, 0);
};

/** The brightest ground the words may stand on: the middle of the picture by its lightest tenth. */
const brightestOf = (picture: SceneCanvas): Rgb => {
  const { width, height } = picture;
  const { data } = contextOf(picture).getImageData(0, Math.round(height * 0.25), width, Math.round(height * 0.5));
  const pixels: Rgb[] = [];
  for (let i = 0; i < data.length; i += 4 * 7) pixels.push([data[i]!, data[i + 1]!, data[i + 2]!]);
  pixels.sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2]);
  return pixels[Math.floor(pixels.length * 0.9)] ?? [128, 128, 128];
};
