import { control_samples } from "./control.ts";
import { scratch } from "./scratch.ts";

const roomFor = scratch();

/**
 * Detuned saws that sound together, 1 in all; `hollow` turns them from saws (0) to triangles (1), `bends` stretches their
 * steps over time. Between its edges a saw is a straight line, and the sum of straight lines is one: it is drawn once for
 * all voices, and only where a voice turns is there anything to do. What is answered is gone with the next.
 */
export const sawsOf = (
  length: number,
  steps: readonly number[],
  phases: readonly number[],
  bends: Float64Array,
  hollow: number,
): Float64Array => {
  const wave = roomFor(length);
  const edges: Edges = {
    jumps: new Float64Array(control_samples),
    corners: new Float64Array(control_samples),
    turns: new Float64Array(control_samples),
  };
  const sharp = (1 - hollow) / steps.length;
  const round = (1.3 * hollow) / steps.length;
  const now = Float64Array.from(phases);
  for (let begin = 0, k = 0; begin < length; begin += control_samples, k++) {
    const bend = bends[k] as number;
    let level = 0;
    let slope = 0;
    for (let v = 0; v < steps.length; v++) {
      const step = (steps[v] as number) * bend;
      const phase = now[v] as number;
      const rising = phase < 0.5;
      level += (2 * phase - 1) * sharp + (rising ? 4 * phase - 1 : 3 - 4 * phase) * round;
      slope += 2 * step * sharp + (rising ? 4 : -4) * step * round;
      now[v] = edge(edges, phase, step, sharp, round);
      if (round > 0) turnBack(edges, phase, step, round);
    }
    draw(wave, begin, level, slope, edges);
  }
  return wave;
};

/** What a sample takes from the line, from there on or alone, and what the line's slope gains after it. */
interface Edges {
  jumps: Float64Array;
  corners: Float64Array;
  turns: Float64Array;
}

/** Where a voice begins its turn anew, its corner rounded, so that nothing folds back as a whistle. Answers its phase. */
const edge = ({ jumps, corners, turns }: Edges, phase: number, step: number, sharp: number, round: number): number => {
  for (let wrap = (1 - phase) / step; wrap <= control_samples + 1; wrap += 1 / step) {
    const at = Math.ceil(wrap) - 1;
    const late = at + 1 - wrap;
    if (at > 0) corners[at - 1] = (corners[at - 1] as number) - late * late * sharp;
    if (at < control_samples) {
      corners[at] = (corners[at] as number) + (late - 1) * (late - 1) * sharp;
      jumps[at] = (jumps[at] as number) - 2 * sharp + 8 * late * step * round;
      turns[at] = (turns[at] as number) + 8 * step * round;
    }
  }
  const end = phase + step * control_samples;
  return end - Math.floor(end);
};

/** A triangle turns back half-way too. */
const turnBack = ({ jumps, turns }: Edges, phase: number, step: number, round: number): void => {
  for (let half = (phase < 0.5 ? 0.5 - phase : 1.5 - phase) / step; half <= control_samples; half += 1 / step) {
    const at = Math.ceil(half) - 1;
    jumps[at] = (jumps[at] as number) - 8 * (at + 1 - half) * step * round;
    turns[at] = (turns[at] as number) - 8 * step * round;
  }
};

const draw = (
  wave: Float64Array,
  begin: number,
  from: number,
  rise: number,
  { jumps, corners, turns }: Edges,
): void => {
  const count = Math.min(control_samples, wave.length - begin);
  let level = from;
  let slope = rise;
  for (let i = 0; i < count; i++) {
    level += slope + (jumps[i] as number);
    slope += turns[i] as number;
    wave[begin + i] = level + (corners[i] as number);
    jumps[i] = 0;
    corners[i] = 0;
    turns[i] = 0;
  }
};
