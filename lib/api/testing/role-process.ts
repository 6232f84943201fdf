import { createInterface } from "node:readline";
import type { EndpointName } from "#lib/contract/endpoints.ts";
import { currentApi } from "#lib/api/current-api.ts";
import { startUp } from "#lib/api/start-up.ts";
import { person, send, type Send, type TestApp } from "./test-app.ts";

/**
 * A process of its own that starts the service as it is delivered, in the role of its own surroundings. A line of its
 * standard input is a call, answered by a line: `{ id, name, given }`, and `{ id, status, body }` back; `person` makes one.
 */
interface Asked {
  id: number;
  name: EndpointName | "person";
  given: Send;
}

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

await startUp();
const api = await currentApi();
const app = { api, store: api.services.store } as TestApp;
const answer = async ({ id, name, given }: Asked): Promise<void> => {
  if (name === "person") return void say({ id, status: 200, body: JSON.stringify(await person(app)) });
  const response = await send(app, name, given);
  say({ id, status: response.status, body: await response.text() });
};
createInterface(process.stdin).on("line", (line) => {
  const asked = JSON.parse(line) as Asked;
  answer(asked).catch((cause: unknown) => say({ id: asked.id, status: 0, body: String(cause) }));
});
say({ id: 0, status: 200, body: api.services.role });
