type Labels = readonly string[];

/** Series that one metric may have: what comes beyond is counted together, under `other`. */
const mostSeries = 500;
const other = "other";

/** One value with its labels, as it is when it is asked for. */
export interface Sample {
  labels: Labels;
  value: number;
}

interface Family {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  labels: readonly string[];
  lines: () => Promise<string[]> | string[];
}

/** Counters, gauges and histograms of this process, and their text for Prometheus. */
export interface Metrics {
  /** A sum that only grows. `name` ends in `_total`. */
  counter: (name: string, help: string, labels: readonly string[]) => (labels: Labels, more?: number) => void;
  /** Seconds of something, in buckets. */
  seconds: (name: string, help: string, labels: readonly string[]) => (labels: Labels, seconds: number) => void;
  /** Values that are asked for whenever the text is. Those that throw are left out, and `failed` is told. */
  gauge: (
    name: string,
    help: string,
    labels: readonly string[],
    read: () => Promise<readonly Sample[]> | readonly Sample[],
  ) => void;
  /** Everything in the Prometheus text format, version 0.0.4. */
  text: () => Promise<string>;
}

/** Upper ends of the buckets, seconds: from an answer out of memory to a film. */
const bucketEnds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];

export const openMetrics = (failed: (name: string, cause: unknown) => void): Metrics => {
  const families: Family[] = [];
  const add = (family: Family): void => {
    if (families.some(({ name }) => name === family.name)) throw new Error(`There is a metric ${family.name} already.`);
    families.push(family);
  };
  return {
    counter(name, help, labels) {
      const sums = new Map<string, { labels: Labels; value: number }>();
      add({
        name,
        help,
        type: "counter",
        labels,
        lines: () => [...sums.values()].map((sum) => line(name, labels, sum)),
      });
      return (values, more = 1) => {
        seriesOf(sums, values, () => 0).value += more;
      };
    },
    seconds(name, help, labels) {
      const series = new Map<string, { labels: Labels; value: { counts: number[]; sum: number } }>();
      const lines = () => [...series.values()].flatMap((each) => histogramLines(name, labels, each));
      add({ name, help, type: "histogram", labels, lines });
      return (values, seconds) => {
        const { value } = seriesOf(series, values, () => ({ counts: bucketEnds.map(() => 0).concat(0), sum: 0 }));
        const at = bucketEnds.findIndex((end) => seconds <= end);
        const bucket = at < 0 ? bucketEnds.length : at;
        value.counts[bucket] = (value.counts[bucket] ?? 0) + 1;
        value.sum += seconds;
      };
    },
    gauge(name, help, labels, read) {
      const lines = async () => (await read()).slice(0, mostSeries).map((sample) => line(name, labels, sample));
      add({ name, help, type: "gauge", labels, lines });
    },
    async text() {
      const texts = await Promise.all(
        families.map(async ({ name, help, type, lines }) => {
          try {
            return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...(await lines())].join("\n");
          } catch (cause) {
            failed(name, cause);
            return `# HELP ${name} ${help}\n# TYPE ${name} ${type}`;
          }
        }),
      );
      return `${texts.join("\n")}\n`;
    },
  };
};

/** The series of these labels; of a metric that has too many already, the one of all others. */
const seriesOf = <Value>(
  series: Map<string, { labels: Labels; value: Value }>,
  labels: Labels,
  fresh: () => Value,
): { labels: Labels; value: Value } => {
  const key = labels.join("\u0000");
  const known = series.get(key);
  if (known !== undefined) return known;
  if (series.size >= mostSeries && labels.some((label) => label !== other))
    return seriesOf(
      series,
      labels.map(() => other),
      fresh,
    );
  const made = { labels, value: fresh() };
  series.set(key, made);
  return made;
};

const histogramLines = (
  name: string,
  names: readonly string[],
  { labels, value }: { labels: Labels; value: { counts: number[]; sum: number } },
): string[] => {
  let count = 0;
  const buckets = value.counts.map((more, index) => {
    count += more;
    const end = bucketEnds[index];
    return line(`${name}_bucket`, [...names, "le"], {
      labels: [...labels, end === undefined ? "+Inf" : String(end)],
      value: count,
    });
  });
  return [
    ...buckets,
    line(`${name}_sum`, names, { labels, value: value.sum }),
    line(`${name}_count`, names, { labels, value: count }),
  ];
};

const line = (name: string, names: readonly string[], { labels, value }: Sample): string => {
  const pairs = names.map((label, index) => `${label}="${escaped(labels[index] ?? "")}"`);
  return `${name}${pairs.length === 0 ? "" : `{${pairs.join(",")}}`} ${value}`;
};

const escaped = (text: string): string =>
  text.slice(0, 200).replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
