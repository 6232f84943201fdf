import type { Stereo } from "./compose-bed.ts";

/** A note of the pad: harmonics that fall off, slow to come and slow to go, slightly apart left and right. */
export const addPad = (
  out: Stereo,
  note: { from_s: number; to_s: number; hz: number; gain: number; harmonics: number },
): void => {
  const rate = out.sample_rate_hz;
  const attack_s = 0.5;
  const release_s = 0.9;
  const end = Math.min(out.left.length, Math.floor((note.to_s + release_s) * rate));
  for (let harmonic = 1; harmonic <= note.harmonics; harmonic++) {
    const hz = note.hz * harmonic;
    if (hz > 9000) break;
    const gain = note.gain / harmonic ** 1.5;
    for (const [side, channel] of [out.left, out.right].entries()) {
      // A rotating pointer costs four multiplications a sample instead of a sine.
      const step = (2 * Math.PI * hz * (side === 0 ? 0.9985 : 1.0015)) / rate;
      const turnCos = Math.cos(step);
      const turnSin = Math.sin(step);
      let x = Math.cos(harmonic + side);
      let y = Math.sin(harmonic + side);
      for (let at = Math.floor(note.from_s * rate); at < end; at++) {
        const t = at / rate;
        const envelope =
          Math.min(1, (t - note.from_s) / attack_s) * Math.min(1, Math.max(0, (note.to_s + release_s - t) / release_s));
        channel[at] = (channel[at] ?? 0) + y * gain * envelope;
        const turned = x * turnCos - y * turnSin;
        y = x * turnSin + y * turnCos;
        x = turned;
      }
    }
  }
};

/** A plucked note that rings out: melody and pulse. `pan` is -1 left to 1 right. */
export const addPluck = (
  out: Stereo,
  note: { at_s: number; hz: number; gain: number; ring_s: number; pan: number; bright: number },
): void => {
  const rate = out.sample_rate_hz;
  const begin = Math.floor(note.at_s * rate);
  const end = Math.min(out.left.length, begin + Math.floor(note.ring_s * 5 * rate));
  const toLeft = note.gain * Math.sqrt((1 - note.pan) / 2);
  const toRight = note.gain * Math.sqrt((1 + note.pan) / 2);
  // Pointer and decays go on by multiplication; the second and third harmonic follow from the first.
  const step = (2 * Math.PI * note.hz) / rate;
  const turnCos = Math.cos(step);
  const turnSin = Math.sin(step);
  const ring = Math.exp(-1 / (note.ring_s * rate));
  const secondFall = Math.exp(-9 / rate);
  const thirdFall = Math.exp(-14 / rate);
  let x = 1;
  let y = 0;
  let level = 1;
  let second = 2 * note.bright;
  let third = note.bright / 2;
  for (let at = begin; at < end; at++) {
    const attack = Math.min(1, (at - begin) / (0.004 * rate));
    const value = y * (1 + second * x + third * (3 - 4 * y * y)) * attack * level;
    out.left[at] = (out.left[at] ?? 0) + value * toLeft;
    out.right[at] = (out.right[at] ?? 0) + value * toRight;
    const turned = x * turnCos - y * turnSin;
    y = x * turnSin + y * turnCos;
    x = turned;
    level *= ring;
    second *= secondFall;
    third *= thirdFall;
  }
};

/** A low drum: a falling tone with a short knock. */
export const addDrum = (out: Stereo, at_s: number, gain: number, from_hz = 120, ring_s = 0.16): void => {
  const rate = out.sample_rate_hz;
  const begin = Math.floor(at_s * rate);
  const end = Math.min(out.left.length, begin + Math.floor(ring_s * 5 * rate));
  let phase = 0;
  for (let at = begin; at < end; at++) {
    const t = (at - begin) / rate;
    phase += (2 * Math.PI * (40 + (from_hz - 40) * Math.exp(-t * 28))) / rate;
    const value = Math.sin(phase) * gain * Math.min(1, t / 0.002) * Math.exp(-t / ring_s);
    out.left[at] = (out.left[at] ?? 0) + value;
    out.right[at] = (out.right[at] ?? 0) + value;
  }
};

/** A breath of noise: a shaker where it is short, a swell into a cut where it is long (`rise_s` before `at_s`). */
export const addBreath = (
  out: Stereo,
  breath: { at_s: number; rise_s: number; fall_s: number; gain: number; soft: number },
  random: () => number,
): void => {
  const rate = out.sample_rate_hz;
  const begin = Math.max(0, Math.floor((breath.at_s - breath.rise_s) * rate));
  const end = Math.min(out.left.length, Math.floor((breath.at_s + breath.fall_s * 4) * rate));
  let [smoothLeft, smoothRight] = [0, 0];
  for (let at = begin; at < end; at++) {
    const t = at / rate - breath.at_s;
    const envelope = t < 0 ? (1 + t / breath.rise_s) ** 2 : Math.exp(-t / breath.fall_s);
    smoothLeft += (random() * 2 - 1 - smoothLeft) * breath.soft;
    smoothRight += (random() * 2 - 1 - smoothRight) * breath.soft;
    out.left[at] = (out.left[at] ?? 0) + smoothLeft * envelope * breath.gain;
    out.right[at] = (out.right[at] ?? 0) + smoothRight * envelope * breath.gain;
  }
};
