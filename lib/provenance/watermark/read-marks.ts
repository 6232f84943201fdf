import { findAt, soughtOf, type Place } from "./find-pattern.ts";
import { chipsAt, evenedSpectrum, foldAt } from "./fold.ts";
import { softBits, tileOf, zoomAsMade, type ChipPattern } from "./pattern.ts";
import { decodePayload, type Payload } from "./payload.ts";
import { sampled, smallestSide_px, type Picture, type Plane } from "./plane.ts";
import { meanOf, shotsOf, type Span } from "./shots.ts";

/** A mark that was found. */
export interface Reading {
  payload: Payload;
  /** The share of the 512 code bits that were read as this payload has them: 0.5 is chance, 1 is a clean picture. */
  agreement: number;
  /** How far the known part of the pattern stood out of chance, in standard deviations. */
  sigma: number;
  /** Chips are this many times as large as in the picture that was marked, for its size; a crop of 10 % gives 1.11. */
  zoom: number;
  /** The pictures that it was read from: the first, and the first after the last. */
  from: number;
  to: number;
}

export interface ReadOptions {
  /**
   * `as_made`: the whole picture, at any size; a tenth of a second. `any` (the default) also finds what was cropped.
   */
  framing?: "as_made" | "any";
}

/**
 * How far the pattern's known part must stand out before anything is decoded: of all shifts, and in the corner of a
 * picture that is taken as whole, where it is expected and chance has nine tries instead of 16,384.
 */
const findingSigma = 6;
const cornerSigma = 3.5;

/** Zooms that are tried, and the steps between them: half a step moves the edge of a wide frame by less than half a chip. */
const smallestZoom = 0.9;
const largestZoom = 1.9;
const zoomStep = 1.01;
const fineSteps = [0.996, 0.998, 1.002, 1.004];

/** How many places where the pattern seems to lie are decoded. */
const triedPlaces = 5;

/** Frames of a span that is read by itself where a shot gives nothing, or seems to hold more than one mark. */
const span_frames = 8;
/** Below this agreement a second mark may be mixed in: two shots that dissolve into each other show no cut. */
const cleanAgreement = 0.9;

/**
 * The marks of one key in a picture, or in the frames of a film in their order (best eight of each shot or more, all of
 * one size). Shots that say different things are told apart; the same thing said by several is one reading. None: there
 * is no mark of this key, or too little is left of it.
 */
export const readMarks = (
  pattern: ChipPattern,
  pictures: readonly Picture[],
  { framing = "any" }: ReadOptions = {},
): Reading[] => {
  const [first] = pictures;
  if (first === undefined || Math.min(first.width, first.height) < smallestSide_px) return [];
  const frames = pictures.map(sampled);
  const shots = shotsOf(frames);
  // A shot's first frame is coded best: where everything moves, it may say more than the mean of all.
  const openings = shots.map(({ from }) => ({ from, to: from + 1 }));
  const looks = shots.length === frames.length ? [shots] : [shots, openings];
  const searches = looks.map((spans) => searchIn(pattern, frames, spans));
  for (const { readWhole } of searches) {
    const readings = readWhole(zoomAsMade(first));
    if (readings.length > 0) return readings;
  }
  if (framing === "as_made") return [];
  for (const { readCropped } of searches) {
    const readings = readCropped();
    if (readings.length > 0) return readings;
  }
  return [];
};

const searchIn = (pattern: ChipPattern, frames: readonly Plane[], spans: readonly Span[]) => {
  const means = spans.map((span) => meanOf(frames, span));
  const sought = soughtOf(pattern);
  const find = (zoom: number) => findAt(means, sought, zoom);
  return {
    readWhole: (zoom: number): Reading[] => {
      const { best, corner } = find(zoom);
      const readings = best.sigma < findingSigma ? [] : readAt(pattern, frames, spans, best);
      if (readings.length > 0 || corner.sigma < cornerSigma) return readings;
      return readAt(pattern, frames, spans, corner);
    },
    readCropped: (): Reading[] => {
      const places: Place[] = [];
      for (let zoom = smallestZoom; zoom <= largestZoom; zoom *= zoomStep) places.push(find(zoom).best);
      for (const place of places.toSorted((one, other) => other.sigma - one.sigma).slice(0, triedPlaces)) {
        const near = fineSteps.map((step) => find(place.zoom * step).best);
        const best = near.reduce((one, other) => (other.sigma > one.sigma ? other : one), place);
        if (best.sigma < findingSigma) continue;
        const readings = readAt(pattern, frames, spans, best);
        if (readings.length > 0) return readings;
      }
      return [];
    },
  };
};

/** Reads every shot with the pattern at `place`, then what the shots left open: in short spans, in pairs, and as one. */
const readAt = (pattern: ChipPattern, frames: readonly Plane[], shots: readonly Span[], place: Place): Reading[] => {
  const readings: Reading[] = [];
  const settled = new Uint8Array(frames.length);
  const read = (span: Span) => {
    if (settled.subarray(span.from, span.to).every((frame) => frame === 1)) return;
    const chips = chipsAt(evenedSpectrum(foldAt(meanOf(frames, span), place.zoom)), place);
    const heard = softBits(pattern, chips);
    const payload = decodePayload(heard) ?? decodePayload(quietOnes(heard));
    if (payload === null) return;
    const agreement = agreementOf(pattern, payload, chips);
    if (agreement >= cleanAgreement || span.to - span.from <= span_frames) settled.fill(1, span.from, span.to);
    const known = readings.find((reading) => reading.payload === payload);
    if (known === undefined) readings.push({ payload, agreement, sigma: place.sigma, zoom: place.zoom, ...span });
    else {
      known.from = Math.min(known.from, span.from);
      known.to = Math.max(known.to, span.to);
      known.agreement = Math.max(known.agreement, agreement);
    }
  };
  shots.forEach(read);
  shots.flatMap(partsOf).forEach(read);
  if (readings.length === 0) {
    shots.slice(1).forEach(({ to }, i) => read({ from: shots[i]!.from, to }));
    read({ from: 0, to: frames.length });
  }
  return readings.toSorted((one, other) => one.from - other.from);
};

/** The overlapping short spans of a long one. */
const partsOf = ({ from, to }: Span): Span[] => {
  const count = Math.ceil((to - from - span_frames) / (span_frames / 2)) + 1;
  if (count < 2) return [];
  return Array.from({ length: count }, (_, i) => {
    const start = Math.min(from + (i * span_frames) / 2, to - span_frames);
    return { from: start, to: start + span_frames };
  });
};

/**
 * Soft bits of a still that shouts its mark down (see `fitStill`): what is loud is its own and says little, right or wrong
 * by chance; what is quiet was turned right, unless it is hardly heard at all.
 */
const quietOnes = (heard: Float64Array): Float64Array => {
  const usual = heard.reduce((sum, bit) => sum + Math.abs(bit), 0) / heard.length;
  return heard.map((bit) => {
    const loudness = bit / usual;
    const sign = Math.max(-1, Math.min(1, loudness / surelyHeard));
    return sign * Math.max(leastBelief, 1 - Math.abs(loudness) / tooLoud);
  });
};
/** Of what is usual in the still: heard for sure, and too loud to be the mark. */
const surelyHeard = 0.1;
const tooLoud = 1.5;
const leastBelief = 0.15;

const agreementOf = (pattern: ChipPattern, payload: Payload, chips: Float64Array): number => {
  const tile = tileOf(pattern, payload);
  const heard = softBits(
    pattern,
    chips.map((chip, i) => chip * tile[i]! * pattern.sign[i]!),
  );
  return heard.filter((bit) => bit > 0).length / heard.length;
};
