import { BadCursor } from "./film-records.ts";

/** Where a page ended: the last row's time and id. Opaque to callers, so that the order may change one day. */
export interface Position {
  created_at: Date;
  id: string;
}

export function cursorOf({ created_at, id }: Position): string {
  return Buffer.from(`${created_at.getTime()}:${id}`).toString("base64url");
}

/** Throws `BadCursor` when the text is not one of our cursors. */
export function positionOf(cursor: string): Position {
  const text = Buffer.from(cursor, "base64url").toString();
  const [, time, id] = /^(\d{1,15}):([\w:.-]{1,120})$/.exec(text) ?? [];
  if (time === undefined || id === undefined || cursorOf({ created_at: new Date(Number(time)), id }) !== cursor)
    throw new BadCursor();
  return { created_at: new Date(Number(time)), id };
}
