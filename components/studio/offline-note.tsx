"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { FaultNote } from "./fault-note.tsx";

const watch = (listener: () => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

/** Says that there is no network, where a page shows what it last heard; nothing while there is one. */
export function OfflineNote() {
  const client = useQueryClient();
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <FaultNote error={null} doing="reach the service" onRetry={() => void client.refetchQueries({ type: "active" })} />
  );
}
