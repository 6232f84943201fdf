/** A seeded source of chance: the same seed, the same requests. */
export class Chance {
  private state: number;
  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 (inclusive) to 1 (exclusive). Mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `below`, exclusive. */
  whole(below: number): number {
    return Math.floor(this.next() * below);
  }

  one<T>(from: readonly T[]): T {
    return from[this.whole(from.length)] as T;
  }

  /** True in a share of the cases. */
  in(share: number): boolean {
    return this.next() < share;
  }
}

type Schema = Record<string, unknown>;
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const words = ["fox", "rain", "Mira", "lantern", "雪", "ночь", "قهوة", "🦊", "espresso", "at dusk", "15 s", "9:16"];
const alphabet = "abc-_.09 Zé";

/** Texts that have broken services: control signs, halves of signs, templates, queries, paths, numbers in disguise. */
const hostileTexts: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x\udfff",
  "\u202e\u2066",
  "\ufeff",
  "\ufdfa".repeat(40),
  "é".repeat(300),
  "a".repeat(5000),
  "\n\r\t",
  "' OR 1=1 --",
  '"; DROP TABLE plans; --',
  "%00",
  "%",
  "..%2f..%2f",
  "../../etc/passwd",
  "${7*7}{{7*7}}",
  "<script>alert(1)</script>",
  "NaN",
  "-0",
  "1e309",
  "9007199254740993",
  "null",
  "undefined",
  "[object Object]",
  "__proto__",
  "constructor",
  "2026-02-30T25:61:00Z",
  "0000-00-00T00:00:00Z",
  "+275760-09-13T00:00:00.001Z",
  "http://127.0.0.1:1/",
  "http://[::1]/",
  "data:image/png;base64,AAAA",
  "javascript:alert(1)",
];

const nested = (levels: number): Json => {
  let value: Json = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** A value of no particular kind, and often of the wrong one. */
export const hostileValue = (chance: Chance): Json =>
  chance.one<() => Json>([
    () => chance.one(hostileTexts),
    () => chance.one([0, -1, 1.5, 1e21, -1e308, 2 ** 53, -(2 ** 53) - 2, 4_294_967_296]),
    () => chance.one([true, false, null]),
    () => [],
    () => ({}),
    () => Array.from({ length: chance.whole(300) }, () => chance.one(words)),
    () => nested(chance.one([3, 63, 65, 200])),
    () => JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}') as Json,
    () => Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`field_${n}`, n])),
    () => ({ toString: "no", valueOf: 1, length: -1 }),
  ])();

const textOf = (schema: Schema, chance: Chance): string => {
  const least = typeof schema["minLength"] === "number" ? schema["minLength"] : 0;
  const most = typeof schema["maxLength"] === "number" ? schema["maxLength"] : 60;
  if (schema["format"] === "date-time") return chance.one(["2027-01-01T00:00:00Z", "2020-01-01T00:00:00.000+02:00"]);
  if (schema["format"] === "uri") return "https://shop.example/kettle";
  if (chance.in(0.7)) {
    const phrase = Array.from({ length: 1 + chance.whole(6) }, () => chance.one(words)).join(" ");
    return phrase.padEnd(least, "x").slice(0, Math.max(least, Math.min(most, 200)));
  }
  const length = chance.one([least, Math.min(most, least + 1), Math.min(most, 40)]);
  return Array.from({ length }, () => alphabet[chance.whole(alphabet.length)]).join("");
};

const numberOf = (schema: Schema, chance: Chance): number => {
  const least = Number(schema["minimum"] ?? schema["exclusiveMinimum"] ?? 0);
  const most = Number(schema["maximum"] ?? schema["exclusiveMaximum"] ?? least + 100);
  const value = chance.one([least, most, least + chance.next() * (most - least)]);
  return schema["type"] === "integer" ? Math.round(value) : value;
};

const listOf = (schema: Schema, key: string): Schema[] => (Array.isArray(schema[key]) ? (schema[key] as Schema[]) : []);

/** A value that fits a JSON Schema, nearly always: patterns are not solved, callers begin with an example. */
export const fittingValue = (schema: Schema, chance: Chance, depth = 0): Json => {
  const choices = [...listOf(schema, "anyOf"), ...listOf(schema, "oneOf")];
  if (choices.length > 0) return fittingValue(chance.one(choices), chance, depth + 1);
  if ("const" in schema) return schema["const"] as Json;
  if (Array.isArray(schema["enum"])) return chance.one(schema["enum"] as Json[]);
  const type = Array.isArray(schema["type"]) ? chance.one(schema["type"] as string[]) : schema["type"];
  switch (type) {
    case "string":
      return textOf(schema, chance);
    case "number":
    case "integer":
      return numberOf(schema, chance);
    case "boolean":
      return chance.in(0.5);
    case "null":
      return null;
    case "array": {
      const least = Number(schema["minItems"] ?? 0);
      const length = Math.min(least + chance.whole(4), Number(schema["maxItems"] ?? 8));
      return Array.from({ length }, () => fittingValue((schema["items"] ?? {}) as Schema, chance, depth + 1));
    }
    case "object": {
      const fields = Object.entries((schema["properties"] ?? {}) as Record<string, Schema>);
      const required = (schema["required"] ?? []) as string[];
      const given = fields.filter(([name]) => required.includes(name) || (depth < 6 && chance.in(0.4)));
      return Object.fromEntries(given.map(([name, inner]) => [name, fittingValue(inner, chance, depth + 1)]));
    }
    default:
      return chance.one(words);
  }
};

/** The value with one place in it changed for the worse. */
export const spoilt = (value: Json, chance: Chance): Json => {
  if (typeof value !== "object" || value === null || chance.in(0.15)) return hostileValue(chance);
  if (Array.isArray(value)) {
    const at = chance.whole(value.length + 1);
    return value.toSpliced(
      at,
      chance.whole(2),
      at < value.length ? spoilt(value[at] as Json, chance) : hostileValue(chance),
    );
  }
  const names = Object.keys(value);
  const name =
    names.length === 0 || chance.in(0.2) ? chance.one(["extra", "__proto__", "", "a\u0000", "id"]) : chance.one(names);
  const rest = Object.fromEntries(Object.entries(value).filter(([other]) => other !== name || chance.in(0.7)));
  if (name in rest || chance.in(0.5))
    Object.defineProperty(rest, name, {
      value: spoilt(value[name] ?? null, chance),
      enumerable: true,
      configurable: true,
    });
  return rest;
};
