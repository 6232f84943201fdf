import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** Bytes and SHA-256 of a file, read once. */
export const hashOf = (path: string): Promise<{ bytes: number; sha256: string }> =>
  hashOfStream(createReadStream(path));

export async function hashOfStream(stream: Readable): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const piece of stream) {
    hash.update(piece as Buffer);
    bytes += (piece as Buffer).length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** Writes lines packed, forced to the disk; answers what was written, in bytes of the file, and how many lines. */
export async function writeLines(
  path: string,
  lines: AsyncIterable<string>,
): Promise<{ bytes: number; sha256: string; lines: number }> {
  const hash = createHash("sha256");
  let [bytes, count] = [0, 0];
  const ended = async function* () {
    for await (const line of lines) {
      count++;
      yield `${line}\n`;
    }
  };
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  const file = createWriteStream(path, { flags: "wx", mode: 0o600 });
  await pipeline(Readable.from(ended()), createGzip(), counted, file);
  await forced(path);
  return { bytes, sha256: hash.digest("hex"), lines: count };
}

/** The lines of a file that `writeLines` made. */
export async function* readLines(path: string): AsyncGenerator<string, undefined> {
  const file = createReadStream(path);
  const unpacked = file.pipe(createGunzip());
  file.on("error", (cause) => unpacked.destroy(cause));
  // A line break of Unicode's is part of a row; only \n ends one.
  let rest = "";
  unpacked.setEncoding("utf8");
  for await (const piece of unpacked) {
    const lines = (rest + String(piece)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") throw new Error(`${path} ends in the middle of a line.`);
}

/** Has the disk hold what was written. */
export async function forced(path: string): Promise<void> {
  const file = await open(path, "r+");
  await file.sync().finally(() => file.close());
}
