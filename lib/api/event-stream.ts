import type { EventsAnswer } from "#lib/operations/operation.ts";

const commentEveryMs = 15_000;
const encoder = new TextEncoder();

/**
 * Server-sent events of a generation: `event: progress`, and `event: finished` last, each with the id that
 * `Last-Event-ID` resumes after. A comment every 15 s keeps proxies from hanging up; `stop` is called when the reader leaves.
 */
export const eventStream = (answer: EventsAnswer, stop: () => void): ReadableStream<Uint8Array> => {
  let timer: ReturnType<typeof setInterval> | undefined;
  let open = true;
  const close = () => {
    open = false;
    clearInterval(timer);
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      write(": progress of a generation\nretry: 2000\n\n");
      timer = setInterval(() => write(": still here\n\n"), commentEveryMs);
      const pump = async () => {
        for await (const { index, event, last } of answer.events) {
          write(`id: ${index}\nevent: ${last ? "finished" : "progress"}\ndata: ${JSON.stringify(event)}\n\n`);
          if (last || !open) break;
        }
      };
      pump().then(
        () => {
          if (open) controller.close();
          close();
        },
        (cause: unknown) => {
          // The reader left: whatever the iteration says to its abort is of no interest to anyone.
          if (open) controller.error(cause);
          close();
        },
      );
    },
    cancel() {
      close();
      stop();
    },
  });
};
