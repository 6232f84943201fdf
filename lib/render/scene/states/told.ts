import type { StateScale } from "#lib/contract/acts.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";

/** How far along a scale a painter draws its thing: as a film has it, else as the thing is by nature. */
export const told = ({ state }: Brush, scale: StateScale, byNature: number): number => state?.[scale] ?? byNature;
