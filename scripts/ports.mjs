import { createServer } from "node:net";

/** Listens for a moment on a port (0: any) and answers the one it got. Rejects with the system's error. */
const listenOnce = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(port, () => {
      const { port: got } = probe.address();
      probe.close(() => resolve(got));
    });
  });

/** A port that is free now. */
export const freePort = () => listenOnce(0);

/** The port that the environment names, or 3000. Throws with the way out when it cannot be had. */
export const chosenPort = async (text = process.env.PORT) => {
  const port = text === undefined || text === "" ? 3000 : Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is “${text}”. It has to be a number from 1 to 65535.`);
  try {
    await listenOnce(port);
  } catch (error) {
    const why = error.code === "EADDRINUSE" ? "is taken by another program" : `cannot be used (${error.code})`;
    const other = port === 3000 ? 3001 : 3000;
    throw new Error(`Port ${port} ${why}. Stop that program, or choose another port: PORT=${other} npm start`, {
      cause: error,
    });
  }
  return port;
};
