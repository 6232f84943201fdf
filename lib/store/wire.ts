import { PassingFault } from "./patience.ts";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Until an answer begins. A body that is sent may take longer, by its size. */
const answerMs = 15_000;
const slowestBytesPerMs = 100;
/** Between two pieces of an answer's body. */
const pieceMs = 30_000;

/** One request to a bucket. Anything that kept it from an answer is a `PassingFault`. */
export const exchange = async (
  fetch: Fetch,
  url: string,
  init: RequestInit & { body?: Uint8Array<ArrayBuffer> },
  patienceMs = answerMs,
) => {
  const ends = new AbortController();
  const ms = patienceMs + (init.body?.byteLength ?? 0) / slowestBytesPerMs;
  const timer = setTimeout(() => ends.abort(new Error(`no answer in ${Math.round(ms / 1000)} s`)), ms);
  try {
    const answer = await fetch(url, { ...init, signal: ends.signal, redirect: "manual" });
    return { answer, ends };
  } catch (cause) {
    throw new PassingFault(reasonOf(cause), { cause });
  } finally {
    clearTimeout(timer);
  }
};

/** The pieces of an answer's body; one that breaks off or stops is a `PassingFault`. */
export async function* piecesOf(
  answer: Response,
  ends: AbortController,
  patienceMs = pieceMs,
): AsyncGenerator<Uint8Array> {
  if (answer.body === null) return;
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  let timer: NodeJS.Timeout | undefined;
  const within = async () => {
    timer = setTimeout(() => ends.abort(new Error("the body stopped")), patienceMs);
    try {
      return await reader.read();
    } catch (cause) {
      throw new PassingFault(reasonOf(cause), { cause });
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    for (let piece = await within(); !piece.done; piece = await within()) yield piece.value;
  } finally {
    // Whoever reads no further gives the connection back.
    ends.abort();
  }
}

/** The text of an answer, which is short. */
export const textOf = async (answer: Response): Promise<string> => {
  try {
    return await answer.text();
  } catch (cause) {
    throw new PassingFault(reasonOf(cause), { cause });
  }
};

/** The service is not well, or has too much to do. */
export const isPassing = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500;

/** `Retry-After` in milliseconds, where it names seconds. */
export const retryAfterOf = (answer: Response): { retryAfterMs?: number } => {
  const seconds = Number(answer.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterMs: seconds * 1000 } : {};
};

/** A fetch that fails keeps its reason in its cause. */
const reasonOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return "the connection failed";
  const { cause } = thrown;
  return cause instanceof Error && cause.message !== "" ? cause.message : thrown.message;
};
