import type { PrismaClient } from "./generated/client.ts";
import { usdOf } from "./money.ts";
import type { ExportAccount, ExportedThing } from "./removal-records.ts";

const pageRows = 50;

/**
 * Everything that is stored of an account, page by page. What is secret (password, keys, sealed settings) and what only the
 * service itself reads (progress of steps, seals of requests) is left out by name, so that a new column has to be judged.
 */
export const accountExporter = (db: PrismaClient): ExportAccount =>
  async function* (account_id) {
    const of = { where: { account_id } };
    const account = await db.account.findUnique({ ...of, include: { identities: true } });
    if (account === null) return;
    const { email, name, created_at, budget_micros } = account;
    const identities = account.identities.map(({ provider, email: theirs, created_at: at }) => ({
      provider,
      email: theirs,
      created_at: at,
    }));
    yield thing("account", { account_id, email, name, created_at, budget_micros, identities });
    const keys = { key_id: true, name: true, prefix: true, scopes: true, expires_at: true, revoked_at: true };
    for (const row of await db.apiKey.findMany({ ...of, select: { ...keys, last_used_at: true, created_at: true } }))
      yield thing("api_key", row);
    for (const row of await db.brandProfile.findMany({ ...of, include: { versions: true } }))
      yield thing("brand_profile", row);
    yield* pages("plan", "plan_id", (page) => db.plan.findMany({ ...of, ...page }));
    yield* pages("generation", "generation_id", (page) =>
      db.generation.findMany({
        ...of,
        ...page,
        omit: { event_count: true },
        include: {
          shots: { omit: { operation: true, film_parts: true }, include: { attempts: true } },
          heroes: true,
          hero_orders: { omit: { operation: true } },
          events: true,
          vendor_orders: true,
        },
      }),
    );
    yield* pages("asset", "asset_id", (page) => db.asset.findMany({ ...of, ...page }));
    yield* pages("manifest", "manifest_id", (page) =>
      db.manifest.findMany({ ...of, ...page, include: { marks: true } }),
    );
    yield* pages("consent", "consent_id", (page) => db.consent.findMany({ ...of, ...page }));
    for (const row of await db.reference.findMany(of)) yield thing("reference", row);
    for (const row of await db.publishConnection.findMany({ ...of, omit: { sealed: true } }))
      yield thing("publish_connection", row);
    yield* pages("publication", "publication_id", (page) =>
      db.publication.findMany({ ...of, ...page, omit: { progress: true } }),
    );
    for (const row of await db.webhook.findMany({ ...of, omit: { sealed: true } })) yield thing("webhook", row);
    yield* pages("ledger_entry", "entry_key", (page) => db.ledgerEntry.findMany({ ...of, ...page }));
    yield* pages("director_call", "call_id", (page) => db.directorCall.findMany({ ...of, ...page }));
    yield* pages("audit_event", "event_id", (page) => db.auditEvent.findMany({ ...of, ...page }));
  };

interface Page<Id extends string> {
  take: number;
  skip?: number;
  cursor?: Record<Id, string>;
  orderBy: Record<Id, "asc">;
}

/** By their ids, so that no page is counted off anew and what is added meanwhile moves nothing. */
async function* pages<Id extends string, Row extends Record<Id, string>>(
  kind: string,
  id: Id,
  read: (page: Page<Id>) => Promise<Row[]>,
): AsyncGenerator<ExportedThing, undefined> {
  const orderBy = { [id]: "asc" } as Record<Id, "asc">;
  let page: Page<Id> = { take: pageRows, orderBy };
  for (;;) {
    const rows = await read(page);
    for (const row of rows) yield thing(kind, row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageRows) return;
    const from: string = last[id];
    page = { take: pageRows, orderBy, skip: 1, cursor: { [id]: from } as Record<Id, string> };
  }
}

/** Money as dollars, whatever is big as a number; dates become text when they are written. */
const thing = (what: string, row: object): ExportedThing => ({ thing: what, ...(plain(row) as object) });

const plain = (value: unknown): unknown => {
  if (typeof value === "bigint") return Number(value);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) =>
      name.endsWith("_micros")
        ? [name.replace(/_micros$/, "_usd"), typeof each === "bigint" ? usdOf(each) : null]
        : [name, plain(each)],
    ),
  );
};
