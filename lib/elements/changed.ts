const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The base with what a variant says otherwise, however deep. */
export const changed = (base: unknown, over: unknown): unknown =>
  isRecord(base) && isRecord(over)
    ? { ...base, ...Object.fromEntries(Object.entries(over).map(([key, value]) => [key, changed(base[key], value)])) }
    : over;

/** What a row says beside what it is called and its kinds; it is looked at no sooner than that is asked for. */
export const baseOf = ({ id: _, variants: __, ...base }: Readonly<Record<string, unknown>>): object => base;
