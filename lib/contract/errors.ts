import type { Quote } from "./plan.ts";
import type { FieldError } from "./problem-body.ts";

export type { FieldError, ProblemBody } from "./problem-body.ts";

/** Every problem code the service may answer, with its HTTP status and title. */
export const problems = {
  malformed_json: { status: 400, title: "The body is not valid JSON" },
  bad_request: { status: 400, title: "The request cannot be read" },
  unauthenticated: { status: 401, title: "Credentials are missing or wrong" },
  key_expired: { status: 401, title: "This key has expired" },
  key_revoked: { status: 401, title: "This key was revoked" },
  insufficient_scope: { status: 403, title: "This key may not do that" },
  csrf: { status: 403, title: "The request did not come from this site" },
  session_required: { status: 403, title: "Only a signed-in person may do that" },
  signup_closed: { status: 403, title: "Sign-up is closed" },
  not_found: { status: 404, title: "There is nothing here" },
  method_not_allowed: { status: 405, title: "This method is not allowed here" },
  conflict: { status: 409, title: "The state does not allow that" },
  quote_changed: { status: 409, title: "It costs more than was quoted" },
  not_resumable: { status: 409, title: "This generation cannot be resumed" },
  precondition_failed: { status: 412, title: "Someone saved another version meanwhile" },
  payload_too_large: { status: 413, title: "The body is too large" },
  unsupported_media_type: { status: 415, title: "This kind of content is not taken here" },
  range_not_satisfiable: { status: 416, title: "The range lies outside the file" },
  validation_failed: { status: 422, title: "The request does not fit" },
  plan_conflict: { status: 422, title: "A field contradicts the plan" },
  idempotency_key_reused: { status: 422, title: "This idempotency key was used for another body" },
  image_unreadable: { status: 422, title: "The bytes are no readable picture" },
  url_not_allowed: { status: 422, title: "This address may not be fetched" },
  url_unreachable: { status: 422, title: "This address could not be fetched" },
  rate_limited: { status: 429, title: "Too many requests" },
  internal: { status: 500, title: "Something went wrong on our side" },
  unavailable: { status: 503, title: "The service is not ready" },
} as const satisfies Record<string, { status: number; title: string }>;
export type ProblemCode = keyof typeof problems;

/** Codes of single findings inside a `validation_failed`. */
export const fieldCodes = [
  "unknown_field",
  "required",
  "too_short",
  "too_long",
  "too_few",
  "too_many",
  "out_of_range",
  "unknown_model",
  "unknown_brand",
  "unknown_plan",
  "unknown_shot",
  "unknown_hero_frame",
  "unknown_asset",
  "unknown_consent",
  "unknown_value",
  "blank",
  "wrong_type",
  "bad_format",
  "not_allowed",
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/** An answer names so many faults at most, and says so much of them: what is wrong with a request is of its size else. */
const errorsMax = 100;
const detailMax = 2000;

/** Thrown anywhere under `run`; the transport turns it into a problem answer. `detail` is shown to the caller. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  /** What it costs now, where that is what stands against it. */
  readonly quote: Quote | undefined;
  constructor(
    code: ProblemCode,
    detail: string,
    more: { errors?: FieldError[]; headers?: Record<string, string>; quote?: Quote; cause?: unknown } = {},
  ) {
    super(
      detail.length > detailMax ? `${detail.slice(0, detailMax)}…` : detail,
      more.cause === undefined ? undefined : { cause: more.cause },
    );
    this.name = "Problem";
    this.code = code;
    this.errors = more.errors?.slice(0, errorsMax);
    this.headers = more.headers ?? {};
    this.quote = more.quote;
  }
}

/** A 422 about one field. */
export const invalidField = (pointer: string, code: FieldCode, message: string): Problem =>
  new Problem("validation_failed", message, { errors: [{ pointer, code, message }] });
