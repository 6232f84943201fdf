const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;

/** Takes files that are dropped anywhere on the page, the first of several; `onOver` while one is held above it. */
export const takeDrops = (
  { onFile, onOver }: { onFile: (file: File) => void; onOver: (over: boolean) => void },
  signal: AbortSignal,
): void => {
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
      const file = event.dataTransfer?.files.item(0);
      if (file) onFile(file);
    },
    { signal },
  );
};
