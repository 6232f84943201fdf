import { clamp, mix, rgb, smoothstep } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal, ridges } from "#lib/render/scene/random.ts";
import { paintConifer, spruce } from "./conifers.ts";
import { cuttings, setPlant } from "./groves.ts";
import { paintLand } from "./relief.ts";
import { paintPalmTree } from "./tropics.ts";
import { paintShrub } from "./undergrowth.ts";
import { grain } from "./weave.ts";

/** An island: a beach, a green back with a rocky crown, palms that lean over the sand; pines where it is cold. */
export function paintIsland(brush: Brush): void {
  const { seed, window, light } = brush;
  const period = window.right - window.left;
  const at = (u: number) => window.left + u * period;
  const cold = light.weather === "snow" || brush.variants.has("north");
  const sand = rgb(cold ? "#8d877e" : "#ecd6a8");
  const green = brush.colour ?? rgb("#5c8440");
  const shaded = mix(green, rgb("#2c4a2a"), 0.35);
  const sunny = mix(green, rgb("#b6bc5c"), 0.3);
  const [stone, pale, white] = [rgb("#6a6460"), rgb("#a59c90"), rgb("#e6edf6")];
  const rise = (x: number) => smoothstep(1.5, 0.2, Math.abs(x + 0.12));
  const plants = brush.px_per_unit;
  const shrubs = cuttings(brush, 3, { left: -0.9, right: 0.9, top: -0.95, bottom: 0.1 }, plants * 0.16, (own) =>
    paintShrub({ ...own, colour: null }, green, 0.07),
  );
  const trees = cold
    ? cuttings(brush, 3, { left: -0.3, right: 0.3, top: -1.03, bottom: 0.05 }, plants * 0.5, (own) =>
        paintConifer({ ...own, colour: null }, own.ctx, own.random, spruce, light.weather === "snow" ? 0.8 : 0),
      )
    : cuttings(brush, 3, { left: -0.5, right: 0.7, top: -1.15, bottom: 0.03 }, plants * 0.6, (own) =>
        paintPalmTree({ ...own, colour: null }),
      );
  paintLand(brush, {
    depth: 1.6,
    tilt: 0,
    alone: true,
    rows: 100,
    veil: 0.1,
    mist: 0.04,
    most_px: 400_000,
    height(u, z) {
      const x = at(u);
      const shore = smoothstep(
        1.52,
        1.3,
        Math.abs(x) + (fractal(x * 2 + 9, z * 3, seed + 2, 3, 64) - 0.5) * 0.3 + Math.abs(z - 0.5) * 0.5,
      );
      const crown = ridges(x * 1.3 + 20, z * 1.6, seed, 5, 256);
      const back = rise(x) * smoothstep(0.2, 0.62, z);
      return shore * (0.035 + 0.05 * z) + back * (0.14 + crown * 0.42) * shore;
    },
    albedo(spot) {
      const x = at(spot.u);
      const g = grain(x * 1.3, spot.h * 3 + spot.z);
      const leaves = grain(x * 5, spot.h * 9 + spot.z * 5);
      const wood = mix(shaded, sunny, leaves);
      const rock = mix(stone, pale, g);
      const land = mix(wood, rock, smoothstep(0.62, 0.42, spot.level + (g - 0.5) * 0.2));
      return mix(sand, light.weather === "snow" ? white : land, smoothstep(0.06, 0.1, spot.h + (leaves - 0.5) * 0.04));
    },
  });
  const { random } = brush;
  const spots = Array.from({ length: 13 }, (_, i) => ({
    x: -1.1 + (i / 12) * 2.2 + (random() - 0.5) * 0.14,
    back: random(),
  }));
  spots.sort((a, b) => b.back - a.back);
  for (const { x, back } of spots) {
    setPlant(
      brush,
      shrubs[Math.floor(random() * 3)]!,
      x + (random() - 0.5) * 0.2,
      -0.03,
      0.06 + random() * 0.07,
      false,
    );
    const high = clamp((0.3 + random() * 0.2) * (1.1 - back * 0.3), 0.2, 0.52);
    if (Math.abs(x) < 1.15) setPlant(brush, trees[Math.floor(random() * 3)]!, x, -0.035 - back * 0.04, high, false);
  }
}
