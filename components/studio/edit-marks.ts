/** The edit whose first picture is still to come. */
let awaited: { before: string; begun_ms: number } | null = null;

/** Begins to measure how long an edit takes to be seen; `before` is the hash of the plan that is still shown. */
export const markEdit = (before: string, begun_ms: number): void => {
  awaited = { before, begun_ms };
};

/** Ends the measurement with the first picture of another plan: a measure named `plan-edit-shown`, for profilers. */
export const markShown = (hash: string): void => {
  if (awaited === null || awaited.before === hash) return;
  performance.measure("plan-edit-shown", { start: awaited.begun_ms, end: performance.now() });
  awaited = null;
};
