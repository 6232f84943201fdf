export type CheckFaultCode =
  | "empty"
  | "too_large"
  | "other_kind"
  | "unreadable"
  | "reader_missing"
  | "trust_list_missing";

/** Why a file was not checked. */
export class CheckFault extends Error {
  readonly code: CheckFaultCode;
  constructor(code: CheckFaultCode, options?: ErrorOptions) {
    super(`The file was not checked: ${code}.`, options);
    this.name = "CheckFault";
    this.code = code;
  }
}
