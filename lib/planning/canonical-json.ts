/**
 * JSON with the keys of every object sorted by UTF-16 code unit and no white space, so that equal values have equal
 * text and equal hashes. `undefined` members are left out, as JSON does. Throws on numbers that JSON cannot hold.
 */
export const canonicalJson = (value: unknown): string => {
  if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`${value} cannot be written as JSON`);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const record = value as Record<string, unknown>;
    const members = Object.keys(record)
      .filter((key) => record[key] !== undefined)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`);
    return `{${members.join(",")}}`;
  }
  return JSON.stringify(value ?? null);
};
