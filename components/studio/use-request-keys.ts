"use client";

import { useState } from "react";
import { newRequestKey } from "./client.ts";

/** An idempotency key for each body that a page sends: pressed twice, a button makes one film. */
export const useRequestKeys = (): ((body: object) => string) => {
  const [keys] = useState(() => new Map<string, string>());
  return (body) => {
    const name = JSON.stringify(body);
    const before = keys.get(name);
    if (before !== undefined) return before;
    const made = newRequestKey();
    keys.set(name, made);
    return made;
  };
};
