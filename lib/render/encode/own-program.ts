import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const placed = new Map<string, string>();

/**
 * Answers the path of a program that may be run, whose file, with these bytes, may not: a copy in the temporary folder
 * that only this user can change, made once and named by its hash, SHA-256 in hexadecimal digits. Throws where the bytes
 * are others than the hash says.
 */
export const ownProgram = (sha256: string, bytes: () => Uint8Array): string => {
  const known = placed.get(sha256);
  if (known !== undefined && existsSync(known)) return known;
  const file = path.join(ownFolder(), `ffmpeg-${sha256}`);
  if (!existsSync(file) || hashOf(readFileSync(file)) !== sha256) {
    const program = bytes();
    if (hashOf(program) !== sha256) throw new Error(`The packed ffmpeg is damaged: its SHA-256 is not ${sha256}.`);
    // Whole or not there: another process may look for it at this moment.
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, program, { flag: "wx", mode: 0o700 });
    renameSync(draft, file);
  }
  placed.set(sha256, file);
  return file;
};

export const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Where nobody else can put a program under the name of ours. */
const ownFolder = (): string => {
  const user = process.getuid?.();
  const folder = path.join(tmpdir(), `shotwright-programs-${user ?? "own"}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  const isOurs = user === undefined || (uid === user && (mode & 0o022) === 0);
  return isOurs ? folder : mkdtempSync(`${folder}-`);
};
