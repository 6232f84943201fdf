import type { Prisma, PrismaClient } from "./generated/client.ts";

type Db = Prisma.TransactionClient;

const writes: ReadonlySet<string> = new Set([
  "create",
  "createMany",
  "createManyAndReturn",
  "update",
  "updateMany",
  "updateManyAndReturn",
  "upsert",
  "delete",
  "deleteMany",
]);

/**
 * The same database for a process that may have been taken for dead: each write, and each transaction, begins with `guard`
 * in a transaction with it, and is not made where that throws. What only reads is as it was.
 */
export function fencedClient(db: PrismaClient, guard: (tx: Db) => Promise<void>): PrismaClient {
  const guarded = <T>(run: (tx: Db) => Promise<T>, options?: object): Promise<T> =>
    db.$transaction(async (tx) => {
      await guard(tx);
      return run(tx);
    }, options);
  return new Proxy(db, {
    get(target, name) {
      if (name === "$transaction") return guarded;
      if (name === "$executeRaw")
        return (...given: Parameters<Db["$executeRaw"]>) => guarded((tx) => tx.$executeRaw(...given));
      const own: unknown = Reflect.get(target, name);
      if (typeof own === "function") return (...given: unknown[]): unknown => Reflect.apply(own, target, given);
      return typeof own === "object" && own !== null ? fencedModel(own, String(name), guarded) : own;
    },
  });
}

function fencedModel(model: object, name: string, guarded: <T>(run: (tx: Db) => Promise<T>) => Promise<T>): object {
  return new Proxy(model, {
    get(target, method) {
      const own: unknown = Reflect.get(target, method);
      if (typeof method !== "string" || !writes.has(method)) return own;
      return (...given: unknown[]) => guarded((tx) => called(Reflect.get(tx, name), method, given));
    },
  });
}

async function called(model: unknown, method: string, given: unknown[]): Promise<unknown> {
  const own: unknown = typeof model === "object" && model !== null ? Reflect.get(model, method) : undefined;
  if (typeof own !== "function") throw new Error(`The database has no ${method} there.`);
  return Reflect.apply(own, model, given);
}
