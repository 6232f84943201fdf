export type ProvenanceErrorCode =
  | "unsupported_media_type"
  | "ingredient_invalid"
  | "credential_unusable"
  | "credential_expired"
  | "signing_failed"
  | "time_stamp_failed"
  | "reader_unavailable"
  | "reader_timed_out"
  | "reader_out_of_memory";

/** Everything lib/provenance refuses or fails at; `code` is for programs, the message for people. */
export class ProvenanceError extends Error {
  readonly code: ProvenanceErrorCode;

  constructor(code: ProvenanceErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "ProvenanceError";
    this.code = code;
  }
}
