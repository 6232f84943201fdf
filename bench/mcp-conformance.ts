import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

/**
 * Runs the official conformance scenarios of MCP servers against a running server and prints how each ended:
 * `node bench/mcp-conformance.ts [origin]`. The suite knows no keys, so it speaks to a door on this machine that adds
 * one: SHOTWRIGHT_KEY, or the owner's. docs/agents.md says which scenarios there are for us.
 */

const suite = "@modelcontextprotocol/conformance@0.1.16";
const origin = new URL(process.argv[2] ?? process.env["NEXTAUTH_URL"] ?? "http://localhost:3000");
const ownerKey = async (): Promise<string> => {
  const file = path.join(process.env["SHOTWRIGHT_DATA"] ?? ".shotwright", "owner.json");
  return (JSON.parse(await readFile(file, "utf8")) as { api_key: string }).api_key;
};
const key = process.env["SHOTWRIGHT_KEY"] ?? (await ownerKey());

let own = "";
/** The door's own name stands for the server's; any other name goes through as it came. */
const named = (value: string): string => value.replace(own, origin.host);
const door = http.createServer((request, response) => {
  const { host = "", origin: from } = request.headers;
  const headers: http.OutgoingHttpHeaders = { ...request.headers, host: named(host) };
  if (from !== undefined) headers["origin"] = named(from);
  headers["authorization"] = `Bearer ${key}`;
  const { hostname, port } = origin;
  const onward = http.request({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  request.pipe(onward);
});
await new Promise<void>((listening) => door.listen(0, "localhost", listening));
own = `localhost:${(door.address() as AddressInfo).port}`;

// It says at the end how each scenario went, and fails where one does: which may is told in docs/agents.md.
const asked = ["--yes", suite, "server", "--url", `http://${own}/api/mcp`, "--suite", "all"];
const run = spawn("npx", asked, { stdio: ["ignore", "pipe", "inherit"] });
let said = "";
run.stdout.on("data", (chunk: Buffer) => {
  said += chunk.toString();
});
await once(run, "close");
process.stdout.write(
  `${said
    .split("\n")
    .filter((line) => /^[✓✗] |^Total/.test(line))
    .join("\n")}\n`,
);
door.close();
