import type { Features, LinearModel } from "#lib/planning/coverage/syntax/linear-model.ts";

/** What was corrected less often than this says nothing for sure, and would only take room. */
const leastUpdates = 4;

/** An averaged perceptron over hashed features. */
export interface Learner {
  model: LinearModel;
  /** Moves the weights of these features from the wrong class to the right one. */
  correct(features: Features, right: number, wrong: number): void;
  /** Counts a decision: the average is taken over all of them. */
  tick(): void;
  averaged(): LinearModel;
}

export function newLearner(classes: number, buckets: number): Learner {
  const weights = new Float32Array(classes * buckets);
  const sums = new Float32Array(classes * buckets);
  const updates = new Uint32Array(buckets);
  let steps = 1;
  const model: LinearModel = { classes, buckets, weights };
  return {
    model,
    correct({ hashes, count }, right, wrong) {
      for (let index = 0; index < count; index++) {
        const bucket = (hashes[index] as number) & (buckets - 1);
        const row = bucket * classes;
        (updates[bucket] as number)++;
        (weights[row + right] as number) += 1;
        (weights[row + wrong] as number) -= 1;
        (sums[row + right] as number) += steps;
        (sums[row + wrong] as number) -= steps;
      }
    },
    tick: () => void steps++,
    averaged: () => ({
      classes,
      buckets,
      weights: weights.map((weight, at) =>
        (updates[Math.floor(at / classes)] as number) < leastUpdates ? 0 : weight - (sums[at] as number) / steps,
      ),
    }),
  };
}

/** Steps up to the weight that only one in five hundred exceeds: few are enough, and the fewer, the smaller the file. */
const stepsToStrong = 10;
const strongPart = 0.002;
/** The strongest cues (`を` marks an object) lie far beyond, and must keep their weight. */
const largestByte = 127;

/** The weights as bytes. What is small beside the strong ones becomes nothing, and costs no room on the disk. */
export function quantised({ classes, buckets, weights }: LinearModel): LinearModel {
  const sizes = Float32Array.from(
    weights.filter((weight) => Math.abs(weight) > 1e-4),
    Math.abs,
  ).toSorted();
  const step = (sizes[Math.floor(sizes.length * (1 - strongPart))] ?? 1) / stepsToStrong;
  const toByte = (weight: number) => Math.max(-largestByte, Math.min(largestByte, Math.round(weight / step)));
  return { classes, buckets, weights: Int8Array.from(weights, toByte) };
}
