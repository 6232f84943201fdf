import { limits } from "#lib/contract/limits.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { AspectRatio, PaletteRole } from "#lib/contract/vocabulary.ts";
import { contextOf, type CanvasFactory, type SceneCanvas } from "#lib/render/scene/canvas.ts";
import { endCardLayer } from "#lib/render/scene/end-card-layer.ts";
import { productPicture, type ProductPicture } from "#lib/render/scene/product-picture.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { animaticSizes } from "./film-artist.ts";
import { loadFaces } from "./film-face.ts";
import { filmFaces } from "./film-faces.ts";

/** What an end card shows of a brand; `palette` in the order of its roles, `#rrggbb`. */
export interface CardLook {
  name: string;
  palette: readonly string[];
  cta: string | null;
}

/** Seconds that a card stands at the end of a film: at most, and never more than half of its shot. */
const stands_s = { withCall: 2, bare: 1.5 } as const;
const brandRoles = ["brand_primary", "brand_secondary", "brand_accent"] as const satisfies readonly PaletteRole[];

/** A small film with nothing of a brand in it: every card stands before its last shot. */
export const cardFilm = (aspect_ratio: AspectRatio) => ({
  // Nobody reads this film: no model is asked for it.
  director: "coverage" as const,
  raw_intent: "A cup of coffee steams on a wooden table by the window in the morning.",
  director_mode: "product_hero" as const,
  aspect_ratio,
  shot_count: limits.shot_count_min,
  duration_seconds: 6,
  seed: 7,
});

/** Pixels of a shown card: as many as its place on a page has on a fine screen, and fewer than a film's. */
export const cardSize = (aspect: AspectRatio): { width: number; height: number } => {
  const { width_px, height_px } = animaticSizes[aspect];
  return { width: width_px * 0.75, height: height_px * 0.75 };
};

/** When the card comes, in seconds from the start of the last shot. */
export const cardStart = ({ shots }: Pick<DirectorPlan, "shots">, cta: string | null): number => {
  const length = shots.at(-1)?.duration_seconds ?? 0;
  return length - Math.min(cta === null ? stands_s.bare : stands_s.withCall, length / 2);
};

/** A plan that ends as the films of this brand do: on its name and its call to action, in its colours. */
export const plannedFor = (plan: DirectorPlan, { name, palette, cta }: CardLook): ScenePlan => {
  const last = plan.shots.at(-1);
  if (last === undefined) return plan;
  const own = palette.flatMap((hex, place) => {
    const role = brandRoles[place];
    return role === undefined ? [] : [{ hex, role, share: place === 0 ? 0.2 : 0.08 }];
  });
  const others = plan.color_intent.palette.filter(({ role }) => !role.startsWith("brand_"));
  return {
    ...plan,
    color_intent: { ...plan.color_intent, palette: [...others, ...own] },
    end_card: { shot_id: last.shot_id, start_seconds: last.start_seconds + cardStart(plan, cta), text: name, cta },
  };
};

const createCanvas: CanvasFactory = (width, height) => {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  canvas.getContext("2d", { willReadFrequently: true });
  return canvas as unknown as SceneCanvas;
};

/** A picture as a canvas that the film's own code draws with. The picture is closed. */
export const canvasFrom = (picture: ImageBitmap): SceneCanvas => {
  const canvas = createCanvas(picture.width, picture.height);
  contextOf(canvas).drawImage(picture, 0, 0);
  picture.close();
  return canvas;
};

/** The goods of a photograph as films show them: cut out, or whole where they could not be. */
export const cutOut = async (file: Blob): Promise<ProductPicture | null> =>
  productPicture(createCanvas, canvasFrom(await createImageBitmap(file)));

/** The grounds of cards, by the picture they were made of: while only words change, the ground stays. */
const grounds = new WeakMap<SceneCanvas, { colours: string; cards: Map<number, SceneCanvas> }>();

/**
 * Draws the card as it stands at the end of a film, with the film's own code, before `picture`: the frame of the plan at
 * which the card comes.
 */
export const drawCard = async (
  target: CanvasRenderingContext2D,
  plan: ScenePlan,
  picture: SceneCanvas,
  product: ProductPicture | null,
): Promise<void> => {
  await loadFaces(await filmFaces(plan), document.fonts);
  const { width, height } = cardSize(plan.aspect_ratio);
  const colours = JSON.stringify(plan.color_intent.palette);
  const kept = grounds.get(picture);
  const cards = kept?.colours === colours ? kept.cards : new Map<number, SceneCanvas>();
  const scene = { plan, width, height, createCanvas, cards, product };
  endCardLayer(target, scene, plan.duration_seconds - 1 / plan.fps, cards.size === 0 ? picture : undefined);
  grounds.set(picture, { colours, cards });
};
