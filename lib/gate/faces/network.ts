import { keepFilter, keepMix, type Layer, openKernel, UNIT } from "./kernel.ts";
import type { Pixels } from "./pixels.ts";
import { normalisation, type Tensors } from "./weights.ts";

/** A square of the picture that may hold a face; pixels of the picture that was searched. */
export interface Candidate {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** 0 to 1. */
  score: number;
}

export interface FaceNetwork {
  /** Every place whose score is at least `least`, the best of each that overlap; in no order. */
  search(pixels: Pixels, least: number): Candidate[];
}

/** What the sides of the canvas are a multiple of: the steps down to the two finest maps then meet no odd side. */
const CANVAS_STEP_PX = 32;
/** The sides of the canvas that the anchors are kept for. */
const ANCHOR_CANVAS_PX = 512;
const OVERLAP_MAX = 0.4;
const BAND_ROWS = 8;

interface Predictor {
  boxes: Layer;
  classes: Layer;
  /** Width and height of each anchor, pixels. */
  anchors: { width: number; height: number }[];
}
/** A map in memory, and where its first cell's centre lies in the canvas and how far the cells are apart, in pixels. */
interface FeatureMap {
  at: number;
  width: number;
  height: number;
  channels: number;
  pitch: number;
  firstX: number;
  firstY: number;
}

/**
 * The single-shot detector on MobileNet V1 of face-api, for pictures of any shape. Faces of about 25 pixels and more
 * are found. Throws on a host without WebAssembly SIMD.
 */
export function openFaceNetwork(tensors: Tensors): FaceNetwork {
  const kernel = openKernel();
  const { memory, room } = kernel;
  const keepLayer = (name: string, biasName: string, unitIn: number, unitOut: number): Layer =>
    keepMix(kernel, tensors(`${name}/weights`).values, tensors(`${name}/${biasName}`).values, unitIn, unitOut);
  const filterAt = (index: number): Layer => {
    const name = `MobilenetV1/Conv2d_${index}_depthwise`;
    const norm = normalisation(tensors, `${name}/BatchNorm`);
    return keepFilter(kernel, tensors(`${name}/depthwise_weights`).values, norm);
  };

  const offsets = "convolution_bn_offset";
  const first = keepLayer("MobilenetV1/Conv2d_0_pointwise", offsets, 1 / 255, UNIT);
  const body = Array.from({ length: 13 }, (_, index) => ({
    filter: filterAt(index + 1),
    mix: keepLayer(`MobilenetV1/Conv2d_${index + 1}_pointwise`, offsets, UNIT, UNIT),
    step: [2, 4, 6, 12].includes(index + 1) ? 2 : 1,
  }));
  const tail = Array.from({ length: 8 }, (_, index) =>
    keepLayer(`Prediction/Conv2d_${index}_pointwise`, offsets, UNIT, UNIT),
  );
  const predictors = keepPredictors();
  const nothing = room(2048);
  const workspace = kernel.end();

  function keepPredictors(): Predictor[] {
    const corners = tensors("Output/extra_dim").values;
    let at = 0;
    return [32, 16, 8, 4, 2, 1].map((side, index) => {
      const name = `Prediction/BoxPredictor_${index}`;
      const count = (tensors(`${name}/BoxEncodingPredictor/biases`).shape[0] ?? 0) / 4;
      const anchors = Array.from({ length: count }, (_, anchor) => {
        const [top = 0, left = 0, bottom = 0, right = 0] = corners.subarray(at + anchor * 4, at + anchor * 4 + 4);
        return { width: (right - left) * ANCHOR_CANVAS_PX, height: (bottom - top) * ANCHOR_CANVAS_PX };
      });
      at += side * side * count * 4;
      return {
        boxes: keepLayer(`${name}/BoxEncodingPredictor`, "biases", UNIT, 1),
        classes: keepLayer(`${name}/ClassPredictor`, "biases", UNIT, 1),
        anchors,
      };
    });
  }

  /** The map that a step of a 3 by 3 filter makes. At an even side the first cell is not the one at the edge. */
  const stepped = (map: FeatureMap, step: number, at: number, channels: number) => {
    const along = (side: number) => {
      const cells = Math.ceil(side / step);
      return { cells, before: Math.floor(Math.max(0, (cells - 1) * step + 3 - side) / 2) };
    };
    const across = along(map.width);
    const down = along(map.height);
    // The anchors of a coarser map lie in the middle of the cells that it covers, where its sides are even.
    const shift = (before: number) => (step === 1 ? 0 : 0.5 - before) * map.pitch;
    const next: FeatureMap = {
      at,
      width: across.cells,
      height: down.cells,
      channels,
      pitch: map.pitch * step,
      firstX: map.firstX + shift(across.before),
      firstY: map.firstY + shift(down.before),
    };
    return { next, before: across.before, above: down.before };
  };

  const search = (pixels: Pixels, least: number): Candidate[] => {
    kernel.release(workspace);
    const width = Math.ceil(pixels.width / CANVAS_STEP_PX) * CANVAS_STEP_PX;
    const height = Math.ceil(pixels.height / CANVAS_STEP_PX) * CANVAS_STEP_PX;
    const canvas = room(width * height * 6);
    const a = room(width * height * 32 + 65536);
    const b = room(width * height * 16 + 65536);
    const coarse = Math.ceil(width / 64) * Math.ceil(height / 64) + 4;
    const band = room(Math.max(BAND_ROWS * (width / 2) * 56, coarse * 9 * 256 * 2));
    const predictions = room((width / 16) * (height / 16) * 24 * 4 * 2 + 4096);
    draw(pixels, new Int16Array(memory.buffer, canvas, width * height * 3), width);

    const found: Candidate[] = [];
    const widen = (map: FeatureMap, layer: Layer, step: number, at: number): FeatureMap => {
      const { next, before, above } = stepped(map, step, at, layer.outputs);
      const rowBytes = layer.inputs * 2;
      const rows = map.channels === 3 ? BAND_ROWS : next.height;
      for (let y = 0; y < next.height; y += rows) {
        const toY = Math.min(next.height, y + rows);
        const cellBytes = map.channels * 2;
        kernel.unfold(
          map.at,
          band,
          map.width,
          map.height,
          cellBytes,
          rowBytes,
          step,
          before,
          above,
          next.width,
          y,
          toY,
        );
        const out = at + y * next.width * layer.outputs * 2;
        mix(band, layer, out, (toY - y) * next.width);
      }
      return next;
    };
    const mix = (from: number, layer: Layer, to: number, cells: number) =>
      kernel.mix(from, layer.weights, layer.scale, layer.bias, to, cells, layer.inputs, layer.outputs);
    const mixed = (map: FeatureMap, layer: Layer, at: number): FeatureMap => {
      mix(map.at, layer, at, map.width * map.height);
      return { ...map, at, channels: layer.outputs };
    };
    const predict = (map: FeatureMap, predictor: Predictor | undefined) => {
      if (predictor === undefined) return;
      const cells = map.width * map.height;
      const { boxes, classes } = predictor;
      const classesAt = predictions + (cells + 4) * boxes.outputs * 4;
      kernel.predict(map.at, boxes.weights, boxes.scale, boxes.bias, predictions, cells, boxes.inputs, boxes.outputs);
      kernel.predict(
        map.at,
        classes.weights,
        classes.scale,
        classes.bias,
        classesAt,
        cells,
        classes.inputs,
        classes.outputs,
      );
      const boxValues = new Float32Array(memory.buffer, predictions, cells * boxes.outputs);
      const classValues = new Float32Array(memory.buffer, classesAt, cells * classes.outputs);
      found.push(...decode(map, predictor, boxValues, classValues, least));
    };

    let map: FeatureMap = { at: canvas, width, height, channels: 3, pitch: 1, firstX: 0.5, firstY: 0.5 };
    map = widen(map, first, 2, a);
    for (const [index, layer] of body.entries()) {
      const { next, before, above } = stepped(map, layer.step, b, map.channels);
      const { weights, scale, bias } = layer.filter;
      kernel.filter(
        map.at,
        weights,
        scale,
        bias,
        b,
        nothing,
        map.width,
        map.height,
        map.channels,
        layer.step,
        before,
        above,
        next.width,
        next.height,
      );
      map = mixed(next, layer.mix, a);
      if (index + 1 === 11) predict(map, predictors[0]);
    }
    predict(map, predictors[1]);
    for (let index = 0; index < 8; index += 2) {
      const [narrow, wide] = [tail[index], tail[index + 1]];
      if (narrow === undefined || wide === undefined) break;
      map = widen(mixed(map, narrow, b), wide, 2, a);
      predict(map, predictors[2 + index / 2]);
    }
    return bestOf(found).map((one) => within(one, pixels));
  };
  return { search };
}

