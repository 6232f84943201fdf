import type { z } from "zod";
import { fieldCodes, Problem, type FieldCode, type FieldError } from "#lib/contract/errors.ts";
import { pointerOf, scanJson } from "./strict-json.ts";

const mostErrors = 100;
type Issue = z.core.$ZodIssue;

/**
 * The parsed value, or a 422 `validation_failed` with everything that is wrong at once: one finding a place, each with
 * the JSON pointer of the field.
 */
export const wellFormed = <S extends z.ZodType>(schema: S, raw: unknown): z.output<S> => {
  const found = scanJson(raw);
  const parsed = schema.safeParse(raw);
  if (parsed.success && found.length === 0) return parsed.data;
  const seen = new Set(found.map(({ pointer }) => pointer));
  const errors = [...found];
  for (const error of parsed.success ? [] : parsed.error.issues.flatMap((issue) => findingsOf(issue, raw))) {
    // A field with a stray `__proto__` inside was named already; its parent's finding would only repeat it.
    if (seen.has(error.pointer)) continue;
    seen.add(error.pointer);
    errors.push(error);
  }
  throw invalid(errors.slice(0, mostErrors));
};

/** A 422 that carries these findings and names the first in its detail. */
export const invalid = (errors: FieldError[]): Problem => {
  const [first] = errors;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : "";
  return new Problem("validation_failed", `${first?.pointer || "The body"}: ${first?.message}${more}`, { errors });
};

const findingsOf = (issue: Issue, raw: unknown): FieldError[] => {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => finding([...issue.path, key], "unknown_field", `there is no field "${key}" here`));
  if (issue.code === "invalid_union") {
    const branch = closest(issue.errors);
    if (branch !== null)
      return branch.flatMap((inner) => findingsOf({ ...inner, path: [...issue.path, ...inner.path] }, raw));
  }
  const value = at(raw, issue.path);
  return [finding(issue.path, codeOf(issue, value), messageOf(issue, value))];
};

const finding = (path: readonly PropertyKey[], code: FieldCode, message: string): FieldError => ({
  pointer: pointerOf(path),
  code,
  message,
});

/** Of a union's branches, the one that came nearest: it took the value's type and complains least. */
const closest = (branches: Issue[][]): Issue[] | null => {
  const tried = branches.filter(
    (issues) => !issues.some(({ path, code }) => path.length === 0 && code === "invalid_type"),
  );
  return tried.toSorted((a, b) => a.length - b.length)[0] ?? null;
};

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );

const isFieldCode = (code: unknown): code is FieldCode => fieldCodes.some((known) => known === code);
const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";

const codeOf = (issue: Issue, value: unknown): FieldCode => {
  switch (issue.code) {
    case "invalid_type":
      return value === undefined ? "required" : "wrong_type";
    case "too_small":
    case "too_big": {
      const small = issue.code === "too_small";
      if (issue.origin === "string") return small ? (isBlank(value) ? "blank" : "too_short") : "too_long";
      if (issue.origin === "array" || issue.origin === "set") return small ? "too_few" : "too_many";
      return "out_of_range";
    }
    case "not_multiple_of":
      return "out_of_range";
    case "invalid_value":
      if (value === undefined) return "required";
      return issue.values.some((allowed) => typeof allowed === typeof value) ? "unknown_value" : "wrong_type";
    case "invalid_union":
      return value === undefined ? "required" : "wrong_type";
    case "unrecognized_keys":
      return "unknown_field";
    case "custom":
      return isFieldCode(issue.params?.["code"]) ? issue.params["code"] : "bad_format";
    case "invalid_format":
      return isBlank(value) ? "blank" : "bad_format";
    case "invalid_key":
    case "invalid_element":
      return "bad_format";
  }
};

const messageOf = (issue: Issue, value: unknown): string => {
  if (value === undefined && (issue.code === "invalid_type" || issue.code === "invalid_value")) return "is required";
  if (issue.code === "invalid_type") return `must be ${article(issue.expected === "int" ? "integer" : issue.expected)}`;
  if (issue.code === "invalid_value") return `must be one of ${issue.values.map((word) => String(word)).join(", ")}`;
  return issue.message;
};

const article = (noun: string) => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
