import { createReadStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir, availableParallelism } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { assemble, type BoxFunction } from "./functions.ts";
import { startInstance, InstanceEnded, type BoxRequest, type Instance, type Life } from "./instance.ts";
import { openRouting } from "./routing.ts";

export interface Platform {
  origin: string;
  /** Of every process that there was, in order. */
  lives: Life[];
  /** As the platform's clock calls what `vercel.json` names. */
  tick(): Promise<Response>;
  /** Kills the process that a function has now. Throws where it has none. */
  kill(name: string): void;
  /** The next process of a function is started anew, as after a deployment. */
  renew(): void;
  close(): Promise<void>;
}

export interface PlatformOptions {
  functions: BoxFunction[];
  /** What a function finds set; gets the address. */
  env: (origin: string) => Record<string, string>;
  cronSecret: string;
  /** No request takes longer, whatever the build asks for, and no process that is older takes another one. */
  lifeMs: number;
  log: (line: string) => void;
}

/** What the platform takes as the body of a request. */
export const bodyBytesMax = 4_500_000;

/** What only the platform may say. */
const isPlatforms = (name: string): boolean =>
  /^(?:x-vercel-|x-forwarded-|x-real-ip$|forwarded$|x-matched-path$|x-now-|x-middleware-|x-box-)/.test(name);

/**
 * The platform in front of the functions of a build: finds the file or the function that a request is for, starts its
 * process where there is none, and lets it run no longer than there is something to do.
 */
