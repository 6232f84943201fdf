import { createServer, connect, type AddressInfo, type Socket } from "node:net";

/**
 * A pooler as PgBouncer is in its transaction mode, over so many connections to a Postgres that trusts everybody: a client
 * has one of them for as long as its transaction lasts. Whoever leaves amid one takes its connection along, and so does a
 * connection that breaks its client; another one is opened for it.
 */
export async function startTransactionPooler(
  url: string,
  connections = 2,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const idle: Server[] = [];
  const all = new Set<Server>();
  const waiting = new Set<(server: Server) => void>();
  const clients = new Set<Socket>();
  let isStopped = false;

  const give = (server: Server): void => {
    server.client = null;
    const [next] = waiting;
    if (next === undefined) return void idle.push(server);
    waiting.delete(next);
    next(server);
  };
  const open = async (): Promise<void> => {
    const server = await openServer(url);
    all.add(server);
    server.socket.on("close", () => {
      all.delete(server);
      if (idle.includes(server)) idle.splice(idle.indexOf(server), 1);
      server.client?.destroy();
      if (!isStopped) open().catch(() => undefined);
    });
    give(server);
  };
  const serve = (client: Socket): void => {
    clients.add(client);
    let server: Server | null = null;
    let asked: ((server: Server) => void) | null = null;
    /** What the client has sent that the server says it is ready after. */
    let unanswered = 0;
    const unsent: Buffer[] = [];
    const send = (message: Buffer): void => {
      if (server === null) return void unsent.push(message);
      if (endsTurn(message)) unanswered++;
      server.socket.write(message);
    };
    const taken = (mine: Server): void => {
      asked = null;
      server = mine;
      mine.client = client;
      mine.take = (answer, ready) => {
        client.write(answer);
        if (ready === null) return;
        unanswered--;
        if (ready !== "I" || unanswered > 0) return;
        server = null;
        give(mine);
      };
      for (const message of unsent.splice(0)) send(message);
    };
    client.on("error", () => client.destroy());
    client.on("close", () => {
      clients.delete(client);
      if (asked !== null) waiting.delete(asked);
      // What it was at is nobody else's: Postgres takes it back when its connection goes.
      if (server !== null) server.socket.destroy();
    });
    eachMessage(client, true, (message, isFirst) => {
      if (isFirst) return void client.write(Buffer.concat([said("R", Buffer.alloc(4)), said("Z", Buffer.from("I"))]));
      if (message[0] === terminate) return void client.end();
      send(message);
      if (server !== null || asked !== null) return;
      const free = idle.pop();
      if (free !== undefined) return taken(free);
      asked = taken;
      waiting.add(taken);
    });
  };
  await Promise.all(Array.from({ length: connections }, open));
  const listener = createServer(serve);
  await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done));
  const pooled = new URL(url);
  pooled.port = String((listener.address() as AddressInfo).port);
  return {
    url: pooled.href,
    stop: async () => {
      isStopped = true;
      for (const socket of clients) socket.destroy();
      for (const { socket } of all) socket.destroy();
      await new Promise((done) => listener.close(done));
    },
  };
}

interface Server {
  socket: Socket;
  /** Whose transaction it is at. */
  client: Socket | null;
  /** Gets what the server says; `ready` is its state where it says that it is ready. */
  take: (message: Buffer, ready: string | null) => void;
}

const [terminate, query, sync, ready] = ["X", "Q", "S", "Z"].map((kind) => kind.charCodeAt(0));
const endsTurn = (message: Buffer): boolean => message[0] === query || message[0] === sync;
const readyState = (message: Buffer): string | null => (message[0] === ready ? message.toString("latin1", 5, 6) : null);

async function openServer(url: string): Promise<Server> {
  const { hostname, port, username, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  const server: Server = { socket, client: null, take: () => undefined };
  const parts = ["user", username, "database", pathname.slice(1), ""].map((part) => `${part}\0`).join("");
  const body = Buffer.from(parts);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  head.writeInt32BE(196_608, 4);
  await new Promise<void>((done, failed) => {
    socket.once("close", () => failed(new Error("Postgres takes no connection of the pooler.")));
    socket.on("error", () => socket.destroy());
    server.take = (_message, state) => state !== null && done();
    eachMessage(socket, false, (message) => server.take(message, readyState(message)));
    socket.write(Buffer.concat([head, body]));
  });
  return server;
}

const said = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(kind, 0, "latin1");
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
};

/** Cuts what a socket says into messages; a client's first one has no kind before its length. */
const eachMessage = (socket: Socket, hasFirst: boolean, take: (message: Buffer, isFirst: boolean) => void): void => {
  let rest = Buffer.alloc(0);
  let isFirst = hasFirst;
  socket.on("data", (chunk) => {
    rest = Buffer.concat([rest, Buffer.from(chunk)]);
    for (;;) {
      const kind = isFirst ? 0 : 1;
      if (rest.length < kind + 4) return;
      const length = kind + rest.readInt32BE(kind);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      const wasFirst = isFirst;
      isFirst = false;
      take(message, wasFirst);
    }
  });
};
