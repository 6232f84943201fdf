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
const flatAmplitude = 0.65;
const busyAmplitude = 5.5;
/** Local contrast that hides nothing: film grain. */
const grain = 2;
/** Amplitude gained for every level of local contrast. */
const gain = 0.6;
/** Mean square of the change over the whole picture, at most: a peak signal-to-noise ratio of 40.5 dB. */
const budget = 255 ** 2 / 10 ** 4.05;

/**
 * How strongly each block may be marked without being seen: by the contrast that masks the mark, which is the standard
 * deviation of the block and of its quietest neighbour, so that nothing shows beside an edge. Where the whole picture
 * is busy, all of it is turned down to keep within the budget.
 */
export const strengthOf = (luma: Uint8Array, width: number, height: number): Strength => {
  const columns = Math.ceil(width / blockSide_px);
  const rows = Math.ceil(height / blockSide_px);
  const contrast = contrastOf(luma, width, height, columns);
  const amplitude = new Float32Array(columns * rows);
  let power = 0;
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
      power += amplitude[at]! ** 2;
    }
  // An amplitude between two whole levels is drawn as a mixture of both, which adds a quarter at most.
  const most = budget - 0.25;
  const turn = Math.min(1, Math.sqrt(most / (power / amplitude.length)));
  return { columns, sixteenths: Uint8Array.from(amplitude, (levels) => Math.round(levels * turn * 16)) };
};

/** Standard deviation of every block, from every second pixel of every second row. */
const contrastOf = (luma: Uint8Array, width: number, height: number, columns: number): Float32Array => {
  const contrast = new Float32Array(columns * Math.ceil(height / blockSide_px));
  const sums = new Int32Array(columns);
  const squares = new Int32Array(columns);
  for (let top = 0, at = 0; top < height; top += blockSide_px, at += columns) {
    sums.fill(0);
    squares.fill(0);
    const bottom = Math.min(height, top + blockSide_px);
    for (let y = top; y < bottom; y += 2)
      for (let x = 0, i = y * width; x < width; x += 2, i += 2) {
        const level = luma[i]!;
        sums[x >> 3]! += level;
        squares[x >> 3]! += level * level;
      }
    for (let column = 0; column < columns; column++) {
      const across = Math.min(blockSide_px, width - column * blockSide_px);
      const count = Math.ceil(across / 2) * Math.ceil((bottom - top) / 2);
      contrast[at + column] = Math.sqrt(Math.max(0, squares[column]! / count - (sums[column]! / count) ** 2));
    }
  }
  return contrast;
};
