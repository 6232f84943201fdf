import { Prisma } from "./generated/client.ts";

/** A value as Prisma takes it for a JSON column. What JSON cannot say (undefined, functions) is left out, as in an answer. */
export function json(value: unknown): Prisma.InputJsonValue {
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue;
}

/** The same for a column that may be empty. */
export function jsonOrNull(value: unknown): Prisma.InputJsonValue | typeof Prisma.DbNull {
  return value === null || value === undefined ? Prisma.DbNull : json(value);
}
