import { about, within, type About } from "./about.ts";

export type SpanKind = "internal" | "server" | "client";
export type SpanValue = string | number | boolean;

/** A piece of work that has ended, as it is told to whoever collects traces. Times are ns since 1970. */
export interface EndedSpan {
  trace_id: string;
  span_id: string;
  parent_id: string | null;
  name: string;
  kind: SpanKind;
  began_ns: bigint;
  ended_ns: bigint;
  attributes: Readonly<Record<string, SpanValue>>;
  /** What went wrong, without anybody's words; null where nothing did. */
  fault: string | null;
}

export interface SpanOptions {
  kind?: SpanKind;
  attributes?: Readonly<Record<string, SpanValue>>;
  /** Where others have it stand: a W3C `traceparent`. Without one it is a part of the span that is open. */
  parent?: string | null;
}

/** Where work stands in traces. */
export interface Tracer {
  /** Does a piece of work as a span of its own; `tell` adds what turns out. What it throws is thrown on. */
  span: <T>(
    name: string,
    options: SpanOptions,
    work: (tell: (attributes: Readonly<Record<string, SpanValue>>) => void) => Promise<T>,
  ) => Promise<T>;
  /** The span that is open, as a W3C `traceparent`; null where nothing is traced. */
  traceparent: () => string | null;
  close: () => Promise<void>;
}

/** Reads a W3C `traceparent`; null where it is none, or says that nobody records it. */
export const readTraceparent = (text: string | null): { trace_id: string; span_id: string } | null => {
  const found = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text?.trim() ?? "");
  const [, trace_id = "", span_id = ""] = found ?? [];
  return /^0*$/.test(trace_id) || /^0*$/.test(span_id) ? null : { trace_id, span_id };
};

/** Nothing is traced, and nothing is spent on it. */
export const noTracer: Tracer = {
  span: (_name, { parent }, work) => {
    // The trace that others keep is named in the logs all the same.
    const given = parent === undefined ? null : readTraceparent(parent);
    const add = () => undefined;
    return given === null ? work(add) : within({ trace_id: given.trace_id }, () => work(add));
  },
  traceparent: () => null,
  close: () => Promise.resolve(),
};

/** Traces every piece of work. `ended` is given what has ended; `hex` answers so many random bytes as hexadecimal digits. */
export const openTracer = (given: {
  ended: (span: EndedSpan) => void;
  nowNs: () => bigint;
  hex: (bytes: number) => string;
  faultOf: (cause: unknown) => string;
  close: () => Promise<void>;
}): Tracer => ({
  span: (name, { kind = "internal", attributes = {}, parent }, work) => {
    const from = parent === undefined ? openSpan(about()) : readTraceparent(parent);
    const trace_id = from?.trace_id ?? given.hex(16);
    const span_id = given.hex(8);
    const began_ns = given.nowNs();
    const told: Record<string, SpanValue> = { ...attributes };
    const end = (fault: string | null): void =>
      given.ended({
        trace_id,
        span_id,
        parent_id: from?.span_id ?? null,
        name,
        kind,
        began_ns,
        ended_ns: given.nowNs(),
        attributes: told,
        fault,
      });
    return within({ trace_id, span_id }, async () => {
      try {
        const result = await work((more) => void Object.assign(told, more));
        end(null);
        return result;
      } catch (cause) {
        end(given.faultOf(cause));
        throw cause;
      }
    });
  },
  traceparent: () => {
    const open = openSpan(about());
    return open === null ? null : `00-${open.trace_id}-${open.span_id}-01`;
  },
  close: given.close,
});

const openSpan = ({ trace_id, span_id }: Readonly<About>): { trace_id: string; span_id: string } | null =>
  trace_id === undefined || span_id === undefined ? null : { trace_id, span_id };
