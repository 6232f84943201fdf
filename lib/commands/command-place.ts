import { platform } from "node:os";
import path from "node:path";

/** Longest command that is heard, in characters. */
export const mostAsked = 64_000;

/** Systems take no longer name of a socket. */
const longestName = 100;

/** A line of an answer: something that was said, or at last what came of it. */
export type Said = { line: string } | { code: number; fault?: string };

/** Where the service that holds a data folder hears commands; null where there are no sockets of that name. */
export const commandPlace = (folder: string): string | null => {
  const place = path.join(folder, "commands.sock");
  return platform() === "win32" || Buffer.byteLength(place) > longestName ? null : place;
};
