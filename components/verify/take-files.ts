const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;

/**
 * Takes files, one at a time: those chosen in `input`, also before this was called, and those dropped anywhere on the
 * page; `onOver` while one is held above it. Until `signal` ends.
 */
export const takeFiles = (
  input: HTMLInputElement,
  { onFile, onOver }: { onFile: (file: File) => void; onOver: (over: boolean) => void },
  signal: AbortSignal,
): void => {
  const take = (file: File | null | undefined) => {
    if (file !== null && file !== undefined) onFile(file);
  };
  const takeChosen = () => {
    const file = input.files?.item(0);
    // The same file can be chosen again.
    input.value = "";
    take(file);
  };
  takeChosen();
  input.addEventListener("change", takeChosen, { signal });
  // Entering a child leaves its parent: what counts is whether the pointer is still within the page.
  let depth = 0;
  const within = (change: number) => (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    depth = Math.max(0, depth + change);
    onOver(depth > 0);
  };
  window.addEventListener("dragenter", within(1), { signal });
  window.addEventListener("dragleave", within(-1), { signal });
  window.addEventListener(
    "dragover",
    (event) => {
      if (carriesFiles(event)) event.preventDefault();
    },
    { signal },
  );
  window.addEventListener(
    "drop",
    (event) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      depth = 0;
      onOver(false);
      take(event.dataTransfer?.files.item(0));
    },
    { signal },
  );
};
