import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Ending, type Json, type Wire, wires } from "./vendor-wires.ts";

export { fakeKey } from "./vendor-wires.ts";

/** How the model behind the fake behaves; a function obeys or disobeys whatever it was sent. */
export type Behaviour =
  | { kind: "answers"; with: unknown; pauseMs?: number }
  | { kind: "says"; text: string }
  | { kind: "refuses" }
  | { kind: "fails"; status: 400 | 401 | 429 | 500 | 529 }
  /** Takes the request and says nothing. */
  | { kind: "hangs" }
  /** Begins its answer and goes silent. */
  | { kind: "stalls"; with: unknown }
  /** Begins its answer, then the line is cut. */
  | { kind: "breaks off"; with: unknown }
  /** Ends in the middle of its JSON, as at a limit of tokens. */
  | { kind: "ends early"; with: unknown }
  /** Knows no schemas: refuses the form, and answers where none is asked for. */
  | { kind: "knows no schema"; with: unknown };

export interface Call {
  vendor: Wire["vendor"];
  path: string;
  headers: IncomingMessage["headers"];
  body: Json;
}

export interface FakeVendors {
  /** Origin of all of them. */
  origin: string;
  calls: Call[];
  behave: (behaviour: Behaviour | ((call: Call) => Behaviour)) => void;
  close: () => Promise<void>;
}

/** A text in the pieces in which a model would say it. */
const piecesOf = (text: string, size = 160): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const stream = async (reply: ServerResponse, events: readonly string[], pauseMs = 0): Promise<void> => {
  for (const each of events) {
    if (reply.destroyed) return;
    reply.write(each);
    if (pauseMs > 0) await pause(pauseMs);
  }
};

const answer = async (wire: Wire, { body }: Call, how: Behaviour, reply: ServerResponse): Promise<void> => {
  const json = (status: number, value: unknown) => {
    reply.writeHead(status, { "content-type": "application/json" });
    reply.end(JSON.stringify(value));
  };
  const events = (text: string, ending: Ending) => wire.stream(piecesOf(text), ending, body);
  const open = () => reply.writeHead(200, { "content-type": "text/event-stream" });
  switch (how.kind) {
    case "answers":
    case "knows no schema":
      if (how.kind === "knows no schema" && wire.structured(body)) return json(400, wire.error(400));
      open();
      await stream(reply, events(JSON.stringify(how.with), "stop"), how.kind === "answers" ? how.pauseMs : 0);
      reply.end();
      return;
    case "says":
      open();
      await stream(reply, events(how.text, "stop"));
      reply.end();
      return;
    case "refuses":
      open();
      await stream(reply, wire.stream([], "refusal", body));
      reply.end();
      return;
    case "fails":
      return json(how.status, wire.error(how.status));
    case "hangs":
      return;
    case "stalls":
    case "breaks off": {
      open();
      const all = events(JSON.stringify(how.with), "stop");
      await stream(reply, all.slice(0, Math.ceil(all.length * 0.6)));
      if (how.kind === "breaks off") reply.destroy();
      return;
    }
    case "ends early": {
      const text = JSON.stringify(how.with);
      open();
      await stream(reply, events(text.slice(0, Math.ceil(text.length / 2)), "length"));
      reply.end();
    }
  }
};

/** Every vendor on one loopback port, in the protocols in which the installed SDK calls them. */
export const startFakeVendors = async (): Promise<FakeVendors> => {
  const calls: Call[] = [];
  let behave: (call: Call) => Behaviour = () => ({ kind: "refuses" });
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = new URL(request.url ?? "/", "http://fake").pathname;
      const json = (status: number, value: unknown) => {
        reply.writeHead(status, { "content-type": "application/json" });
        reply.end(JSON.stringify(value));
      };
      const wire = wires.find((each) => each.path.test(path));
      if (wire === undefined || request.method !== "POST") return json(404, { error: { message: "No such path." } });
      const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as Json;
      const call: Call = { vendor: wire.vendor, path, headers: request.headers, body };
      calls.push(call);
      if (!wire.authorised(request.headers)) return json(401, wire.error(401));
      void answer(wire, call, behave(call), reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave: (next) => {
      behave = typeof next === "function" ? next : () => next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
