import type { EventsAnswer } from "#lib/operations/operation.ts";
import { sseStream } from "./sse-stream.ts";

/**
 * Server-sent events of a generation: `event: progress`, and `event: finished` last, each with the id that
 * `Last-Event-ID` resumes after. `stop` is called when the reader leaves, `over` when the stream is.
 */
export const eventStream = (
  answer: EventsAnswer,
  { stop, over, leaving }: { stop: () => void; over?: () => void; leaving?: AbortSignal },
): ReadableStream<Uint8Array> =>
  sseStream({
    hello: ": progress of a generation\nretry: 2000\n\n",
    stop,
    ...(over === undefined ? {} : { over }),
    ...(leaving === undefined ? {} : { leaving }),
    tell: async ({ write, isOpen }) => {
      for await (const { index, event, last } of answer.events) {
        write(`id: ${index}\nevent: ${last ? "finished" : "progress"}\ndata: ${JSON.stringify(event)}\n\n`);
        if (last || !isOpen()) break;
      }
    },
  });
