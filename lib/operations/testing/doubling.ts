/** Time of the processor that `work` takes, ms; the least of a few runs is nearest to what it needs. */
const cpuMs = (work: () => unknown, runs: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (least > 2000) break;
  }
  return least;
};

/** Twice the text may take this much more of the processor's time: twice, and half as much again for noise. */
const mostGrowth = 2.5;
/** Where twice the text takes less than this, memory and compilers are all that is measured, ms. */
const noise_ms = 120;
const tries = 3;
/** A pattern is interpreted when it is first used and compiled for what comes after: short texts take that upon them. */
const firstUses = 3;
const firstUseLength = 256;

export interface Doubling {
  once_ms: number;
  twice_ms: number;
}

/**
 * What a text and one of twice its length take. Growth beyond the measure is measured again: a machine at other work
 * may be slow once, a loop within a loop is slow every time.
 */
export const doublingOf = (work: (length: number) => unknown, length: number): Doubling => {
  for (let use = 1; use <= firstUses; use++) work(firstUseLength);
  let measured: Doubling = { once_ms: 0, twice_ms: 0 };
  for (let each = 1; each <= tries; each++) {
    const twice_ms = cpuMs(() => work(2 * length), each);
    // Where that is noise, whatever half of it takes says nothing more.
    measured = { once_ms: twice_ms < noise_ms ? 0 : cpuMs(() => work(length), each), twice_ms };
    if (isLinear(measured)) break;
  }
  return measured;
};

export const isLinear = ({ once_ms, twice_ms }: Doubling): boolean =>
  twice_ms < noise_ms || twice_ms <= mostGrowth * once_ms;
