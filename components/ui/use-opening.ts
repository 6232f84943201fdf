"use client";

import { useDeferredValue, useState } from "react";

/**
 * Opens what covers the page one picture after the press, which is answered at once, and closes it at once. `wanted`
 * once it was ever open: until then its program is not needed.
 */
export const useOpening = (asked: boolean): { open: boolean; wanted: boolean } => {
  const ready = useDeferredValue(asked, false);
  const [wanted, setWanted] = useState(ready);
  if (ready && !wanted) setWanted(true);
  return { open: asked && ready, wanted: wanted || ready };
};
