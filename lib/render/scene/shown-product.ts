import { imageOf } from "./canvas.ts";
import type { SceneElement } from "./elements/scene-element.ts";
import { endCardShot } from "./end-card-layer.ts";
import type { FilmScene } from "./film-scene.ts";
import type { ProductPicture } from "./product-picture.ts";
import type { ScenePlan } from "./scene-plan.ts";
import type { Cast, Setting } from "./setting.ts";

const saleable = new Set<SceneElement["kind"]>(["product", "food", "object"]);
/** A picture wider than this many of its heights is drawn lower instead: goods never fill a scene from side to side. */
const widest = 2.2;

/** The setting with the film's goods shown by their own picture, wherever the plan puts them before the lens. */
export function withProduct(setting: Setting, plan: ScenePlan, product: ProductPicture | null): Setting {
  if (product === null) return setting;
  const goods = goodsIn(setting.casts, plan.intent.product?.toLowerCase() ?? null);
  if (goods === null) return setting;
  const element = pictured(goods.element, product);
  return {
    ...setting,
    casts: setting.casts.map((cast) =>
      cast.element === goods.element && cast.item.noun === goods.item.noun ? { ...cast, element } : cast,
    ),
  };
}

/** Whether pixels of the product's picture are seen in a shot: among its things, or on its end card. */
export const showsProduct = (scene: FilmScene, shotIndex: number): boolean =>
  scene.product !== null && (endCardShot(scene) === shotIndex || picturesProduct(scene, shotIndex));

/** Whether pixels of the product's picture are seen in a shot's pictures, before any card is laid over them. */
export const picturesProduct = (scene: FilmScene, shotIndex: number): boolean =>
  scene.worlds.get(shotIndex)?.setting.casts.some(({ element }) => photographs.has(element)) === true;

/** What is for sale: the thing that the product's words name, else the one thing that can be sold. */
const goodsIn = (casts: readonly Cast[], product: string | null): Cast | null => {
  const near = casts.filter(
    ({ layer, element }) => saleable.has(element.kind) && (layer.name === "subject" || layer.name === "foreground"),
  );
  const named = near.find(({ item }) => product !== null && product.includes(item.noun.toLowerCase()));
  if (named) return named;
  const sold = near.filter(({ element }) => element.kind === "product");
  return sold.length === 1 ? sold[0]! : null;
};

/** An element that is a photograph: it stands where the drawn one stood, as tall, and is lit as the scene is. */
const pictured = (drawn: SceneElement, { canvas, card }: ProductPicture): SceneElement => {
  const wide = canvas.width / canvas.height;
  const tall = Math.min(1, widest / wide);
  const box = { left: (-wide * tall) / 2, right: (wide * tall) / 2, top: -tall, bottom: 0 };
  const element: SceneElement = {
    ...drawn,
    form: "figure",
    box,
    ahead: null,
    cycle: () => null,
    shading: card ? "flat" : "form",
    paint: ({ ctx }) => {
      ctx.imageSmoothingQuality = "high";
      ctx.drawImage(imageOf(canvas), box.left, box.top, box.right - box.left, box.bottom - box.top);
    },
  };
  photographs.add(element);
  return element;
};

const photographs = new WeakSet<SceneElement>();
