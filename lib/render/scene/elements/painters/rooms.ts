import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintStudio } from "#lib/render/scene/elements/rooms/studio.ts";

/** Rooms without walls to both sides. */
export const sweeps = { studio: paintStudio } as const satisfies Readonly<Record<string, Painter>>;
