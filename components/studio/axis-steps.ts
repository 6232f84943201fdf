/** Round steps of an axis from 0 to at least `most`, three or four of them: `[0, 2, 4, 6]`. */
export const axisSteps = (most: number): number[] => {
  const rough = Math.max(most, 0.01) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough - 1e-12) ?? 10 * power;
  const count = Math.max(1, Math.ceil(most / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, i) => i * step);
};
