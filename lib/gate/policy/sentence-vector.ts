import { kernelCode } from "#lib/gate/faces/kernel-code.ts";
import { pieceReader } from "./sentence-pieces.ts";
import kept from "./sentence-weights.json" with { type: "json" };

/** Weights are kept as one character each: a step between -31 and 31 of a scale of its row or column. */
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const middle = 31;
const pageBytes = 65536;
/** A stretch of plain text has fewer; what is spelt letter by letter is cut off. */
const mostPieces = 72;
const heads = 4;
const epsilon = 1e-6;
/** Activations are whole numbers of a scale of their row: 1536 products with a weight then fit 32 bits. */
const mostActivation = 32767;
const longestPeriod = 10_000;

type KeptLayer = (typeof kept)["last"];
type Norm = (typeof kept)["blocks"][0]["before"];
interface Layer {
  weights: number;
  scale: number;
  bias: Float32Array;
  inputs: number;
  outputs: number;
}

const open = () => {
  const stepOf = new Int8Array(128);
  for (let value = 0; value < digits.length; value++) stepOf[digits.charCodeAt(value)] = value - middle;
  const memory = new WebAssembly.Memory({ initial: 1 });
  const compiled = new WebAssembly.Module(Uint8Array.from(atob(kernelCode), (letter) => letter.charCodeAt(0)));
  const kernel = new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as {
    predict: (...numbers: number[]) => void;
  };
  let end = 1024;
  const room = (bytes: number): number => {
    const at = end;
    end = (end + bytes + 15) & ~15;
    const missing = end + pageBytes - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
    return at;
  };
  const keep = ({ inputs, outputs, scales, bias, weights }: KeptLayer): Layer => {
    const at = room(weights.length * 2);
    const whole = new Int16Array(memory.buffer, at, weights.length);
    for (let i = 0; i < weights.length; i++) whole[i] = stepOf[weights.charCodeAt(i)] ?? 0;
    const scale = room(outputs * 4);
    new Float32Array(memory.buffer, scale, outputs).set(scales);
    return { weights: at, scale, bias: Float32Array.from(bias), inputs, outputs };
  };
  const shortcut = keep(kept.shortcut);
  const blocks = kept.blocks.map(({ before, qkv, mix, between, widen, narrow }) => ({
    before,
    qkv: keep(qkv),
    mix: keep(mix),
    between,
    widen: keep(widen),
    narrow: keep(narrow),
  }));
  const last = keep(kept.last);
  const widest = Math.max(...blocks.map(({ widen, qkv }) => Math.max(widen.outputs, qkv.outputs)));
  const nothing = room(widest * 4);
  const map = room(mostPieces * widest * 2);
  const out = room(mostPieces * widest * 4);

  const apply = (rows: Float32Array, { weights, scale, bias, inputs, outputs }: Layer): Float32Array => {
    const count = rows.length / inputs;
    const cells = Math.ceil(count / 4) * 4;
    const whole = new Int16Array(memory.buffer, map, cells * inputs).fill(0);
    const units = new Float32Array(count);
    for (let row = 0; row < count; row++) {
      let most = 1e-9;
      for (let i = row * inputs; i < (row + 1) * inputs; i++) most = Math.max(most, Math.abs(rows[i] ?? 0));
      const unit = most / mostActivation;
      units[row] = unit;
      for (let i = row * inputs; i < (row + 1) * inputs; i++) whole[i] = Math.round((rows[i] ?? 0) / unit);
    }
    kernel.predict(map, weights, scale, nothing, out, cells, inputs, outputs);
    const sums = new Float32Array(memory.buffer, out, count * outputs);
    const answer = new Float32Array(count * outputs);
    for (let row = 0; row < count; row++)
      for (let i = 0; i < outputs; i++)
        answer[row * outputs + i] = (sums[row * outputs + i] ?? 0) * (units[row] ?? 0) + (bias[i] ?? 0);
    return answer;
  };

  const { width, scales, weights } = kept.embedding;
  const half = width / 2;
  const speeds = Float64Array.from({ length: half }, (_, i) => longestPeriod ** (-i / (half - 1)));

  /** The pieces' vectors twice over, and where they stand as sines and cosines: so the model was built. */
  const begin = (pieces: readonly number[]): Float32Array => {
    const rows = new Float32Array(pieces.length * width);
    for (const [place, piece] of pieces.entries())
      for (let i = 0; i < width; i++) {
        const angle = place * (speeds[i % half] ?? 0);
        rows[place * width + i] =
          2 * (stepOf[weights.charCodeAt(piece * width + i)] ?? 0) * (scales[piece] ?? 0) +
          (i < half ? Math.sin(angle) : Math.cos(angle));
      }
    return rows;
  };

  const vector = (text: string): Float32Array => {
    const pieces = pieceCutter().cut(text).slice(0, mostPieces);
    let rows = begin(pieces);
    for (const [index, { before, qkv, mix, between, widen, narrow }] of blocks.entries()) {
      const seen = apply(attended(apply(normalised(rows, before), qkv), pieces.length), mix);
      rows = added(seen, index === 0 ? apply(rows, shortcut) : rows);
      rows = added(
        rows,
        apply(
          apply(normalised(rows, between), widen).map((value) => Math.max(0, value)),
          narrow,
        ),
      );
    }
    const mean = new Float32Array(last.inputs);
    for (let i = 0; i < rows.length; i++)
      mean[i % last.inputs] = (mean[i % last.inputs] ?? 0) + (rows[i] ?? 0) / pieces.length;
    const folded = apply(mean, last).map(Math.tanh);
    const length = Math.hypot(...folded);
    return folded.map((value) => value / length);
  };
  return { vector };
};

