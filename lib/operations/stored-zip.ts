import { Zip, ZipPassThrough } from "fflate";

/** A file of an archive, as long as it says. */
export interface ZipEntry {
  path: string;
  bytes: number;
  open: () => Promise<AsyncIterable<Uint8Array>>;
}

const bytesOfName = (path: string): number => new TextEncoder().encode(path).length;

/**
 * Bytes of an archive of these files, stored as they are: for each a local header (30), its data, a data descriptor (16)
 * and an entry in the directory (46), the name twice, and the directory's end (22). APPNOTE 6.3.10, 4.3.
 */
export const storedZipBytes = (entries: readonly Pick<ZipEntry, "path" | "bytes">[]): number =>
  entries.reduce((sum, { path, bytes }) => sum + 30 + bytes + 16 + 46 + 2 * bytesOfName(path), 22);

/**
 * A ZIP archive, written while it is read: no more of it is in memory than the piece under way. The same entries and time
 * give the same bytes. Throws when a file is not as long as its entry says.
 */
export async function* storedZip(
  entries: readonly ZipEntry[],
  changed_at: Date,
): AsyncGenerator<Uint8Array, undefined> {
  const pieces: Uint8Array[] = [];
  let failed: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error === null) pieces.push(piece);
    else failed = error;
  });
  const written = () => {
    if (failed !== null) throw failed;
    return pieces.splice(0);
  };
  for (const { path, bytes, open } of entries) {
    const file = new ZipPassThrough(path);
    file.mtime = wallClock(changed_at);
    zip.add(file);
    let passed = 0;
    for await (const piece of await open()) {
      passed += piece.length;
      file.push(piece);
      yield* written();
    }
    if (passed !== bytes) throw new Error(`${path} has ${passed} bytes; ${bytes} were announced.`);
    file.push(new Uint8Array(), true);
    yield* written();
  }
  zip.end();
  yield* written();
}

/** The archive's times have no zone; everywhere they say what the clock in Greenwich said. */
const wallClock = (at: Date): Date => new Date(at.getTime() + at.getTimezoneOffset() * 60_000);
