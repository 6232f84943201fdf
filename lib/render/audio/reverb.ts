import { rate_hz } from "./instruments/voice.ts";
import type { Desk } from "./mix.ts";

export interface Room {
  /** Seconds until the room has fallen by 60 dB. */
  decay_s: number;
  /** How much of the highs each turn loses, 0 bright to 1 dark. */
  dark: number;
  level: number;
}

/** Lengths without a common divisor, so that echoes never fall together; at half the film's rate. */
const lines_samples = [563, 683, 773, 907, 1009, 1151, 1301, 1459] as const;
const diffusers_samples = [121, 211] as const;
const before_samples = 288;
/** A power of two longer than every line, so that a place in one is found by masking. */
const ringSize = 2048;
/** Shorter than every line: what a block hears of the lines was all said before it. */
const block = 512;

interface Line {
  ring: Float32Array;
  length: number;
  /** What the line gives in this block, its highs taken off. */
  heard: Float64Array;
  /** What is left of it after one turn. */
  gain: number;
  /** Every other line is fed upside down. */
  feed: 1 | -1;
}

/**
 * A feedback delay network of eight lines: what the desk sends to the room goes round, mixed by a Householder
 * reflection, darker at every turn, and comes back on both sides. It runs at half the rate, a room has no top octave.
 */
export const addRoom = ({ left, right, room }: Desk, { decay_s, dark, level }: Room): void => {
  const half_hz = rate_hz / 2;
  const lines = lines_samples.map((length, k): Line => ({
    ring: new Float32Array(ringSize),
    length,
    heard: new Float64Array(block),
    gain: 10 ** ((-3 * length) / (decay_s * half_hz)),
    feed: k % 2 === 0 ? 1 : -1,
  }));
  const keep = (0.15 + 0.6 * dark) * 0.7;
  const sent = new Float64Array(block);
  const sum = new Float64Array(block);
  const slow = new Float64Array(1);
  const [first, second] = diffusers_samples.map((size) => diffuser(size));
  const [toLeft, toRight] = [returnTo(left, level), returnTo(right, level)];
  for (let begin = before_samples, at = 0; begin + 1 < left.length; begin += 2 * block, at += block) {
    const count = Math.min(block, (left.length - begin) >> 1);
    takeSend(sent, room, begin - before_samples, count, slow);
    first?.(sent, count);
    second?.(sent, count);
    sum.fill(0);
    for (let k = 0; k < lines.length; k += 2) hearTwo(lines[k] as Line, lines[k + 1] as Line, at, count, keep, sum);
    for (const line of lines) feed(line, at, count, sum, sent);
    toLeft(
      begin,
      count,
      [0, 2, 4, 6].map((k) => lines[k]?.heard ?? sum),
    );
    toRight(
      begin,
      count,
      [1, 3, 5, 7].map((k) => lines[k]?.heard ?? sum),
    );
  }
};

/** What the desk sends, without its rumble: it would fill the room and nothing else. */
const takeSend = (sent: Float64Array, room: Float32Array, begin: number, count: number, state: Float64Array): void => {
  let slow = state[0] as number;
  for (let i = 0; i < count; i++) {
    const send = ((room[begin + 2 * i] as number) + (room[begin + 2 * i + 1] as number)) / 2 + 1e-12;
    slow = slow * 0.96 + send * 0.04;
    sent[i] = send - slow;
  }
  state[0] = slow;
};

/** Two lines at a time: neither waits for the other. */
const hearTwo = (one: Line, other: Line, at: number, count: number, keep: number, sum: Float64Array): void => {
  const { ring: ring1, heard: heard1 } = one;
  const { ring: ring2, heard: heard2 } = other;
  const [from1, from2] = [at - one.length + ringSize, at - other.length + ringSize];
  const take = 1 - keep;
  let dull1 = heard1[block - 1] as number;
  let dull2 = heard2[block - 1] as number;
  for (let i = 0; i < count; i++) {
    dull1 = take * (ring1[(from1 + i) & (ringSize - 1)] as number) + keep * dull1;
    dull2 = take * (ring2[(from2 + i) & (ringSize - 1)] as number) + keep * dull2;
    heard1[i] = dull1;
    heard2[i] = dull2;
    sum[i] = (sum[i] as number) + dull1 + dull2;
  }
};

const feed = (line: Line, at: number, count: number, sum: Float64Array, sent: Float64Array): void => {
  const { ring, heard, gain, feed: sign } = line;
  for (let i = 0; i < count; i++)
    ring[(at + i) & (ringSize - 1)] =
      ((heard[i] as number) - 0.25 * (sum[i] as number)) * gain + sign * (sent[i] as number);
};

/** Adds what four lines give to one side, every second value drawn from its neighbours. */
const returnTo = (channel: Float32Array, level: number) => {
  let was = 0;
  return (begin: number, count: number, [a, b, c, d]: readonly Float64Array[]): void => {
    if (a !== undefined && b !== undefined && c !== undefined && d !== undefined)
      was = addReturn(channel, begin, count, a, b, c, d, level, was);
  };
};

const addReturn = (
  channel: Float32Array,
  begin: number,
  count: number,
  a: Float64Array,
  b: Float64Array,
  c: Float64Array,
  d: Float64Array,
  level: number,
  before: number,
): number => {
  let was = before;
  for (let i = 0; i < count; i++) {
    const value = ((a[i] as number) - (b[i] as number) + (c[i] as number) - (d[i] as number)) * level;
    const at = begin + 2 * i;
    channel[at] = (channel[at] as number) + (was + value) / 2;
    channel[at + 1] = (channel[at + 1] as number) + value;
    was = value;
  }
  return was;
};

/** An all-pass delay: it smears a stroke without colouring it. */
const diffuser = (size: number): ((values: Float64Array, count: number) => void) => {
  const line = new Float32Array(size);
  let at = 0;
  return (values, count) => {
    at = diffuse(values, count, line, at);
  };
};

const diffuse = (values: Float64Array, count: number, line: Float32Array, from: number): number => {
  let at = from;
  for (let i = 0; i < count; i++) {
    const late = line[at] as number;
    const fed = (values[i] as number) + late * 0.6;
    line[at] = fed;
    at = at + 1 === line.length ? 0 : at + 1;
    values[i] = late - fed * 0.6;
  }
  return at;
};
