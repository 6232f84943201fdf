import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintDrone } from "#lib/render/scene/elements/shapes/aircraft.ts";
import { paintSkateboard } from "#lib/render/scene/elements/shapes/cycles.ts";
import { paintDress, paintGlasses, paintHat, paintShirt } from "#lib/render/scene/elements/shapes/garments.ts";
import { paintBox } from "#lib/render/scene/elements/shapes/luggage.ts";
import { paintRug } from "#lib/render/scene/elements/shapes/rugs.ts";
import {
  paintController,
  paintKeyboard,
  paintLaptop,
  paintPhone,
  paintTablet,
} from "#lib/render/scene/elements/shapes/screens.ts";
import { paintWatch } from "#lib/render/scene/elements/shapes/timepieces.ts";

export const products = {
  box: paintBox,
  phone: paintPhone,
  laptop: paintLaptop,
  watch: paintWatch,
  skateboard: paintSkateboard,
  drone: paintDrone,
  tablet: paintTablet,
  keyboard: paintKeyboard,
  controller: paintController,
  shirt: paintShirt,
  dress: paintDress,
  hat: paintHat,
  glasses: paintGlasses,
  rug: paintRug,
} as const satisfies Readonly<Record<string, Painter>>;
