import { chipsAt, evenedSpectrum, foldAt } from "./fold.ts";
import { largestFittedChange, layOut, patternOver, unchanged } from "./layer.ts";
import type { Mark } from "./mark.ts";
import { bitsOf, carryingStrength, chipCount, softBits, tileChips, tileWith, zoomAsMade } from "./pattern.ts";
import { encodePayload } from "./payload.ts";
import { sampled, shrunk, smallestSide_px } from "./plane.ts";
import { heardIn } from "./residual.ts";
import { allowanceOf, blockSide_px } from "./strength.ts";

/** Mean square of the change over a still, at most: a peak signal-to-noise ratio of 40.2 dB. */
const budget = 255 ** 2 / 10 ** 4.02;
/** How far from the budget is near enough, and how often the aim is mended for what is cut off at black and white. */
const nearBudget = 0.02;
const aims = 5;

/** A mark of which this share of code bits is heard right before anything was done to the still outlives a JPEG. */
const comfortableAgreement = 0.74;

/** The strength of the finding chips where the bits need all there is: a whole still is found by little. */
const fittedFinding = 0.65;
/** How clearly a bit is to be heard, as a share of what the still usually says by itself. */
const clearness = 0.18;
const strongestBit = 12;
const fittings = 3;

/** A still with a mark in it: the layer that puts it there, and every code bit as it is heard, positive when right. */
interface Trial extends Laid {
  heard: Float64Array;
}

/**
 * The layer (see `layOut`) that lays a mark into a still. Where the still is so busy that the budget must be shared out,
 * most goes to the quietest of what hides anything, for that is what the reader believes. Where the still's own texture
 * shouts the mark down, the bits that it says by itself are left to it, those that would cost most to turn are given up to
 * the code, and all strength goes to the rest (after Malvar and Florêncio 2003, "Improved spread spectrum").
 */
export const fitStill = (mark: Mark, luma: Uint8Array, width: number, height: number): Uint8Array => {
  const code = encodePayload(mark.payload);
  const place = { x: 0, y: 0 };
  let listened: Listening | null = null;
  const listening = () => (listened ??= listeningTo(luma, width, height));
  const lay = layerMaker(luma, width, height, listening);
  const attempt = (tile: Float32Array): Trial => {
    const laid = lay(tile);
    const plane = sampled({ width, height, luma: markedWith(laid.layer, luma) });
    const chips = chipsAt(evenedSpectrum(foldAt(plane, zoomAsMade({ width, height }))), place);
    return { ...laid, heard: softBits(mark.pattern, chips).map((bit, i) => (code[i] === 1 ? -bit : bit)) };
  };
  if (Math.min(width, height) < smallestSide_px) return lay(mark.tile).layer;
  const plain = attempt(mark.tile);
  if (agreementOf(plain) >= comfortableAgreement) return plain.layer;
  const chips = chipCosts(listening(), plain.amplitude, Math.ceil(width / blockSide_px));
  const costs = { answer: bitsOf(mark.pattern, chips.answer), power: bitsOf(mark.pattern, chips.power) };
  return fitBits(plain, costs, (strengths) => attempt(tileWith(mark.pattern, code, strengths, fittedFinding))).layer;
};

const agreementOf = ({ heard }: Trial): number => heard.filter((bit) => bit > 0).length / heard.length;

/** What a unit of strength does for each bit, and what it costs, both up to a factor. */
interface BitCosts {
  answer: Float64Array;
  power: Float64Array;
}

const fitBits = (plain: Trial, costs: BitCosts, attempt: (strengths: Float64Array) => Trial): Trial => {
  const even = plain.heard.map(() => carryingStrength);
  const powerOf = (strengths: Float64Array) =>
    strengths.reduce((sum, strength, i) => sum + strength ** 2 * costs.power[i]!, 0);
  let own = attempt(plain.heard.map(() => 0)).heard;
  const clear = clearness * Math.sqrt(squaresOf(own) / own.length);
  let [best, trial, strengths] = [plain, plain, even];
  for (let fitting = 0; fitting < fittings; fitting++) {
    const expected = strengths.map((strength, i) => strength * costs.answer[i]!);
    const { heard } = trial;
    /** How much louder a bit is heard for each unit of strength, over what its place lets expect. */
    const response = heard.reduce((sum, bit, i) => sum + (bit - own[i]!) * expected[i]!, 0) / squaresOf(expected);
    if (!(response > 0)) break;
    // After the first time neighbours have their say in it too.
    if (fitting > 0) own = heard.map((bit, i) => bit - response * expected[i]!);
    const needed = own.map((bit, i) =>
      bit >= clear ? 0 : Math.min(strongestBit, (clear - bit) / (response * costs.answer[i]!)),
    );
    const dearness = needed.map((strength, i) => strength ** 2 * costs.power[i]!);
    const turned = (dearest: number) => needed.map((strength, i) => (dearness[i]! > dearest ? 0 : strength));
    strengths = turned(rootOf((dearest) => powerOf(turned(dearest)) - powerOf(even), Math.max(...dearness)));
    trial = attempt(strengths);
    if (agreementOf(trial) > agreementOf(best)) best = trial;
  }
  return best;
};

