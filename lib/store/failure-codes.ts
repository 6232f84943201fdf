const deepest = 8;

/** Whether a failure, or what caused it, carries one of these codes: of the system, of Postgres, of its client or its driver. */
export const carriesCode = (failure: unknown, codes: ReadonlySet<string>): boolean => {
  let at: unknown = failure;
  for (let depth = 0; depth < deepest && typeof at === "object" && at !== null; depth++) {
    const { code, originalCode, kind, cause, meta } = at as Partial<Record<string, unknown>>;
    if ([code, originalCode, kind].some((each) => typeof each === "string" && codes.has(each))) return true;
    // Of a statement of ours the client says what the driver said beside it only.
    at = cause ?? (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
  }
  return false;
};

/** What the system and Postgres call a disk, or a share of one, that takes no more. */
const fullCodes: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether a failure says, itself or through what caused it, that there was no room: the same may succeed later. */
export const isDiskFull = (failure: unknown): boolean => carriesCode(failure, fullCodes);
