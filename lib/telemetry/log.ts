import { loggedCauses, withoutWords } from "#lib/contract/logged-error.ts";
import { about } from "./about.ts";

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];

type Fields = Readonly<Record<string, unknown>>;

/** Lines about what happens, each with what the present work is about. */
export interface Log {
  debug: (message: string, fields?: Fields) => void;
  info: (message: string, fields?: Fields) => void;
  warn: (message: string, fields?: Fields) => void;
  error: (message: string, fields?: Fields) => void;
  /** A line as it is, with a level of its own. */
  line: (line: Fields) => void;
}

/**
 * A log of JSON lines: `time`, `level`, `message`, the ids of the present work, fields. Nobody's words, keys or addresses
 * stand in them, whatever is handed in. What is below `level` is not written.
 */
export const openLog = (given: { level: LogLevel; write: (line: string) => void; clock: () => Date }): Log => {
  const least = logLevels.indexOf(given.level);
  const put = (level: LogLevel, fields: Fields): void => {
    if (logLevels.indexOf(level) < least) return;
    const { span_id: _span, route: _route, network: _network, ...ids } = about();
    given.write(`${JSON.stringify({ time: given.clock().toISOString(), level, ...ids, ...redacted(fields) })}\n`);
  };
  const at =
    (level: LogLevel) =>
    (message: string, fields: Fields = {}): void =>
      put(level, { message, ...fields });
  return {
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    line: ({ level, at: _at, ...fields }) => put(levelOf(level), fields),
  };
};

const levelOf = (level: unknown): LogLevel => logLevels.find((known) => known === level) ?? "error";

/** Fields whose values are never written, whatever they are: secrets, addresses of people, and people's words. */
const hidden =
  /(?:^|_|-)(?:key|api_key|keys|secret|secrets|password|passwords|token|tokens|authorization|cookie|cookies|email|mail|intent|prompt|prompts|words|note|notes|title|caption|captions|description|instruction|body|config|query|params|sql|url)$/i;
const deepest = 4;
const mostItems = 20;

/** The same fields without what a log may not keep. */
export const redacted = (fields: Fields, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, hidden.test(name) ? "…" : shown(value, depth)]),
  );

const shown = (value: unknown, depth: number): unknown => {
  switch (typeof value) {
    case "string":
      return bare(value);
    case "number":
    case "boolean":
    case "undefined":
      return value;
    case "bigint":
      return String(value);
    case "object":
      if (value === null) return null;
      if (value instanceof Error) return loggedCauses(value);
      if (value instanceof Date) return value.toISOString();
      if (depth >= deepest) return "…";
      if (Array.isArray(value)) return value.slice(0, mostItems).map((each) => shown(each, depth + 1));
      return redacted(value as Fields, depth + 1);
    default:
      return "…";
  }
};

/** A text as a log may keep it: quotes, keys, addresses with secrets and certificates are left out. */
const bare = (text: string): string =>
  withoutWords(
    text
      .replace(/-----BEGIN[\s\S]*/g, "…")
      .replace(/\b(bearer|basic|key)\s+[\w.~+/:=-]{8,}/gi, "$1 …")
      .replace(/\/\/[^\s/@]*@/g, "//…@"),
  );
