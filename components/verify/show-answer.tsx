import { createRoot, type Root } from "react-dom/client";
import { Answer } from "./answer.tsx";
import type { FileCheck } from "./file-checks.ts";

let root: Root | null = null;

/** Puts an answer where the page has room for it. */
export const showAnswer = (room: Element, check: FileCheck, again: (file: File) => void): void => {
  root ??= createRoot(room);
  root.render(<Answer check={check} again={again} />);
};
