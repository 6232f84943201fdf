/** What a process tells of itself. */
export interface Told {
  /** Delay of the thread that answers, since it was asked last; not numbers the first time. */
  lag_p99_ms: number;
  lag_max_ms: number;
  /** Of all its heap what is in use, garbage included; the threads' are not in it. */
  heap_mib: number;
}

/** Asks a process for its metrics. */
export const toldBy = async (address: string): Promise<Told> => {
  const text = await (await fetch(`${address}/api/metrics`)).text();
  const of = (series: string): number => {
    const line = text.split("\n").find((each) => each.startsWith(`${series} `));
    return line === undefined ? Number.NaN : Number(line.slice(series.length + 1));
  };
  return {
    lag_p99_ms: 1000 * of('nodejs_eventloop_lag_seconds{quantile="0.99"}'),
    lag_max_ms: 1000 * of('nodejs_eventloop_lag_seconds{quantile="1"}'),
    heap_mib: of("nodejs_heap_size_used_bytes") / 1024 ** 2,
  };
};
