import type { Readable } from "node:stream";

/** Cuts a stream of raw pictures into frames of `bytes`, all in the same room: each is valid until the next is asked for. */
export async function* rawFrames(stream: Readable, bytes: number): AsyncGenerator<Uint8Array, undefined> {
  const frame = new Uint8Array(bytes);
  let filled = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + bytes - filled);
      frame.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled < bytes) continue;
      yield frame;
      filled = 0;
    }
  }
}
