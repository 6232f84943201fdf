"use client";

import { useEffect } from "react";

/** Names the page after a thing that is known only once it has loaded. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Shotwright`;
  }, [title]);
};
