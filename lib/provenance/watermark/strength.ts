/** Embedding strength, block by block. */
export interface Strength {
  /** Blocks in a row. */
  columns: number;
  /** Amplitude of each block of 8 by 8 pixels, in sixteenths of a level. */
  sixteenths: Uint8Array;
}

/** The side of the blocks that share one strength, in pixels. */
export const blockSide_px = 8;

/** Levels that a mark adds or takes away where nothing hides it, and where much does. */
const flatAmplitude = 0.75;
const busyAmplitude = 5.5;
/** Local contrast that hides nothing: film grain. */
const grain = 2;
/** Amplitude gained for every level of local contrast. */
const gain = 0.9;
/** Mean square of the pattern where its amplitude is one: its edges are soft, and equal neighbours weaken each other. */
const patternPower = 0.74;
/** Mean square of the change over the whole picture, at most: a peak signal-to-noise ratio of 40.5 dB. */
const budget = 255 ** 2 / 10 ** 4.05;

/** Amplitudes of the blocks, in levels. */
export interface Allowance {
  /** Blocks in a row. */
  columns: number;
  amplitude: Float32Array;
}

/**
 * How strongly each block may be marked without being seen: by the contrast that masks the mark, which is the mean
 * of the block's own and its quietest neighbour's, so that nothing shows beside an edge.
 */
export const allowanceOf = (luma: Uint8Array, width: number, height: number): Allowance => {
  const columns = Math.ceil(width / blockSide_px);
  const rows = Math.ceil(height / blockSide_px);
  const contrast = contrastOf(luma, width, height, columns);
  const amplitude = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let quietest = Infinity;
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
          quietest = Math.min(quietest, contrast[y * columns + x]!);
      const at = row * columns + column;
      amplitude[at] = Math.min(
        busyAmplitude,
        flatAmplitude + gain * Math.max(0, (quietest + contrast[at]!) / 2 - grain),
      );
    }
  return { columns, amplitude };
};

/** As strong as each block allows; where the whole picture is busy, all of it is turned down to keep within the budget. */
export const strengthOf = (luma: Uint8Array, width: number, height: number): Strength => {
  const { columns, amplitude } = allowanceOf(luma, width, height);
  let power = 0;
  for (const levels of amplitude) power += levels ** 2;
  // An amplitude between two whole levels is drawn as a mixture of both, which adds a quarter at most.
  const most = (budget - 0.25) / patternPower;
  const turn = Math.min(1, Math.sqrt(most / (power / amplitude.length)));
  return { columns, sixteenths: Uint8Array.from(amplitude, (levels) => levels * turn * 16 + 0.5) };
};

/** Rows and columns between the levels that are compared, in pixels. */
const reach_px = 4;

/**
 * The fine contrast of every block in levels, as the standard deviation of noise that is as rough: the geometric mean of
 * the mean absolute second differences along rows and along columns. A slope has none, and an edge or a stripe hardly
 * any along itself: they hide little.
 */
const contrastOf = (luma: Uint8Array, width: number, height: number, columns: number): Float32Array => {
  const contrast = new Float32Array(columns * Math.ceil(height / blockSide_px));
  const reachDown = reach_px * width;
  for (let at = 0; at < contrast.length; at++) {
    const left = (at % columns) * blockSide_px;
    const top = Math.floor(at / columns) * blockSide_px;
    const right = Math.min(width - reach_px, left + blockSide_px);
    const bottom = Math.min(height - reach_px, top + blockSide_px);
    let [along, across, count] = [0, 0, 0];
    for (let y = Math.max(reach_px, top + 2); y < bottom; y += 4) {
      const row = y * width;
      for (let i = row + Math.max(reach_px, left); i < row + right; i += 2) {
        const twice = 2 * luma[i]!;
        along += Math.abs(twice - luma[i - reach_px]! - luma[i + reach_px]!);
        across += Math.abs(twice - luma[i - reachDown]! - luma[i + reachDown]!);
        count++;
      }
    }
    contrast[at] = Math.sqrt(along * across) / (noiseDifference * Math.max(1, count));
  }
  return contrast;
};

/** The mean absolute second difference of white noise of deviation 1: the root of 12 / pi. */
const noiseDifference = Math.sqrt(12 / Math.PI);
