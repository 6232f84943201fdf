/** Money is kept as whole micro-dollars, so that sums of many small amounts stay exact. */

export function microsOf(usd: number): bigint {
  return BigInt(Math.round(usd * 1_000_000));
}

export function usdOf(micros: bigint): number {
  return Number(micros) / 1_000_000;
}
