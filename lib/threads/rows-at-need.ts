/** How rows of data are packed for a thread: of each what is asked for at once, and how long its text is. */
export interface PackedRows {
  heads: readonly [head: Head, length: number][];
  /** The rows one after the other, as JSON. */
  text: string;
}
interface Head {
  id: string;
  variants?: readonly object[];
}

/** What heads tell of, also where they have none of it. */
const told: readonly PropertyKey[] = ["id", "variants", "is", "not"];

const atNeed = (head: object, whole: () => object): object =>
  new Proxy(head, {
    get: (own, name) => Reflect.get(told.includes(name) ? own : whole(), name),
    ownKeys: () => Reflect.ownKeys(whole()),
    getOwnPropertyDescriptor: (own, name) => Reflect.getOwnPropertyDescriptor(name in own ? own : whole(), name),
  });

/**
 * Rows that are read from their text when anything but their id and the kinds of their variants is asked for: a film
 * shows a few of hundreds, and a thread holds all of them for as long as it lives.
 */
export const rowsAtNeed = ({ heads, text }: PackedRows): object[] => {
  let end = 0;
  return heads.map(([{ id, variants }, length]) => {
    const begin = end;
    end += length;
    const range = [begin, end] as const;
    let row: { variants?: object[] } | null = null;
    const whole = () => (row ??= JSON.parse(text.slice(...range)) as { variants?: object[] });
    const kinds = variants?.map((kind, at) => atNeed(kind, () => whole().variants?.[at] ?? kind));
    return atNeed(kinds === undefined ? { id } : { id, variants: kinds }, whole);
  });
};
