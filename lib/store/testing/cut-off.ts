import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** A way to a Postgres that can be cut: who comes then is refused, and who is there is thrown out. */
export interface CutOff {
  url: string;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openCutOff(url: string): Promise<CutOff> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let port = 0;
  let listener: Server | null = null;
  const mend = async (): Promise<void> => {
    const server = createServer((from) => {
      const to = connect(Number(target.port), target.hostname);
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const) {
        sockets.add(one);
        one.pipe(other);
        // Either end goes with the other, however it went.
        one.on("error", () => other.destroy());
        one.on("close", () => {
          sockets.delete(one);
          other.destroy();
        });
      }
    });
    await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
    ({ port } = server.address() as AddressInfo);
    listener = server;
  };
  const cut = async (): Promise<void> => {
    const closed = new Promise<void>((done) => (listener === null ? done() : listener.close(() => done())));
    listener = null;
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await mend();
  const through = new URL(url);
  through.port = String(port);
  return { url: through.href, cut, mend, close: cut };
}
