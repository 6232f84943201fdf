import { createServer, connect, type AddressInfo, type Socket } from "node:net";

/**
 * A pooler as PgBouncer is in its transaction mode, over two connections to a Postgres that trusts everybody: a client has
 * one of them for as long as its transaction lasts, the one that was given back last first.
 */
export async function startTransactionPooler(url: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { hostname, port, username, pathname } = new URL(url);
  const idle: Server[] = [await openServer(), await openServer()];
  const waiting: ((server: Server) => void)[] = [];
  const sockets = new Set<Socket>();

  async function openServer(): Promise<Server> {
    const socket = connect(Number(port), hostname);
    const server: Server = { socket, take: () => undefined };
    const parts = ["user", username, "database", pathname.slice(1), ""].map((part) => `${part}\0`).join("");
    const body = Buffer.from(parts);
    const head = Buffer.alloc(8);
    head.writeInt32BE(8 + body.length, 0);
    head.writeInt32BE(196_608, 4);
    await new Promise<void>((done) => {
      server.take = (_message, ready) => ready !== null && done();
      eachMessage(socket, false, (message) => server.take(message, readyState(message)));
      socket.write(Buffer.concat([head, body]));
    });
    return server;
  }
  const give = (server: Server) => {
    const next = waiting.shift();
    if (next === undefined) idle.push(server);
    else next(server);
  };
  const taken = (): Promise<Server> => {
    const server = idle.pop();
    return server === undefined ? new Promise((found) => waiting.push(found)) : Promise.resolve(server);
  };
  const serve = (client: Socket): void => {
    sockets.add(client);
    client.on("error", () => client.destroy());
    let server: Server | null = null;
    let before = Promise.resolve();
    eachMessage(client, true, (message, isFirst) => {
      if (isFirst) {
        client.write(Buffer.concat([said("R", Buffer.alloc(4)), said("Z", Buffer.from("I"))]));
        return;
      }
      if (message[0] === 0x58) return void client.end();
      before = before.then(async () => {
        if (server === null) {
          const mine = await taken();
          server = mine;
          mine.take = (answer, ready) => {
            client.write(answer);
            if (ready !== "I") return;
            server = null;
            give(mine);
          };
        }
        server.socket.write(message);
      });
    });
  };
  const listener = createServer(serve);
  await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done));
  const pooled = new URL(url);
  pooled.port = String((listener.address() as AddressInfo).port);
  return {
    url: pooled.href,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      for (const { socket } of idle) socket.destroy();
      await new Promise((done) => listener.close(done));
    },
  };
}

interface Server {
  socket: Socket;
  /** Gets what the server says; `ready` is its state where it says that it is ready. */
  take: (message: Buffer, ready: string | null) => void;
}

const readyState = (message: Buffer): string | null => (message[0] === 0x5a ? message.toString("latin1", 5, 6) : null);

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
