import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { randomFrom } from "./noise-source.ts";

/** A layer of noise: a band between two corner frequencies that swells slowly. */
interface Air {
  low_hz: number;
  high_hz: number;
  gain: number;
  swell_hz: number;
  /** 0 steady, 1 breathing from silence. */
  depth: number;
}

const wind: Air = { low_hz: 120, high_hz: 700, gain: 0.5, swell_hz: 0.13, depth: 0.7 };
const rain: Air = { low_hz: 1800, high_hz: 8000, gain: 0.4, swell_hz: 0.3, depth: 0.15 };
const waves: Air = { low_hz: 90, high_hz: 1400, gain: 0.6, swell_hz: 0.11, depth: 0.85 };
const room: Air = { low_hz: 60, high_hz: 320, gain: 0.25, swell_hz: 0.05, depth: 0.1 };
const city: Air = { low_hz: 70, high_hz: 900, gain: 0.3, swell_hz: 0.07, depth: 0.3 };
const deep: Air = { low_hz: 35, high_hz: 180, gain: 0.5, swell_hz: 0.06, depth: 0.4 };
const leaves: Air = { low_hz: 1200, high_hz: 4200, gain: 0.16, swell_hz: 0.17, depth: 0.7 };

const places: readonly (readonly [elements: readonly string[], air: Air])[] = [
  [["sea", "beach", "harbour", "ship", "boat", "lighthouse", "waterfall", "river", "lake"], waves],
  [["city", "street", "car", "bus", "truck", "train", "bridge", "road", "skyscraper"], city],
  [["space", "planet", "spaceship", "underwater", "whale", "stars"], deep],
  [["forest", "tree", "pine", "garden", "field", "palm"], leaves],
];

/** What is heard of the place and the weather of a plan. */
const airsOf = (plan: ScenePlan): Air[] => {
  const seen = new Set(
    plan.depth_layers.flatMap(({ layers }) => layers.flatMap((layer) => layer.drawn_as.map((item) => item.element))),
  );
  const airs = places.filter(([elements]) => elements.some((element) => seen.has(element))).map(([, air]) => air);
  const { weather } = plan.intent;
  if (weather === "rain" || weather === "storm") airs.push(rain);
  if (weather === "wind" || weather === "storm" || weather === "snow" || weather === "dust") airs.push(wind);
  return airs.length === 0 ? [room] : airs;
};

/** Adds the ambience of a plan to a stereo signal at `gain`, each side with its own noise. */
export const addAmbience = (
  plan: ScenePlan,
  left: Float32Array,
  right: Float32Array,
  gain: number,
  sample_rate_hz: number,
): void => {
  for (const [i, air] of airsOf(plan).entries())
    for (const [side, channel] of [left, right].entries()) {
      const random = randomFrom(plan.seed * 31 + i * 7 + side);
      const phase = random() * Math.PI * 2;
      const low = 1 - Math.exp((-2 * Math.PI * air.high_hz) / sample_rate_hz);
      const high = 1 - Math.exp((-2 * Math.PI * air.low_hz) / sample_rate_hz);
      const loudness = air.gain * gain;
      const step = (2 * Math.PI * air.swell_hz) / sample_rate_hz;
      const turnCos = Math.cos(step);
      const turnSin = Math.sin(step);
      let x = Math.cos(phase);
      let y = Math.sin(phase);
      let smooth = 0;
      let slow = 0;
      for (let at = 0; at < channel.length; at++) {
        smooth += low * (random() * 2 - 1 - smooth);
        slow += high * (smooth - slow);
        const swell = 1 - air.depth * (0.5 + 0.5 * y);
        channel[at] = (channel[at] ?? 0) + (smooth - slow) * loudness * swell;
        const turned = x * turnCos - y * turnSin;
        y = x * turnSin + y * turnCos;
        x = turned;
      }
    }
};
