import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintKeyboard } from "#lib/render/scene/elements/shapes/keyboard.ts";
import { paintRug } from "#lib/render/scene/elements/shapes/rugs.ts";

export const products = { keyboard: paintKeyboard, rug: paintRug } as const satisfies Readonly<Record<string, Painter>>;
