import { createServer } from "node:net";

/** Listens for a moment on a port (0: any) and answers the one it got. Rejects with the system's error. */
const listenOnce = (port, host) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(port, host, () => {
      const { port: got } = probe.address();
      probe.close(() => resolve(got));
    });
  });

/** Where the studio listens unless it is told otherwise: only programs of this machine reach it. */
export const loopback = "127.0.0.1";

/** Whether only this machine reaches what listens there. */
export const isLoopback = (host) => /^(?:127(?:\.\d+){3}|::1|localhost)$/.test(host);

/**
 * What the command line of `npm start` says: `-H` or `--hostname` and where to listen, then the sentence. HOST says the
 * former, too. Throws where the option has no value.
 */
export const readArguments = (given, hostOfEnvironment = process.env.HOST) => {
  const words = [...given];
  let host = hostOfEnvironment || loopback;
  const at = words.findIndex((word) => word === "-H" || word === "--hostname");
  if (at >= 0) {
    const [, named] = words.splice(at, 2);
    if (named === undefined || named === "")
      throw new Error("-H wants an address to listen on: npm start -- -H 0.0.0.0");
    host = named;
  }
  return { host, sentence: words.join(" ").trim() };
};

/** A port that is free now. */
export const freePort = () => listenOnce(0, loopback);

/** The port that the environment names, or 3000. Throws with the way out when it cannot be had. */
export const chosenPort = async (host = loopback, text = process.env.PORT) => {
  const port = text === undefined || text === "" ? 3000 : Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is “${text}”. It has to be a number from 1 to 65535.`);
  try {
    await listenOnce(port, host);
  } catch (error) {
    const why = error.code === "EADDRINUSE" ? "is taken by another program" : `cannot be used (${error.code})`;
    const other = port === 3000 ? 3001 : 3000;
    throw new Error(`Port ${port} ${why}. Stop that program, or choose another port: PORT=${other} npm start`, {
      cause: error,
    });
  }
  return port;
};