/** Into the middle between black and white where the canvas is larger than the picture. */
function draw({ data, width, height }: Pixels, canvas: Int16Array, canvasWidth: number): void {
  canvas.fill(0);
  for (let y = 0; y < height; y++) {
    const row = y * width * 3;
    const to = y * canvasWidth * 3;
    for (let at = 0; at < width * 3; at++) canvas[to + at] = 2 * (data[row + at] ?? 0) - 255;
  }
}

function decode(
  map: FeatureMap,
  { boxes, classes, anchors }: Predictor,
  boxValues: Float32Array,
  classValues: Float32Array,
  least: number,
): Candidate[] {
  const leastLogit = Math.log(least / (1 - least));
  const found: Candidate[] = [];
  for (let cell = 0; cell < map.width * map.height; cell++)
    for (const [index, anchor] of anchors.entries()) {
      const logit = classValues[cell * classes.outputs + index * 3 + 1] ?? 0;
      if (logit < leastLogit) continue;
      const at = cell * boxes.outputs + index * 4;
      const [down = 0, across = 0, tall = 0, wide = 0] = boxValues.subarray(at, at + 4);
      const x = map.firstX + (cell % map.width) * map.pitch + (across / 10) * anchor.width;
      const y = map.firstY + Math.floor(cell / map.width) * map.pitch + (down / 10) * anchor.height;
      const halfWidth = (Math.exp(wide / 5) * anchor.width) / 2;
      const halfHeight = (Math.exp(tall / 5) * anchor.height) / 2;
      const score = 1 / (1 + Math.exp(-logit));
      found.push({ left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight, score });
    }
  return found;
}

/** The best of each group of candidates that overlap. */
export function bestOf<Some extends Candidate>(candidates: readonly Some[]): Some[] {
  const kept: Some[] = [];
  for (const one of candidates.toSorted((a, b) => b.score - a.score))
    if (!kept.some((other) => overlap(one, other) > OVERLAP_MAX)) kept.push(one);
  return kept;
}

/** The share that two have in common of the smaller one: a part of a face found again is no second face. */
export function overlap(a: Candidate, b: Candidate): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(area(a), area(b));
}

const area = ({ left, right, top, bottom }: Candidate) => Math.max(1e-6, (right - left) * (bottom - top));

function within(one: Candidate, { width, height }: Pixels): Candidate {
  return {
    left: Math.max(0, one.left),
    top: Math.max(0, one.top),
    right: Math.min(width, one.right),
    bottom: Math.min(height, one.bottom),
    score: one.score,
  };
}
