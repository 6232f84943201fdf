/** A linear classifier over hashed features: one row of class weights a bucket. */
export interface LinearModel {
  classes: number;
  /** A power of two. */
  buckets: number;
  /** Bytes where the model runs, floats where it is trained. */
  weights: Int8Array | Float32Array;
}

/** Room for the features of one decision. */
export interface Features {
  hashes: Uint32Array;
  count: number;
}

export const newFeatures = (room = 256): Features => ({ hashes: new Uint32Array(room), count: 0 });

/** Mixes a value into a hash. */
export function mix(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ value, 0x9e3779b1);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x85ebca77);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix(hash, text.length);
}

/** Adds the feature with this number and these values. */
export function add(features: Features, number: number, a: number, b = 0, c = 0): void {
  let hash = mix(number + 1, a);
  if (b !== 0) hash = mix(hash, b);
  if (c !== 0) hash = mix(hash, c + 0x51ed);
  features.hashes[features.count++] = hash;
}

/** The sum of the weights of all features, for each class. */
export function score(model: LinearModel, features: Features, out: Float64Array): void {
  const { classes, weights } = model;
  const mask = model.buckets - 1;
  out.fill(0, 0, classes);
  for (let index = 0; index < features.count; index++) {
    const row = ((features.hashes[index] as number) & mask) * classes;
    for (let id = 0; id < classes; id++) (out[id] as number) += weights[row + id] as number;
  }
}

/** The best of the classes from `first` up to but not with `end`. */
export function best(scores: Float64Array, first: number, end: number): number {
  let found = first;
  for (let id = first + 1; id < end; id++) if ((scores[id] as number) > (scores[found] as number)) found = id;
  return found;
}
