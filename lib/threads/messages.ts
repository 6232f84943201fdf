import { Problem, type FieldError, type ProblemCode } from "#lib/contract/errors.ts";
import type { TaskName } from "./tasks.ts";

export interface ToThread {
  name: TaskName;
  input: readonly unknown[];
}

export type FromThread =
  | { kind: "ready" }
  | { kind: "done"; output: unknown }
  | {
      kind: "refused";
      code: ProblemCode;
      detail: string;
      errors: FieldError[] | undefined;
      headers: Record<string, string>;
    }
  | { kind: "failed"; message: string };

/** What a task threw, as it crosses from one thread to another. */
export const failureOf = (cause: unknown): FromThread =>
  cause instanceof Problem
    ? { kind: "refused", code: cause.code, detail: cause.message, errors: cause.errors, headers: cause.headers }
    : { kind: "failed", message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };

/** The same on the other side. */
export const thrownBy = (answer: Extract<FromThread, { kind: "refused" | "failed" }>): Error =>
  answer.kind === "failed"
    ? new Error("A task on the planning thread failed.", { cause: new Error(answer.message) })
    : new Problem(answer.code, answer.detail, {
        ...(answer.errors === undefined ? {} : { errors: answer.errors }),
        headers: answer.headers,
      });
