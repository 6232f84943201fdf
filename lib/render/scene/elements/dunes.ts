import { span } from "./scene-element.ts";
import { terrain } from "./shapes/terrain.ts";

export const dunes = span({
  id: "dunes",
  kind: "terrain",
  words: ["dune", "dunes", "desert", "sahara", "sand", "oasis", "duna", "dunas", "desierto", "arena", "désert", "sable", "düne", "dünen", "wüste", "deserto", "areia", "sabbia", "砂漠", "砂丘", "沙漠", "沙丘", "रेगिस्तान", "रेत", "صحراء", "كثبان", "رمال"],
  height_m: 30,
  layers: ["background", "midground"],
  box: { left: 0, right: 5, top: -1.05, bottom: 0.04 },
  ground: "sand",
  paint: terrain({ roughness: 0.34, octaves: 2, sharp: 0.5, floor: 0.12, low: "#b98a52", high: "#e8c48a", snow_line: 1.7, relief: 1.1, ridges: 3, leaning: true }),
});
