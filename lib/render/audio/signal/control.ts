/** What changes slowly is worked out once in so many samples: nobody hears the steps. */
export const control_samples = 32;

/** The values that something slow has every `control_samples` of a sound, from its first sample to behind its last. */
export const controlOf = (length: number, valueAt: (sample: number) => number): Float64Array => {
  const values = new Float64Array(Math.ceil(length / control_samples) + 1);
  for (let k = 0; k < values.length; k++) values[k] = valueAt(k * control_samples);
  return values;
};

/** A sound at levels that go in straight lines from value to value. */
export const levelled = (sound: Float64Array, levels: Float64Array): Float32Array => {
  const out = new Float32Array(sound.length);
  for (let begin = 0, k = 0; begin < out.length; begin += control_samples, k++) {
    let level = levels[k] as number;
    const step = ((levels[k + 1] as number) - level) / control_samples;
    const end = Math.min(out.length, begin + control_samples);
    for (let i = begin; i < end; i++) {
      out[i] = (sound[i] as number) * level;
      level += step;
    }
  }
  return out;
};
