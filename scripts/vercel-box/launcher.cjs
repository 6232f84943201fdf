// What the platform puts beside a function: it starts the server that the build left, and tells over descriptor 3 what
// it is at. A request is over once it was answered and everything that waits behind the answer is done.
const { AsyncLocalStorage } = require("node:async_hooks");
const fs = require("node:fs");
const http = require("node:http");

process.chdir(__dirname);
const tell = (message) => fs.writeSync(3, `${JSON.stringify(message)}\n`);

const requests = new AsyncLocalStorage();
for (const name of ["@vercel/request-context", "@next/request-context"])
  globalThis[Symbol.for(name)] = { get: () => requests.getStore() };

// Hosts of the platform that cannot be reached from here, by what stands in for them.
const standIns = JSON.parse(process.env.BOX_STAND_INS ?? "{}");
delete process.env.BOX_STAND_INS;
const reach = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const address = typeof input === "string" ? input : "";
  const [host, there] = Object.entries(standIns).find(([name]) => address.startsWith(name)) ?? [];
  return reach(host === undefined ? input : there + address.slice(host.length), init);
};

const readJson = (file) => JSON.parse(fs.readFileSync(file, "utf8"));

/** The server of Next in the mode in which the platform finds the route and rewrites addresses. */
const openServer = () => {
  const { default: NextServer } = require("next/dist/compiled/next-server/server.runtime.prod.js");
  const { config } = readJson(".next/required-server-files.json");
  return new NextServer({ conf: config, dir: ".", minimalMode: true, customServer: false }).getRequestHandler();
};

/** The program that stands before pages: a request in, and what is to be changed of it and of its answer out. */
const openProxy = () => {
  const found = require("./.next/server/middleware.js");
  const run = found.default ?? found;
  return async (request, response) => {
    const { waitUntil } = requests.getStore();
    const url = `https://${request.headers["x-forwarded-host"]}${request.url}`;
    const { method, headers } = request;
    const nextConfig = { basePath: "", i18n: null, trailingSlash: false };
    const asked = { url, method, headers, nextConfig, page: {}, signal: new AbortController().signal, waitUntil };
    const result = await run({ request: asked, page: "middleware", handler: found.proxy });
    waitUntil(Promise.resolve(result.waitUntil));
    response.writeHead(result.response.status, Object.fromEntries(result.response.headers));
    response.end(Buffer.from(await result.response.arrayBuffer()));
  };
};

let handle;
const server = http.createServer((request, response) => {
  const id = request.headers["x-box-request"];
  delete request.headers["x-box-request"];
  const behind = new Set();
  let isAnswered = false;
  const look = () => {
    if (isAnswered && behind.size === 0) tell({ done: id });
  };
  const waitUntil = (promise) => {
    const settled = Promise.resolve(promise).then(
      () => undefined,
      (cause) => console.error("What waited behind an answer failed.", cause),
    );
    behind.add(settled);
    void settled.then(() => {
      behind.delete(settled);
      look();
    });
  };
  response.once("close", () => {
    isAnswered = true;
    look();
  });
  void requests.run({ waitUntil, headers: request.headers }, () =>
    Promise.resolve(handle(request, response)).catch((cause) => {
      console.error(cause);
      process.exit(1);
    }),
  );
});

const { BOX_KIND: kind } = process.env;
delete process.env.BOX_KIND;
handle = kind === "proxy" ? openProxy() : openServer();
server.keepAliveTimeout = 0;
server.listen(0, "127.0.0.1", () => tell({ port: server.address().port }));
