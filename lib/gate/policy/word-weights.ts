import trained from "./policy-weights.json" with { type: "json" };

/**
 * A softmax regression over words, pieces of words, pairs and concepts, trained by bench/gates/train-policy.ts: harmless
 * first, then the codes. A feature is kept by the hash of its key, five characters, and its weights by one character each.
 */
export interface PolicyWeights {
  version: number;
  /** From this probability of harm on a text is held to be harmful: in other languages, and in English. */
  threshold: number;
  englishThreshold: number;
  bias: number[];
  /** The weight of the outermost step. */
  most: number;
  features: string;
  weights: string;
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const middle = 31;
const hashDigits = 5;

/** 30 bits of a feature's key. */
export const hashOf = (key: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 2;
};

/** Steps lie closer around nothing, where most weights are: the weight is the square of the step. */
export const packWeights = (
  features: readonly { hash: number; own: readonly number[] }[],
  most: number,
): Pick<PolicyWeights, "most" | "features" | "weights"> => {
  const stepOf = (weight: number) =>
    Math.sign(weight) * Math.round(middle * Math.sqrt(Math.min(1, Math.abs(weight) / most)));
  return {
    most,
    features: features
      .map(({ hash }) =>
        Array.from({ length: hashDigits }, (_, i) => digits[(hash >>> (6 * (hashDigits - 1 - i))) & 63]).join(""),
      )
      .join(""),
    weights: features.map(({ own }) => own.map((weight) => digits[stepOf(weight) + middle]).join("")).join(""),
  };
};

const open = () => {
  const { most, features, weights, bias } = trained as PolicyWeights;
  const digitOf = new Int8Array(128);
  for (let value = 0; value < digits.length; value++) digitOf[digits.charCodeAt(value)] = value;
  const weightOf = Float32Array.from(digits, (_, value) => {
    const step = (value - middle) / middle;
    return Math.sign(step) * step * step * most;
  });
  const own = Float32Array.from(
    { length: weights.length },
    (_, i) => weightOf[digitOf[weights.charCodeAt(i)] ?? 0] ?? 0,
  );
  // Where each row begins: sixty thousand views on the weights would take more than they do.
  const places = new Map<number, number>();
  for (let i = 0; i * hashDigits < features.length; i++) {
    let hash = 0;
    for (let j = 0; j < hashDigits; j++) hash = hash * 64 + (digitOf[features.charCodeAt(i * hashDigits + j)] ?? 0);
    places.set(hash, i * bias.length);
  }
  return { own, places, width: bias.length };
};
let opened: ReturnType<typeof open> | undefined;

/** What a feature says for harmless and for each code; undefined where the model does not know it. */
export const weightsOf = (key: string): Float32Array | undefined => {
  const { own, places, width } = (opened ??= open());
  const place = places.get(hashOf(key));
  return place === undefined ? undefined : own.subarray(place, place + width);
};

export const { bias: wordBias, threshold, englishThreshold } = trained as PolicyWeights;
