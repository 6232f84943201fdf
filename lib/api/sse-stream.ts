const commentEveryMs = 15_000;
const encoder = new TextEncoder();

/** Where events are written as long as somebody reads. */
export interface EventSink {
  /** Writes text as it is; nothing once the reader has left. */
  write: (text: string) => void;
  isOpen: () => boolean;
}

interface Told {
  /** First lines, before any event. */
  hello: string;
  /** Writes all events; the stream ends with it, and fails with it where it throws. */
  tell: (sink: EventSink) => Promise<void>;
  /** Called when the reader leaves. */
  stop: () => void;
  /** Called once nothing more is written, for whatever reason. */
  over?: () => void;
  /** Aborts when this process leaves: readers are sent to another one, which goes on where they are. */
  leaving?: AbortSignal;
}

/** How soon a reader asks again who was sent away. */
const elsewhere = "retry: 500\n\n";

/** A body of server-sent events. A comment every 15 s keeps proxies from hanging up. */
export const sseStream = ({ hello, tell, stop, over, leaving }: Told): ReadableStream<Uint8Array> => {
  let timer: ReturnType<typeof setInterval> | undefined;
  let open = true;
  let leave: () => void = () => undefined;
  const close = () => {
    open = false;
    clearInterval(timer);
    leaving?.removeEventListener("abort", leave);
    over?.();
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      write(hello);
      timer = setInterval(() => write(": still here\n\n"), commentEveryMs);
      leave = () => {
        write(elsewhere);
        controller.close();
        close();
        stop();
      };
      leaving?.addEventListener("abort", leave, { once: true });
      tell({ write, isOpen: () => open }).then(
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
