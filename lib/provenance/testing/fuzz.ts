/** Corrupted files without end, the same for the same seed: what the verifier must survive. */
import { credentialRange, stripped } from "./attacks.ts";
import { golden } from "./golden.ts";

const BASES = ["still.png", "still.jpg", "film.mp4", "shot.mp4", "stamped.png", "untrusted.png", "over-broken.mp4"];
/** Lengths, counts and CBOR heads that parsers trip over. */
const NASTY = [0x00, 0x01, 0x1f, 0x3f, 0x5f, 0x7f, 0x80, 0x9b, 0x9f, 0xbb, 0xbf, 0xdb, 0xfb, 0xff];

export interface CorruptedFile {
  name: string;
  bytes: Uint8Array;
  /** The file before it was corrupted. */
  original: Uint8Array;
}

/** Whole numbers from 0 up to `below`, evenly; mulberry32. */
function randomSource(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export function* corruptedFiles(seed: number, count: number): Generator<CorruptedFile> {
  const random = randomSource(seed);
  const originals = BASES.map((name) => ({ name, bytes: golden(name) }));
  const pick = <T>(of: readonly T[]): T => {
    const picked = of[random(of.length)];
    if (picked === undefined) throw new RangeError("Nothing to pick from.");
    return picked;
  };
  for (let number = 0; number < count; number++) {
    const { name, bytes: original } = pick(originals);
    let bytes = original.slice();
    const whole = { start: 0, end: bytes.length };
    const done = [];
    for (let left = 1 + random(3); left > 0; left--) {
      const range = random(4) === 0 ? whole : within(credentialRange(original), bytes.length);
      const attack = pick(ATTACKS);
      done.push(attack.name);
      bytes = new Uint8Array(attack(bytes, range, random, pick(originals).bytes));
    }
    yield { name: `${number} ${name} ${done.join(" ")}`, bytes, original };
  }
}

/**
 * True when a picture's pixels are the original's, for a verdict of trust on a corrupted file must mean that. Films are
 * left out: their format leaves some boxes unprotected on purpose.
 */
export function keepsItsPicture({ bytes, original }: CorruptedFile): boolean {
  if (original[0] !== 0x89 && original[0] !== 0xff) return true;
  return Buffer.compare(stripped(bytes), stripped(original)) === 0;
}

interface Range {
  start: number;
  end: number;
}
type Attack = (bytes: Uint8Array, range: Range, random: (below: number) => number, other: Uint8Array) => Uint8Array;

const within = ({ start, end }: Range, length: number): Range => ({
  start: Math.min(start, length),
  end: Math.min(end, length),
});
const place = ({ start, end }: Range, random: (below: number) => number) => start + random(Math.max(1, end - start));

const flip: Attack = (bytes, range, random) => {
  for (let left = 1 + random(8); left > 0; left--) {
    const at = place(range, random);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
  }
  return bytes;
};
const setNasty: Attack = (bytes, range, random) => {
  const at = place(range, random);
  bytes.fill(NASTY[random(NASTY.length)] ?? 0, at, at + 1 + random(8));
  return bytes;
};
const scramble: Attack = (bytes, range, random) => {
  const at = place(range, random);
  for (let left = random(200); left >= 0; left--) if (at + left < bytes.length) bytes[at + left] = random(256);
  return bytes;
};
const truncate: Attack = (bytes, range, random) => bytes.subarray(0, place(range, random));
const remove: Attack = (bytes, range, random) => {
  const at = place(range, random);
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random(300))]);
};
const insert: Attack = (bytes, range, random) => {
  const at = place(range, random);
  const more = Buffer.alloc(1 + random(300), random(256));
  return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
};
const repeat: Attack = (bytes, range, random) => {
  const at = place(range, random);
  const end = at + 1 + random(2_000);
  return Buffer.concat([bytes.subarray(0, end), bytes.subarray(at)]);
};
const splice: Attack = (bytes, range, random, other) => {
  const at = place(range, random);
  const from = random(other.length);
  return Buffer.concat([bytes.subarray(0, at), other.subarray(from, from + random(4_000)), bytes.subarray(at)]);
};
/** A 32-bit length, as boxes and chunks have them, made huge, negative or slightly wrong. */
const lengthField: Attack = (bytes, range, random) => {
  const marks = ["jumb", "jumd", "cbor", "bfdb", "bidb", "caBX", "uuid", "moov", "stco", "stsz", "IDAT"];
  const at = Buffer.from(bytes).indexOf(marks[random(marks.length)] ?? "jumb", place(range, random)) - 4;
  if (at < 0) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lengths = [0, 1, 7, 0x7fffffff, 0xffffffff, view.getUint32(at) + 1 - random(3), random(bytes.length)];
  view.setUint32(at, (lengths[random(lengths.length)] ?? 0) >>> 0);
  return bytes;
};

const ATTACKS: readonly Attack[] = [
  flip,
  flip,
  setNasty,
  setNasty,
  lengthField,
  lengthField,
  scramble,
  truncate,
  remove,
  insert,
  repeat,
  splice,
];
