import type { Drawing, openDrawing } from "./open-drawing.ts";

/** What draws, opened by whoever needs it first: a process that only asks for films loads neither renderer nor encoder. */
export interface DrawingWhenAsked {
  opened: () => Promise<Drawing>;
  /** Ends it where it was opened. */
  close: () => Promise<void>;
}

/** Takes what `openDrawing` takes. */
export const drawingWhenAsked = (...given: Parameters<typeof openDrawing>): DrawingWhenAsked => {
  let drawing: Promise<Drawing> | undefined;
  return {
    opened: () => (drawing ??= import("./open-drawing.ts").then((module) => module.openDrawing(...given))),
    close: async () => (await drawing)?.close(),
  };
};
