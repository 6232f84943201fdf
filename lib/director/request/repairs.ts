/** What was mended in an answer, and why. */
export interface Repair {
  path: string;
  because: string;
}

/** Collects repairs under one path. */
export type Note = (path: string, because: string) => void;

export const under =
  (note: Note, place: string): Note =>
  (path, because) =>
    note(path === "" ? place : `${place}.${path}`, because);
