import { expect, test } from "vitest";
import { mindServer, takenForDead } from "./mind-server.mjs";

const server = (code: number) => ({ ended: Promise.resolve(code) });

test("a server that lost its database is started again until it comes up, and its last end is told", async () => {
  const said: string[] = [];
  const pauses: number[] = [];
  let starts = 0;
  const last = server(3);
  const came = await mindServer(server(takenForDead), {
    start: () => (++starts < 3 ? Promise.reject(new Error("no database")) : Promise.resolve(last)),
    say: (line) => said.push(line),
    pause: (ms) => Promise.resolve(pauses.push(ms)),
  });
  expect(came).toEqual({ code: 3, server: last });
  expect([starts, pauses.length]).toEqual([3, 2]);
  expect(said).toEqual([expect.stringContaining("started again"), ...Array(2).fill("It did not start: no database")]);
});

test("any other end is the end", async () => {
  const one = server(1);
  const start = () => Promise.reject(new Error("it must not be started"));
  expect(await mindServer(one, { start, say: () => undefined })).toEqual({ code: 1, server: one });
});
