"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { later } from "#components/ui/later.ts";
import { WhenIdle } from "#components/ui/when-idle.tsx";

const ToastArea = later(() => import("#components/ui/toast-area.tsx").then((part) => ({ default: part.ToastArea })));

/** What every signed-in page needs around it: server state and toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Offline a call fails and says so; by default it would wait without a word.
          queries: {
            retry: 1,
            refetchOnWindowFocus: false,
            staleTime: 10_000,
            networkMode: "always",
            refetchOnReconnect: true,
          },
          mutations: { networkMode: "always" },
        },
      }),
  );
  return (
    <QueryClientProvider client={client}>
      {children}
      <WhenIdle>
        <ToastArea />
      </WhenIdle>
    </QueryClientProvider>
  );
}