/** A tile laid into a still: the layer, and the amplitude of every block in levels. */
interface Laid {
  layer: Uint8Array;
  amplitude: Float32Array;
}

/** Lays tiles into one still, within its allowance and the budget. */
const layerMaker = (
  luma: Uint8Array,
  width: number,
  height: number,
  listening: () => Listening,
): ((tile: Float32Array) => Laid) => {
  const { columns, amplitude: allowed } = allowanceOf(luma, width, height);
  const allowedPower = squaresOf(allowed) / allowed.length;
  /** Amplitudes with this mean square, or all that is allowed. */
  const amplitudesOf = (power: number): Float32Array => {
    if (power >= allowedPower) return allowed;
    const { across, down, weight, columns: samples } = listening();
    const heard = allowed.map((_, block) => {
      const [x, y] = [((block % columns) + 0.5) * across, (Math.floor(block / columns) + 0.5) * down];
      return weight[Math.min(Math.floor(y) * samples, weight.length - samples) + Math.min(Math.floor(x), samples - 1)]!;
    });
    const at = (share: number) => allowed.map((levels, i) => Math.min(levels, share * heard[i]!));
    const whole = allowed.reduce((most, levels, i) => Math.max(most, levels / heard[i]!), 0);
    return at(rootOf((share) => squaresOf(at(share)) / allowed.length - power, whole));
  };
  let aim = budget;
  return (tile) => {
    const pattern = patternOver(tile, width, height);
    const power = squaresOf(pattern) / pattern.length / 256;
    const layer = new Uint8Array(luma.length);
    let amplitude = allowed;
    for (let i = 0; i < aims; i++) {
      amplitude = amplitudesOf(aim / power);
      const sixteenths = Uint8Array.from(amplitude, (levels) => levels * 16 + 0.5);
      layOut(layer, { columns, sixteenths }, width, height, pattern, largestFittedChange);
      const change = changeOf(luma, layer);
      const isEnough = amplitude === allowed || change >= budget * (1 - nearBudget);
      if (isEnough && change <= budget * (1 + nearBudget)) break;
      aim *= budget / change;
    }
    return { layer, amplitude };
  };
};

/** How much the reader believes each of the samples that it folds, and how many of them a block has in both directions. */
interface Listening {
  weight: Float32Array;
  columns: number;
  across: number;
  down: number;
}

const listeningTo = (luma: Uint8Array, width: number, height: number): Listening => {
  const small = shrunk(sampled({ width, height, luma }), 2 * zoomAsMade({ width, height }));
  const [across, down] = [(blockSide_px * small.width) / width, (blockSide_px * small.height) / height];
  return { weight: heardIn(small), columns: small.width, across, down };
};

/** What a unit of strength does for each chip of the tile, and what it costs, both up to a factor. */
const chipCosts = (
  { weight, columns, across, down }: Listening,
  amplitude: Float32Array,
  blocks: number,
): { answer: Float64Array; power: Float64Array } => {
  const answer = new Float64Array(chipCount);
  const power = new Float64Array(chipCount);
  for (let i = 0; i < weight.length; i++) {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    const levels = amplitude[Math.floor((y + 0.5) / down) * blocks + Math.floor((x + 0.5) / across)]!;
    const chip = ((y >> 1) & (tileChips - 1)) * tileChips + ((x >> 1) & (tileChips - 1));
    answer[chip]! += levels * weight[i]!;
    power[chip]! += levels ** 2;
  }
  return { answer, power };
};

const markedWith = (layer: Uint8Array, luma: Uint8Array): Uint8ClampedArray => {
  const marked = new Uint8ClampedArray(luma.length);
  for (let i = 0; i < luma.length; i++) marked[i] = luma[i]! + layer[i]! - unchanged;
  return marked;
};

/** Mean square of what a layer changes, once levels are kept between black and white. */
const changeOf = (luma: Uint8Array, layer: Uint8Array): number => {
  let squares = 0;
  for (let i = 0; i < luma.length; i++) {
    const change = Math.max(-luma[i]!, Math.min(255 - luma[i]!, layer[i]! - unchanged));
    squares += change * change;
  }
  return squares / luma.length;
};

const squaresOf = (values: Float32Array | Float64Array | Int16Array): number => {
  let sum = 0;
  for (const value of values) sum += value * value;
  return sum;
};

/** Where a rising function crosses zero between 0 and `most`; `most` where it does not. */
const rootOf = (rising: (at: number) => number, most: number): number => {
  let [below, above] = [0, most];
  if (rising(most) <= 0) return most;
  for (let i = 0; i < 30; i++) {
    const middle = (below + above) / 2;
    if (rising(middle) < 0) below = middle;
    else above = middle;
  }
  return below;
};
