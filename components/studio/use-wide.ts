"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds now; false on the server. */
export const useWide = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (listener) => {
        const media = matchMedia(query);
        media.addEventListener("change", listener);
        return () => media.removeEventListener("change", listener);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  );
