import { rate_hz } from "./instruments/voice.ts";

/** Where sounds are laid down: two sides and what goes to the room. All of the film's length. */
export interface Desk {
  left: Float32Array;
  right: Float32Array;
  room: Float32Array;
}

export interface Place {
  gain: number;
  /** -1 left, 1 right. */
  pan: number;
  /** Share that goes to the room as well, 0 to 1. */
  wet: number;
}

/** Lays a mono sound on the desk. What lies before the film or after it is left out. */
export const place = (desk: Desk, sound: Float32Array, at_s: number, { gain, pan, wet }: Place): void => {
  const begin = Math.round(at_s * rate_hz);
  const heard = sound.subarray(Math.max(0, -begin), Math.max(0, Math.min(sound.length, desk.left.length - begin)));
  const here = (channel: Float32Array) => channel.subarray(Math.max(0, begin), Math.max(0, begin) + heard.length);
  const angle = ((pan + 1) * Math.PI) / 4;
  lay(
    heard,
    here(desk.left),
    here(desk.right),
    here(desk.room),
    gain * Math.cos(angle),
    gain * Math.sin(angle),
    gain * wet,
  );
};

const lay = (
  sound: Float32Array,
  left: Float32Array,
  right: Float32Array,
  room: Float32Array,
  toLeft: number,
  toRight: number,
  toRoom: number,
): void => {
  for (let i = 0; i < sound.length; i++) {
    const value = sound[i] as number;
    left[i] = (left[i] as number) + value * toLeft;
    right[i] = (right[i] as number) + value * toRight;
    room[i] = (room[i] as number) + value * toRoom;
  }
};

/** A moment at which the music makes way: it is at `depth` of its level from `from_s` to `to_s`. */
export interface Dip {
  from_s: number;
  to_s: number;
  depth: number;
  down_s: number;
  up_s: number;
}

/** Lowers what was laid down so far at every dip, in place. */
export const dip = ({ left, right, room }: Desk, dips: readonly Dip[]): void => {
  for (const each of dips) {
    const begin = Math.max(0, Math.round((each.from_s - each.down_s) * rate_hz));
    const end = Math.min(left.length, Math.round((each.to_s + each.up_s) * rate_hz));
    for (const channel of [left, right, room]) lower(channel, begin, end, each);
  }
};

const lower = (channel: Float32Array, begin: number, end: number, { from_s, to_s, depth, down_s, up_s }: Dip): void => {
  for (let i = begin; i < end; i++) {
    const t = i / rate_hz;
    const open = Math.min(1, Math.max(0, (from_s - t) / down_s, (t - to_s) / up_s));
    channel[i] = (channel[i] as number) * (depth + (1 - depth) * open * open * (3 - 2 * open));
  }
};

/** From silence and back to it, rounded at both ends. */
export const fadeEnds = ({ left, right }: Desk, in_s: number, out_s: number): void => {
  const opening = Math.min(left.length, Math.round(in_s * rate_hz));
  const closing = Math.min(left.length, Math.round(out_s * rate_hz));
  for (const channel of [left, right]) {
    fade(channel, 0, 1, opening);
    fade(channel, channel.length - 1, -1, closing);
  }
};

/** From silence at sample `from` to full level `count` samples further on, or further back. */
const fade = (channel: Float32Array, from: number, direction: 1 | -1, count: number): void => {
  for (let i = 0; i < count; i++) {
    const x = i / count;
    const at = from + direction * i;
    channel[at] = (channel[at] as number) * x * x * (3 - 2 * x);
  }
};
