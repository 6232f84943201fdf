import { createServer } from "node:net";
import { expect, test } from "vitest";
import { chosenPort, freePort, isLoopback, readArguments } from "./ports.mjs";

test("the studio listens for this machine only, unless it is told otherwise", () => {
  expect(readArguments([], "")).toEqual({ host: "127.0.0.1", sentence: "" });
  expect(readArguments(["a fox", "in the snow"], "")).toEqual({ host: "127.0.0.1", sentence: "a fox in the snow" });
  expect(readArguments(["-H", "0.0.0.0", "a fox"], "")).toEqual({ host: "0.0.0.0", sentence: "a fox" });
  expect(readArguments(["a fox", "--hostname", "::"], "10.0.0.1")).toEqual({ host: "::", sentence: "a fox" });
  expect(readArguments([], "10.0.0.1").host).toBe("10.0.0.1");
  expect(() => readArguments(["-H"], "")).toThrow("-H 0.0.0.0");
  expect(["127.0.0.1", "127.8.9.1", "::1", "localhost"].every(isLoopback)).toBe(true);
  expect(["0.0.0.0", "::", "10.0.0.1", "127.example.org"].some(isLoopback)).toBe(false);
});

test("a port that is taken is told with the way out", async () => {
  const port = await freePort();
  expect(await chosenPort("127.0.0.1", String(port))).toBe(port);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await expect(chosenPort("127.0.0.1", String(port))).rejects.toThrow("choose another port");
  server.close();
});