export const openPlatform = async (options: PlatformOptions): Promise<Platform> => {
  const { functions, lifeMs, log } = options;
  const routing = openRouting();
  const folder = mkdtempSync(path.join(tmpdir(), "box-functions-"));
  for (const fn of functions) assemble(fn, path.join(folder, fn.name));
  const lives: Life[] = [];
  const current = new Map<string, Promise<Instance>>();
  const all = new Set<Instance>();
  let started = 0;

  const start = async (fn: BoxFunction): Promise<Instance> => {
    const instance = await startInstance({
      fn,
      folder: path.join(folder, fn.name),
      env: options.env(platform.origin),
      core: started++ % availableParallelism(),
      lifeMs: Math.min(lifeMs, fn.maxDurationS * 1000),
      log,
    });
    lives.push(instance.life);
    all.add(instance);
    void instance.over.then(() => {
      all.delete(instance);
      log(`${fn.name}: ended (${instance.life.ended})`);
    });
    return instance;
  };
  /** One process a function: another one where it ended, or has lived as long as it may. */
  const instanceOf = async (fn: BoxFunction): Promise<Instance> => {
    const found = await current.get(fn.name);
    const isOld = found !== undefined && Date.now() - found.life.bornAt > lifeMs;
    if (found !== undefined && found.life.ended === null && !isOld) return found;
    if (found !== undefined && isOld) retire(found);
    const next = start(fn);
    current.set(fn.name, next);
    next.catch(() => current.delete(fn.name));
    return next;
  };
  const retire = (instance: Instance): void => {
    const wait = setInterval(() => {
      if (instance.isIdle()) instance.end("retired");
      if (instance.life.ended !== null) clearInterval(wait);
    }, 100);
  };
  const fnOf = (route: string): BoxFunction => {
    const found = functions.find((fn) => fn.routes.includes(route));
    if (found === undefined) throw new Error(`No function answers ${route}.`);
    return found;
  };
  const proxy = functions.find((fn) => fn.kind === "proxy");

  /** What the proxy changes of a request; null where it answers itself. */
  const throughProxy = async (request: BoxRequest, response: ServerResponse): Promise<BoxRequest | null> => {
    if (proxy === undefined) return request;
    const answer = await (await instanceOf(proxy)).ask({ ...request, body: Buffer.alloc(0) });
    if (answer.headers["x-middleware-next"] !== "1") {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      await pipeline(answer, response);
      return null;
    }
    answer.resume();
    const headers = { ...request.headers };
    for (const name of String(answer.headers["x-middleware-override-headers"] ?? "").split(",")) {
      const value = answer.headers[`x-middleware-request-${name}`];
      if (name !== "" && value !== undefined) headers[name] = value;
    }
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !/^(?:x-middleware-|connection$|date$|keep-alive$|transfer-encoding$)/.test(name))
        response.setHeader(name, value);
    return { ...request, headers };
  };

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(incoming);
    if (body === null) return refuse(response, 413, "FUNCTION_PAYLOAD_TOO_LARGE");
    const { pathname, search } = new URL(incoming.url ?? "/", platform.origin);
    const headers = { ...given(incoming), ...toldOf(incoming) };
    for (const [name, value] of routing.headersOf(pathname, headers)) response.setHeader(name, value);
    const found = routing.find(pathname, headers);
    const asked: BoxRequest = { method: incoming.method ?? "GET", path: pathname + search, headers, body };
    const passed = routing.isBehindProxy(pathname) ? await throughProxy(asked, response) : asked;
    if (passed === null) return;
    if (found.kind === "file") {
      response.writeHead(200, found.headers);
      return pipeline(createReadStream(found.file), response);
    }
    const route = found.kind === "route" ? found.route : "/_not-found";
    const query = found.kind === "route" ? found.query : "";
    const more = query === "" ? "" : `${search === "" ? "?" : "&"}${query}`;
    const instance = await instanceOf(fnOf(route));
    const answer = await instance.ask({
      ...passed,
      path: passed.path + more,
      headers: { ...passed.headers, "x-matched-path": route },
    });
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !["connection", "keep-alive", "transfer-encoding"].includes(name))
        response.setHeader(name, value);
    response.writeHead(answer.statusCode ?? 500);
    await pipeline(answer, response);
  };

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((thrown: unknown) => {
      if (thrown instanceof InstanceEnded && !response.headersSent)
        return thrown.how === "limit"
          ? refuse(response, 504, "FUNCTION_INVOCATION_TIMEOUT")
          : refuse(response, 502, "FUNCTION_INVOCATION_FAILED");
      log(`front: ${incoming.method} ${incoming.url}: ${String(thrown)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  const platform: Platform = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lives,
    tick: () => {
      const { crons } = JSON.parse(readFileSync("vercel.json", "utf8")) as { crons: { path: string }[] };
      const headers = { authorization: `Bearer ${options.cronSecret}`, "user-agent": "vercel-cron/1.0" };
      return fetch(platform.origin + (crons[0]?.path ?? "/"), { headers });
    },
    kill(name) {
      const living = [...all].filter(({ life }) => life.function === name && life.ended === null);
      if (living.length === 0) throw new Error(`The function ${name} has no process.`);
      for (const instance of living) instance.end("killed");
    },
    renew() {
      for (const instance of all) retire(instance);
      current.clear();
    },
    async close() {
      server.closeAllConnections();
      const closed = new Promise((resolve) => server.close(resolve));
      const over = [...all].map((instance) => {
        instance.end("closed");
        return instance.over;
      });
      await Promise.all([closed, ...over]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return platform;
};

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "x-vercel-error": code });
  response.end(`An error occurred with this application.\n\n${code}\n`);
};

/** Null where it is larger than the platform takes. */
const bodyOf = async (incoming: IncomingMessage): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes <= bodyBytesMax) chunks.push(chunk);
  }
  return bytes > bodyBytesMax ? null : Buffer.concat(chunks);
};

const given = ({ headers }: IncomingMessage): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string | string[]] =>
        entry[1] !== undefined && !isPlatforms(entry[0]) && !["connection", "transfer-encoding"].includes(entry[0]),
    ),
  );

const toldOf = ({ socket, headers }: IncomingMessage): Record<string, string> => {
  const address = socket.remoteAddress ?? "127.0.0.1";
  const host = headers.host ?? "";
  return {
    "x-forwarded-for": address,
    "x-vercel-forwarded-for": address,
    "x-real-ip": address,
    "x-forwarded-host": host,
    "x-forwarded-proto": "https",
    "x-vercel-deployment-url": host,
    "x-vercel-id": "box1::box",
    "x-vercel-ip-country": "DE",
    forwarded: `for=${address};host=${host};proto=https`,
  };
};
