import type { Metrics, Sample } from "./metrics.ts";

/** What of a service is told to whoever watches it, all accounts together; see `OperatingStore`. */
export interface ServiceFigures {
  films: () => Promise<readonly { state: string; status: string | null; films: number; oldest_at: Date }[]>;
  line: () => Promise<readonly { queue: string; waiting: number; running: number }[]>;
  vendors: (since: Date) => Promise<readonly { model: string; orders: number; amount_usd: number }[]>;
  spent: (from: Date, to: Date) => Promise<{ spent_usd: number; lost_usd: number; reserved_usd: number }>;
  media: () => Promise<{ assets: number; bytes: number }>;
}

/** Sums over everything that is kept are asked for this often at most. */
const dearMs = 60_000;

/** Tells of the whole service: every process on one database answers the same. `nowMs` never goes back. */
export const tellOfService = (
  metrics: Metrics,
  given: { figures: ServiceFigures; clock: () => Date; nowMs: () => number; leaseAgeMs: () => number | null },
): void => {
  const { figures, clock, nowMs } = given;
  // One look at each table for all of its gauges.
  const films = kept(1000, nowMs, () => figures.films());
  const line = kept(1000, nowMs, () => figures.line());
  const vendors = kept(dearMs, nowMs, () => figures.vendors(monthOf(clock())[0]));
  const spent = kept(dearMs, nowMs, () => figures.spent(...monthOf(clock())));
  const media = kept(dearMs, nowMs, () => figures.media());
  const one = (value: number): Sample[] => [{ labels: [], value }];

  metrics.gauge(
    "shotwright_films",
    "Films by state, and by status where they have finished.",
    ["state", "status"],
    async () => (await films()).map(({ state, status, films: value }) => ({ labels: [state, status ?? ""], value })),
  );
  metrics.gauge(
    "shotwright_oldest_film_seconds",
    "Age of the oldest film that has not come to rest.",
    ["state"],
    async () =>
      (await films())
        .filter(({ state }) => state === "queued" || state === "running")
        .map(({ state, oldest_at }) => ({ labels: [state], value: (clock().getTime() - oldest_at.getTime()) / 1000 })),
  );
  metrics.gauge("shotwright_queue_depth", "Work in line and in hand, by queue.", ["queue", "state"], async () =>
    (await line()).flatMap(({ queue, waiting, running }) => [
      { labels: [queue, "waiting"], value: waiting },
      { labels: [queue, "running"], value: running },
    ]),
  );
  metrics.gauge(
    "shotwright_vendor_orders_this_month",
    "Orders that were placed this month (UTC).",
    ["model"],
    async () => (await vendors()).map(({ model, orders }) => ({ labels: [model], value: orders })),
  );
  metrics.gauge(
    "shotwright_vendor_usd_this_month",
    "What was ordered this month, at its prices.",
    ["model"],
    async () => (await vendors()).map(({ model, amount_usd }) => ({ labels: [model], value: amount_usd })),
  );
  metrics.gauge("shotwright_spent_usd_this_month", "Charged this month.", [], async () =>
    one((await spent()).spent_usd),
  );
  metrics.gauge("shotwright_lost_usd_this_month", "Ordered this month, and nobody pays.", [], async () =>
    one((await spent()).lost_usd),
  );
  metrics.gauge("shotwright_reserved_usd", "Held back for films under way.", [], async () =>
    one((await spent()).reserved_usd),
  );
  metrics.gauge("shotwright_media_bytes", "Bytes of everything that is stored.", [], async () =>
    one((await media()).bytes),
  );
  metrics.gauge("shotwright_media_assets", "Files that are stored, as accounts see them.", [], async () =>
    one((await media()).assets),
  );
  metrics.gauge("shotwright_lease_age_seconds", "Time since this process told others that it lives.", [], () => {
    const age = given.leaseAgeMs();
    return age === null ? [] : one(age / 1000);
  });
};

/** The present calendar month, UTC: its first moment and that of the next. */
const monthOf = (at: Date): [Date, Date] => [
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1)),
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)),
];

/** An answer that stands for a while; one that failed does not. */
const kept = <T>(ms: number, nowMs: () => number, ask: () => Promise<T>): (() => Promise<T>) => {
  let last: { at: number; answer: Promise<T> } | null = null;
  return () => {
    if (last !== null && nowMs() - last.at < ms) return last.answer;
    const asked = { at: nowMs(), answer: ask() };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = null;
    });
    return asked.answer;
  };
};
