import { css, mix, scale } from "#lib/render/scene/colour.ts";
import { litColour } from "#lib/render/scene/light.ts";
import { room, type Brush } from "./scene-element.ts";

/** A seamless sweep: bright where the lamps look, dark above. */
function paintStudio(brush: Brush): void {
  const { ctx, window, light } = brush;
  const tone = litColour(light, mix(light.primary, [200, 200, 204], 0.35), 0.45);
  const sweep = ctx.createLinearGradient(0, -1.02, 0, 0);
  sweep.addColorStop(0, css(scale(tone, 0.35)));
  sweep.addColorStop(0.6, css(tone));
  sweep.addColorStop(1, css(scale(tone, 1.12)));
  ctx.fillStyle = sweep;
  ctx.fillRect(window.left, window.top, window.right - window.left, window.bottom - window.top);
  brush.glow({ x: (window.left + window.right) / 2, y: -0.6, radius: 1, colour: light.halo, strength: 0.35 });
}

export const studio = room({
  id: "studio",
  kind: "interior",
  words: [
    "studio",
    "backdrop",
    "seamless",
    "cyclorama",
    "white background",
    "showroom",
    "infinity cove",
    "pedestal",
    "estudio",
    "fondo",
    "fond studio",
    "plateau",
    "fotostudio",
    "hintergrund",
    "estúdio",
    "fundo",
    "sfondo",
    "スタジオ",
    "背景",
    "摄影棚",
    "स्टूडियो",
    "استوديو",
    "خلفية",
  ],
  height_m: 4,
  layers: ["background"],
  box: { left: 0, right: 3.8, top: -1.02, bottom: 0.03 },
  ground: "gloss",
  paint: paintStudio,
});
