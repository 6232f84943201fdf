import { once } from "node:events";
import { expect, test } from "vitest";
import { endGroup, spawnGroup } from "./children.mjs";

/**
 * A shell that starts a long sleep; `onTerm` is what it does when it is asked to end. Both hold the shell's output open,
 * so its `close` says that both are gone.
 */
const shellWithSleeper = async (onTerm: string) => {
  const shell = spawnGroup("sh", ["-c", `trap '${onTerm}' TERM; sleep 600 & echo ready; wait; wait`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(shell, "close");
  await once(shell.stdout, "data");
  return { shell, closed };
};

test("what a program started ends with it", async () => {
  const { shell, closed } = await shellWithSleeper("exit 3");
  await endGroup(shell);
  expect(await closed).toEqual([3, null]);
});

test("a program that was killed outright leaves nothing behind", async () => {
  const { shell, closed } = await shellWithSleeper("");
  await endGroup(shell, "SIGKILL");
  expect(await closed).toEqual([null, "SIGKILL"]);
});