const added = (one: Float32Array, other: Float32Array) => one.map((value, i) => value + (other[i] ?? 0));

const normalised = (rows: Float32Array, { scale, bias }: Norm): Float32Array => {
  const width = scale.length;
  const answer = new Float32Array(rows.length);
  for (let start = 0; start < rows.length; start += width) {
    let mean = 0;
    for (let i = 0; i < width; i++) mean += (rows[start + i] ?? 0) / width;
    let variance = 0;
    for (let i = 0; i < width; i++) variance += ((rows[start + i] ?? 0) - mean) ** 2 / width;
    const by = 1 / Math.sqrt(variance + epsilon);
    for (let i = 0; i < width; i++)
      answer[start + i] = ((rows[start + i] ?? 0) - mean) * by * (scale[i] ?? 0) + (bias[i] ?? 0);
  }
  return answer;
};

/** Attention of every piece to every other, by `heads`. `qkv` holds queries, keys and values side by side. */
const attended = (qkv: Float32Array, count: number): Float32Array => {
  const width = qkv.length / count / 3;
  const depth = width / heads;
  const answer = new Float32Array(count * width);
  const share = new Float64Array(count);
  for (let head = 0; head < heads; head++)
    for (let query = 0; query < count; query++) {
      const at = query * width * 3 + head * depth;
      let top = -Infinity;
      for (let key = 0; key < count; key++) {
        let sum = 0;
        const other = key * width * 3 + width + head * depth;
        for (let i = 0; i < depth; i++) sum += (qkv[at + i] ?? 0) * (qkv[other + i] ?? 0);
        share[key] = sum / Math.sqrt(depth);
        top = Math.max(top, share[key] ?? 0);
      }
      let total = 0;
      for (let key = 0; key < count; key++) total += share[key] = Math.exp((share[key] ?? 0) - top);
      for (let key = 0; key < count; key++) {
        const by = (share[key] ?? 0) / total;
        const value = key * width * 3 + 2 * width + head * depth;
        for (let i = 0; i < depth; i++) {
          const to = query * width + head * depth + i;
          answer[to] = (answer[to] ?? 0) + by * (qkv[value + i] ?? 0);
        }
      }
    }
  return answer;
};

let opened: ReturnType<typeof open> | undefined;
let cutter: ReturnType<typeof pieceReader> | undefined;
const pieceCutter = () => (cutter ??= pieceReader(kept.pieces, kept.scores, kept.firstPiece));

/**
 * The meaning of an English sentence as 512 numbers, of length 1: the Universal Sentence Encoder lite (Cer et al. 2018,
 * the transformer) on the face network's kernel. The first call unpacks 14 MB; a sentence then takes some milliseconds.
 */
export const sentenceVector = (text: string): Float32Array => (opened ??= open()).vector(text);

/** True for one of the most frequent English words or word beginnings, in lower case. */
export const isCommonEnglish = (word: string): boolean => pieceCutter().isWhole(word);
