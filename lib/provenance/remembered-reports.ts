import type { ProvenanceReport } from "./report.ts";

export interface RememberedReports {
  /** The report of this name; where it is not remembered, `make` is asked once, however many wait for it. */
  of(name: string, make: () => Promise<ProvenanceReport>): Promise<ProvenanceReport>;
}

/**
 * The last `most` reports, the one that was asked for longest ago forgotten first, each for `forMs`: what a file says is
 * the same as long as its bytes are, but certificates end. Neither a failure is remembered, nor what is not `lasting`.
 */
export const rememberReports = (options: {
  most: number;
  forMs: number;
  now: () => Date;
  lasting: (report: ProvenanceReport) => boolean;
}): RememberedReports => {
  const { most, forMs, now, lasting } = options;
  const known = new Map<string, { until: number; report: Promise<ProvenanceReport> }>();
  return {
    of(name, make) {
      const found = known.get(name);
      known.delete(name);
      if (found !== undefined && now().getTime() < found.until) {
        known.set(name, found);
        return found.report;
      }
      const report = make();
      const entry = { until: now().getTime() + forMs, report };
      known.set(name, entry);
      const forget = () => {
        if (known.get(name) === entry) known.delete(name);
      };
      void report.then((made) => {
        if (!lasting(made)) forget();
      }, forget);
      for (const oldest of known.keys()) {
        if (known.size <= most) break;
        known.delete(oldest);
      }
      return report;
    },
  };
};
