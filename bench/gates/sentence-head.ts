import type { SentenceHead } from "#lib/gate/policy/second-opinion.ts";

/** A sentence's vector and its class, with how much it counts. */
export interface VectorSample {
  vector: Float32Array;
  label: number;
  weight: number;
}

const hidden = 96;
const epochs = 20;
const batch = 32;
const rate = 2e-3;
const decay = 1e-4;
const dropped = 0.4;
/** The vectors have length 1; the first layer likes coordinates near 1. */
const stretch = 20;

/** Numbers that look like chance and are the same in every run. */
const chance = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** One Adam step at a time over a flat array of weights. */
const adam = (weights: Float32Array, shrinks: boolean) => {
  const mean = new Float32Array(weights.length);
  const square = new Float32Array(weights.length);
  return (slope: Float32Array, step: number, by: number) => {
    const [meanScale, squareScale] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (let i = 0; i < weights.length; i++) {
      const own = (slope[i] ?? 0) + (shrinks ? decay * (weights[i] ?? 0) : 0);
      const m = (mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * own);
      const s = (square[i] = 0.999 * (square[i] ?? 0) + 0.001 * own * own);
      weights[i] = (weights[i] ?? 0) - (by * (m / meanScale)) / (Math.sqrt(s / squareScale) + 1e-8);
    }
    slope.fill(0);
  };
};

/** Trains one hidden layer with dropout on sentence vectors, begun by chance from `seed`; weights in thousandths. */
export const trainSentenceHead = (samples: readonly VectorSample[], classes: number, seed: number): SentenceHead => {
  const random = chance(seed);
  const width = samples[0]?.vector.length ?? 0;
  const drawn = (count: number, spread: number) =>
    Float32Array.from({ length: count }, () => (random() + random() + random() - 1.5) * 2 * spread);
  const first = drawn(width * hidden, 3 / Math.sqrt(width) / stretch);
  const firstBias = new Float32Array(hidden);
  const second = drawn(hidden * classes, 0.05);
  const secondBias = new Float32Array(classes);
  const layers = [first, firstBias, second, secondBias].map((weights, i) => ({
    slope: new Float32Array(weights.length),
    move: adam(weights, i % 2 === 0),
  }));
  const [firstSlope, firstBiasSlope, secondSlope, secondBiasSlope] = layers.map(({ slope }) => slope) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const order = samples.map((_, i) => i);
  const steps = Math.ceil(samples.length / batch) * epochs;
  let step = 0;
  const raw = new Float32Array(hidden);
  const kept = new Float32Array(hidden);
  const back = new Float32Array(hidden);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (let start = 0; start < order.length; start += batch) {
      const part = order.slice(start, start + batch);
      for (const index of part) {
        const sample = samples[index];
        if (sample === undefined) continue;
        const { vector, label, weight } = sample;
        raw.set(firstBias);
        for (let i = 0; i < width; i++) {
          const value = (vector[i] ?? 0) * stretch;
          for (let h = 0; h < hidden; h++) raw[h] = (raw[h] ?? 0) + value * (first[i * hidden + h] ?? 0);
        }
        for (let h = 0; h < hidden; h++)
          kept[h] = (raw[h] ?? 0) > 0 && random() > dropped ? (raw[h] ?? 0) / (1 - dropped) : 0;
        const scores = Array.from(
          { length: classes },
          (_, c) =>
            (secondBias[c] ?? 0) + kept.reduce((sum, value, h) => sum + value * (second[h * classes + c] ?? 0), 0),
        );
        const top = Math.max(...scores);
        const powers = scores.map((score) => Math.exp(score - top));
        const total = powers.reduce((sum, power) => sum + power, 0);
        back.fill(0);
        for (let c = 0; c < classes; c++) {
          const slope = (((powers[c] ?? 0) / total - (c === label ? 1 : 0)) * weight) / part.length;
          secondBiasSlope[c] = (secondBiasSlope[c] ?? 0) + slope;
          for (let h = 0; h < hidden; h++) {
            secondSlope[h * classes + c] = (secondSlope[h * classes + c] ?? 0) + slope * (kept[h] ?? 0);
            back[h] = (back[h] ?? 0) + slope * (second[h * classes + c] ?? 0);
          }
        }
        const awake: number[] = [];
        for (let h = 0; h < hidden; h++) {
          if ((kept[h] ?? 0) <= 0) continue;
          back[h] = (back[h] ?? 0) / (1 - dropped);
          firstBiasSlope[h] = (firstBiasSlope[h] ?? 0) + (back[h] ?? 0);
          awake.push(h);
        }
        for (let i = 0; i < width; i++) {
          const value = (vector[i] ?? 0) * stretch;
          for (const h of awake)
            firstSlope[i * hidden + h] = (firstSlope[i * hidden + h] ?? 0) + value * (back[h] ?? 0);
        }
      }
      step++;
      for (const { slope, move } of layers) move(slope, step, rate * (1 - step / (steps + 1)));
    }
  }
  const thousandths = (weights: Float32Array, by: number) =>
    [...weights].map((weight) => Math.round(weight * by * 1000));
  return {
    first: thousandths(first, stretch),
    firstBias: thousandths(firstBias, 1),
    second: thousandths(second, 1),
    secondBias: thousandths(secondBias, 1),
  };
};
