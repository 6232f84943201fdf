import { createInterface } from "node:readline";
import type { EndpointName } from "#lib/contract/endpoints.ts";
import { currentApi } from "#lib/api/current-api.ts";
import { startUp } from "#lib/api/start-up.ts";
import { person, send, type Send, type TestApp } from "./test-app.ts";

/**
 * A process of its own that starts the service as it is delivered, in the role of its own surroundings. A line of its
 * standard input is a call, answered by a line: `{ id, name, given, file }`, and `{ id, status, headers, body }` back, files
 * and bodies in base64; `person` makes one, `libraries` are the native ones that the process and its threads have loaded.
 */
interface Asked {
  id: number;
  name: EndpointName | "person" | "libraries";
  given: Send;
  file?: string;
}

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

// The host that a private blob store is read from is fixed: here its fake stands in for it.
const [blobHost, blobReads] = (process.env["TEST_BLOB_READS"] ?? "").split(" ");
if (blobHost !== undefined && blobReads !== undefined) {
  const real = globalThis.fetch;
  globalThis.fetch = (asked, init) =>
    typeof asked === "string" && asked.startsWith(blobHost)
      ? real(blobReads + asked.slice(blobHost.length), init)
      : real(asked, init);
}

await startUp();
const api = await currentApi();
const app = { api, store: api.services.store } as TestApp;
const base64 = (text: string) => Buffer.from(text).toString("base64");
const answer = async ({ id, name, given, file }: Asked): Promise<void> => {
  if (name === "person")
    return void say({ id, status: 200, headers: {}, body: base64(JSON.stringify(await person(app))) });
  if (name === "libraries")
    return void say({ id, status: 200, headers: {}, body: base64(nativeLibraries().join("\n")) });
  const body = file === undefined ? {} : { body: Buffer.from(file, "base64") };
  const response = await send(app, name, { ...given, ...body });
  const bytes = Buffer.from(await response.arrayBuffer());
  say({ id, status: response.status, headers: Object.fromEntries(response.headers), body: bytes.toString("base64") });
};
const nativeLibraries = (): string[] =>
  (process.report.getReport() as unknown as { sharedObjects: string[] }).sharedObjects;
createInterface(process.stdin).on("line", (line) => {
  const asked = JSON.parse(line) as Asked;
  answer(asked).catch((cause: unknown) => say({ id: asked.id, status: 0, headers: {}, body: base64(String(cause)) }));
});
say({ id: 0, status: 200, headers: {}, body: base64(api.services.role) });
