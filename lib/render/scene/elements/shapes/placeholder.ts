import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
export function paintPlaceholder({ ctx }: Brush): void {
  ctx.fillStyle = "#888";
  ctx.fillRect(-0.3, -1, 0.6, 1);
}
