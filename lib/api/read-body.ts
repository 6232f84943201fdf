import { Problem } from "#lib/contract/errors.ts";
import type { BodyRoom } from "./body-budget.ts";

/** What is demanded at least, before anything is read. Who sends slowly holds no more than twice what has come. */
const step_bytes = 64 * 1024;

export interface BodyPace {
  /** Between two pieces of a body. */
  idleMs: number;
  /** After so long, at least so much must have come in every second since the beginning. */
  graceMs: number;
  leastBytesPerSecond: number;
}
const pace: BodyPace = { idleMs: 15_000, graceMs: 15_000, leastBytesPerSecond: 16 * 1024 };

/** What is read of a body that was refused, and for how long, so that its sender gets to read the answer. */
const drained = { bytes: 32 * 1024 ** 2, ms: 10_000 };

/**
 * Reads a body of at most `most` bytes, held in `room`. Throws Problem `payload_too_large`, `unavailable` where there is
 * no room for it, and `bad_request` where it comes too slowly. The connection lives on in each case.
 */
export const readBytes = async (
  request: Request,
  most: number,
  room?: BodyRoom,
  { idleMs, graceMs, leastBytesPerSecond }: BodyPace = pace,
): Promise<Uint8Array> => {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > most) throw tooLarge(most);
  room?.demand(Math.max(declared, step_bytes));
  if (request.body === null) return new Uint8Array();
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const since = performance.now();
  // Who says how much comes is believed up to that.
  const expected = declared > 0 ? declared : most;
  let bytes = new Uint8Array();
  let length = 0;
  try {
    for (;;) {
      const { value, done } = await within(idleMs, reader.read());
      if (done) break;
      if (length + value.byteLength > most) throw tooLarge(most);
      if (length + value.byteLength > bytes.length)
        bytes = grown(bytes, Math.max(length + value.byteLength, Math.min(expected, 2 * bytes.length)), room);
      bytes.set(value, length);
      length += value.byteLength;
      const tookMs = performance.now() - since;
      if (tookMs > graceMs && length / (tookMs / 1000) < leastBytesPerSecond) throw tooSlow();
    }
  } catch (thrown) {
    void drain(reader);
    throw thrown;
  }
  return bytes.subarray(0, length);
};

/** The same bytes in more room, which is held first. Room that nothing was written to yet takes no memory. */
const grown = (bytes: Uint8Array, size: number, room: BodyRoom | undefined): Uint8Array<ArrayBuffer> => {
  room?.hold(size);
  const larger = new Uint8Array(size);
  larger.set(bytes);
  return larger;
};

const tooLarge = (most: number) => new Problem("payload_too_large", `The body may have at most ${most} bytes.`);
const tooSlow = () => new Problem("bad_request", "The body came too slowly; send it again on a better connection.");

const within = async <T>(ms: number, promise: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(tooSlow()), ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** A stream that is given up at once takes its connection with it, and the answer that says why. */
const drain = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  const until = performance.now() + drained.ms;
  try {
    for (let length = 0; length < drained.bytes && performance.now() < until;) {
      const { value, done } = await within(drained.ms, reader.read());
      if (done) return;
      length += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The sender is gone, or silent: there is nobody to answer.
    await reader.cancel().catch(() => undefined);
  }
};
