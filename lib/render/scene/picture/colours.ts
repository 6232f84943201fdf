import type { Field, Pixels } from "./field.ts";

/** Brightness and two differences of colour, 0 to 1 and about -1 to 1: near to how unlike two colours look. */
export interface Colours {
  light: Field;
  redGreen: Field;
  blueYellow: Field;
}

export const coloursOf = ({ data, width, height }: Pixels): Colours => {
  const light = new Float32Array(width * height);
  const redGreen = new Float32Array(width * height);
  const blueYellow = new Float32Array(width * height);
  for (let cell = 0; cell < light.length; cell++) {
    const r = data[cell * 4]! / 255;
    const g = data[cell * 4 + 1]! / 255;
    const b = data[cell * 4 + 2]! / 255;
    light[cell] = 0.299 * r + 0.587 * g + 0.114 * b;
    redGreen[cell] = (r - g) * 0.75;
    blueYellow[cell] = (b - (r + g) / 2) * 0.75;
  }
  const field = (values: Float32Array): Field => ({ columns: width, rows: height, values });
  return { light: field(light), redGreen: field(redGreen), blueYellow: field(blueYellow) };
};

/** How steep the picture is at each cell: the larger difference to its neighbours, over all three values. */
export const edgesOf = ({ light, redGreen, blueYellow }: Colours): Field => {
  const { columns, rows } = light;
  const values = new Float32Array(columns * rows);
  for (let y = 0, cell = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, cell++) {
      const left = x > 0 ? cell - 1 : cell;
      const right = x < columns - 1 ? cell + 1 : cell;
      const above = y > 0 ? cell - columns : cell;
      const below = y < rows - 1 ? cell + columns : cell;
      let sum = 0;
      for (const { values: of } of [light, redGreen, blueYellow])
        sum += (of[right]! - of[left]!) ** 2 + (of[below]! - of[above]!) ** 2;
      values[cell] = Math.sqrt(sum) / 2;
    }
  return { columns, rows, values };
};
