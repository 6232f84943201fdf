import { mkdtemp, rm } from "node:fs/promises";
import { request as ask } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "#scripts/ports.mjs";
import { startServer } from "#scripts/server.mjs";
import { bothOf, furnish, type AccountCall } from "#lib/api/testing/fuzz-accounts.ts";
import type { FuzzRequest, Sender } from "#lib/api/testing/fuzz-requests.ts";
import type { FuzzTarget } from "#lib/api/testing/fuzz-run.ts";
import type { FuzzAnswer } from "#lib/api/testing/fuzz-verdict.ts";
import { joinServer } from "./join-server.ts";

const secret = "Marrowgate";
const mostRead = 1_048_576;
const answerWithinMs = 120_000;

/** The built product in an empty folder, with two accounts. Films are drawn: few are begun a minute. */
export const fuzzServer = async (): Promise<{ target: FuzzTarget; close: () => Promise<void> }> => {
  const folder = await mkdtemp(path.join(tmpdir(), "shotwright-fuzz-"));
  const server = await startServer({
    port: await freePort(),
    env: {
      SHOTWRIGHT_DATA: folder,
      SHOTWRIGHT_SAMPLE_FILM: "off",
      SHOTWRIGHT_SIGNUP: "open",
      SHOTWRIGHT_READ_PER_MINUTE: "1000000",
      SHOTWRIGHT_WRITE_PER_MINUTE: "1000000",
      SHOTWRIGHT_GENERATE_PER_MINUTE: "20",
    },
  });
  const base = new URL(server.address);
  const send = (request: FuzzRequest, authority: Record<string, string>): Promise<FuzzAnswer> =>
    new Promise((done, failed) => {
      const { method, path: where, headers, body } = request;
      // `fetch` would mend what is broken on purpose.
      const sent = ask(
        {
          host: base.hostname,
          port: base.port,
          method,
          path: where.toWellFormed().replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent),
          headers: { ...headers, ...authority },
          timeout: answerWithinMs,
        },
        (answer) => {
          const chunks: Buffer[] = [];
          let length = 0;
          const end = () =>
            done({
              status: answer.statusCode ?? 0,
              headers: new Headers(
                Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
              ),
              text: Buffer.concat(chunks).toString("utf8"),
            });
          answer.on("data", (chunk: Buffer) => {
            chunks.push(chunk);
            length += chunk.byteLength;
            if (length > mostRead || /event-stream/.test(answer.headers["content-type"] ?? "")) {
              end();
              answer.destroy();
            }
          });
          answer.once("end", end);
          answer.once("error", end);
        },
      );
      sent.once("timeout", () => sent.destroy(new Error(`${method} ${where} was not answered.`)));
      sent.once("error", failed);
      sent.end(body ?? undefined);
    });

  const joined = async (name: string) => {
    const { email, session } = await joinServer(server.address, name);
    const call: AccountCall = async (method, where, body) => {
      const { status, text } = await send(
        {
          row: null,
          sender: "session",
          method,
          path: `/api/v1${where}`,
          headers: { "content-type": "application/json", prefer: "respond-async" },
          body: JSON.stringify(body ?? {}),
        },
        session,
      );
      return status < 300 ? (JSON.parse(text) as Record<string, unknown>) : {};
    };
    const keyOf = async (scopes: string[]) =>
      String((await call("POST", "/keys", { name: "fuzz", scopes }))["api_key"]);
    return { email, session, call, keyOf };
  };
  const [mine, theirs] = [await joined("tamarisk"), await joined("marrowgate")];
  const key = await mine.keyOf(["read", "generate", "brand", "publish"]);
  const poor = await mine.keyOf(["read"]);
  const ids = bothOf(await furnish(mine.call, "Tamarisk"), await furnish(theirs.call, secret));
  const authority: Record<Sender, Record<string, string>> = {
    session: mine.session,
    key: { authorization: `Bearer ${key}` },
    poor: { authorization: `Bearer ${poor}` },
    wrong: { authorization: "Bearer sw_live_aaaaaaaa_nobody" },
    none: {},
  };
  return {
    target: {
      ids,
      secrets: [secret, secret.toLowerCase()],
      send: (request) => send(request, authority[request.sender]),
    },
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
