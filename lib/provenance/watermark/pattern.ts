import { codeBits } from "./polar-code.ts";
import { encodePayload, type Payload } from "./payload.ts";

/** A tile is 64 by 64 chips, each one sign; it repeats over the picture in both directions. */
export const tileChips = 64;
export const chipCount = tileChips * tileChips;

/**
 * Of the 4096 chips a quarter carries the code, each of its bits twice; the rest is known to the reader. Few and
 * strong: two payloads in the same picture differ by the number of these chips times their strength, and a payload is
 * heard by the number times the square of it.
 */
const copies = 2;
const carryingChips = codeBits * copies;

/** Where a secret key puts the parts of a mark. Whoever holds it can read, forge and remove marks. */
export interface ChipPattern {
  /** The chips in keyed order: the first 1024 carry code bit 0, 1, 2 … 511, 0, 1 …; the others are for finding it. */
  order: Uint16Array;
  /** The sign of each chip, by its place in the tile. */
  sign: Int8Array;
}

/**
 * Derives the pattern of a secret key: HMAC-SHA-256 of a fixed label gives the AES key whose counter mode stream
 * shuffles the chips and draws their signs.
 */
export const patternOf = async (key: Uint8Array<ArrayBuffer>): Promise<ChipPattern> => {
  const { subtle } = crypto;
  const secret = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const seed = await subtle.sign("HMAC", secret, new TextEncoder().encode("shotwright watermark pattern 1"));
  const stream = await subtle.importKey("raw", seed, "AES-CTR", false, ["encrypt"]);
  const algorithm = { name: "AES-CTR", counter: new Uint8Array(16), length: 64 };
  const words = new Uint32Array(await subtle.encrypt(algorithm, stream, new Uint8Array(chipCount * 8)));
  const order = Uint16Array.from({ length: chipCount }, (_, chip) => chip);
  for (let last = chipCount - 1; last > 0; last--) {
    const other = words[last]! % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return { order, sign: Int8Array.from(words.subarray(chipCount), (word) => (word >>> 31 === 0 ? 1 : -1)) };
};

/** How strong the chips of a tile are that carry the code, and those by which it is found. */
export const carryingStrength = 1.6;
const findingStrength = 0.75;

/** The tile that says `payload`: 4096 signed strengths. Throws a `RangeError` on what is no payload. */
export const tileOf = (pattern: ChipPattern, payload: Payload): Float32Array =>
  tileWith(pattern, encodePayload(payload), new Float64Array(codeBits).fill(carryingStrength), findingStrength);

/** The tile that says the 512 bits of `code`, each with a strength of its own, to be found by chips of strength `finding`. */
export const tileWith = (
  { order, sign }: ChipPattern,
  code: Uint8Array,
  strengths: Float64Array,
  finding: number,
): Float32Array => {
  const tile = new Float32Array(chipCount);
  for (const [i, chip] of order.entries()) {
    const bit = i % codeBits;
    if (i >= carryingChips) tile[chip] = finding * sign[chip]!;
    else tile[chip] = (code[bit] === 1 ? -strengths[bit]! : strengths[bit]!) * sign[chip]!;
  }
  return tile;
};

/** What of the tile is there whatever the payload: the signs of the finding chips, 0 elsewhere. */
export const findingTile = ({ order, sign }: ChipPattern): Int8Array => {
  const tile = new Int8Array(chipCount);
  for (const chip of order.subarray(carryingChips)) tile[chip] = sign[chip]!;
  return tile;
};

/** The 512 soft bits in a tile of read chips: positive for zero. */
export const softBits = (pattern: ChipPattern, chips: Float64Array): Float64Array =>
  bitsOf(
    pattern,
    chips.map((chip, i) => chip * pattern.sign[i]!),
  );

/** What the chips that carry each code bit have together. */
export const bitsOf = ({ order }: ChipPattern, chips: Float64Array): Float64Array => {
  const sums = new Float64Array(codeBits);
  for (let i = 0; i < carryingChips; i++) sums[i % codeBits]! += chips[order[i]!]!;
  return sums;
};

/**
 * The side of a chip in pixels: a ninetieth of the picture's shorter side, so that a mark keeps its proportions when
 * the picture is resized, and four pixels at least, or compression takes it.
 */
export const chipSide_px = (width: number, height: number): number => Math.max(4, Math.min(width, height) / 90);

/** How much larger than a ninetieth of a picture its chips are: 1 but for small pictures. */
export const zoomAsMade = ({ width, height }: { width: number; height: number }): number =>
  (chipSide_px(width, height) * 90) / Math.min(width, height);
