"use client";

import { useSyncExternalStore } from "react";

/** When a connected model is asked to direct a film that is being written. */
export const askTimes = ["when_opened", "after_pause"] as const;
export type AskTime = (typeof askTimes)[number];

const key = "shotwright-director";
const listeners = new Set<() => void>();

const stored = (): AskTime => askTimes.find((each) => each === localStorage.getItem(key)) ?? "when_opened";

/** Keeps the choice on this device. */
export const setAskTime = (time: AskTime): void => {
  localStorage.setItem(key, time);
  for (const listener of listeners) listener();
};

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Another window of the studio may have changed it.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
};

export const useAskTime = (): AskTime => useSyncExternalStore(watch, stored, () => "when_opened");
