import { rate_hz } from "./voice.ts";

/** One sine of a sound: it starts at `level` and falls to 1/e of it in `fall_s`. */
export interface Partial {
  hz: number;
  level: number;
  fall_s: number;
}

const floor = 1e-4;

/** Lays decaying sines into a silent sound; each stops when it is no longer heard, so that high partials cost little. */
export const addPartials = (out: Float32Array, partials: readonly Partial[], attack_s: number): void => {
  const attack = Math.max(1, Math.round(attack_s * rate_hz));
  for (const { hz, level, fall_s } of partials) {
    if (hz > 15_000 || level < floor) continue;
    const end = Math.min(out.length, Math.ceil(fall_s * Math.log(level / floor) * rate_hz));
    ring(out, end, (2 * Math.PI * hz) / rate_hz, level, Math.exp(-1 / (fall_s * rate_hz)));
  }
  for (let i = 0; i < Math.min(attack, out.length); i++) out[i] = ((out[i] as number) * i) / attack;
};

/**
 * Adds one sine that loses `1 - fall` a sample. Four pointers a sample apart turn by four samples at once: none waits for
 * the one before it.
 */
const ring = (out: Float32Array, end: number, step: number, level: number, fall: number): void => {
  const twice = 2 * Math.cos(4 * step) * fall ** 4;
  const back = -(fall ** 8);
  const at = (i: number) => level * fall ** i * Math.sin(step * i);
  let [a, b, c, d] = [at(0), at(1), at(2), at(3)];
  let [a1, b1, c1, d1] = [at(-4), at(-3), at(-2), at(-1)];
  const last = end - 4;
  for (let i = 0; i <= last; i += 4) {
    out[i] = (out[i] as number) + a;
    out[i + 1] = (out[i + 1] as number) + b;
    out[i + 2] = (out[i + 2] as number) + c;
    out[i + 3] = (out[i + 3] as number) + d;
    const nextA = twice * a + back * a1;
    const nextB = twice * b + back * b1;
    const nextC = twice * c + back * c1;
    const nextD = twice * d + back * d1;
    a1 = a;
    b1 = b;
    c1 = c;
    d1 = d;
    a = nextA;
    b = nextB;
    c = nextC;
    d = nextD;
  }
};
