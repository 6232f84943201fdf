/**
 * Reads a `Range` header (RFC 9110, 14.2) against a length in bytes. Null where the header is to be ignored: another
 * unit, several ranges, or no range at all. Positions are inclusive.
 */
export const parseRange = (header: string, length: number): { start: number; end: number } | "unsatisfiable" | null => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (match === null) return null;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return null;
  if (first === "") {
    const suffix = Number(last);
    return suffix === 0 || length === 0 ? "unsatisfiable" : { start: Math.max(0, length - suffix), end: length - 1 };
  }
  const start = Number(first);
  const end = last === "" ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= length ? "unsatisfiable" : { start, end };
};
