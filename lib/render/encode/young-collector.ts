import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (options: { type: "minor" }) => void;

/**
 * A collection of what was made lately. Every frame is megabytes outside the heap that die at once; left alone, V8
 * answers them with full collections, at a quarter of the renderer's CPU. Where the host has none, nothing happens.
 */
export const youngCollector = (): (() => void) => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("globalThis.gc") as Collect | undefined;
  setFlagsFromString("--no-expose-gc");
  return () => collect?.({ type: "minor" });
};
