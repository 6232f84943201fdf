/** One event of a stream: its name (`message` where it has none) and its data, lines joined. */
export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * The events of a `text/event-stream` body as they arrive. `EventSource` would read one too, but it can neither POST
 * nor tell a refusal from a lost line. An event that is cut off at the end is none.
 */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let event = "";
  let data: string[] = [];
  for await (const line of lines(body)) {
    if (line === "") {
      if (data.length > 0) yield { event: event === "" ? "message" : event, data: data.join("\n") };
      event = "";
      data = [];
      continue;
    }
    const colon = line.indexOf(":");
    // A line that begins with a colon is a comment.
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") event = value;
    else if (field === "data") data.push(value);
  }
}

/** Whole lines, ended by LF, CR or CRLF, wherever the network cut them. */
async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      // A CR at the very end may be half of a CRLF: it waits for what comes next.
      const whole = rest.split(/\r\n|\n|\r(?!$)/);
      rest = whole.pop() ?? "";
      yield* whole;
    }
  } finally {
    // Whoever stops reading hangs up, so that the service stops too. A body that has ended knows nothing of it.
    await reader.cancel();
  }
}
