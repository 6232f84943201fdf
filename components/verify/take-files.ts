import { takeDrops } from "#components/ui/take-drops.ts";

/**
 * Takes files, one at a time: those chosen in `input`, also before this was called, and those dropped anywhere on the
 * page; `onOver` while one is held above it. Until `signal` ends.
 */
export const takeFiles = (
  input: HTMLInputElement,
  taker: { onFile: (file: File) => void; onOver: (over: boolean) => void },
  signal: AbortSignal,
): void => {
  const takeChosen = () => {
    const file = input.files?.item(0);
    // The same file can be chosen again.
    input.value = "";
    if (file) taker.onFile(file);
  };
  takeChosen();
  input.addEventListener("change", takeChosen, { signal });
  takeDrops(taker, signal);
};
