"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { service } from "./client.ts";
import { useGenerateKey } from "./use-generate-key.ts";
import { usd } from "./words.ts";

/** A way to begin: the form, what becomes of it beside it, and the one button with its price. */
export function BeginFrame({
  form,
  beside,
  fault,
  ready,
  busy,
  busyWord,
  onStart,
}: {
  form: ReactNode;
  beside: ReactNode;
  /** What went wrong and has no field of its own. */
  fault: ReactNode;
  ready: boolean;
  busy: boolean;
  busyWord: string;
  onStart: () => void;
}) {
  useGenerateKey(onStart);
  return (
    <form
      className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_clamp(400px,34.4vw,560px)] max-lg:grid-cols-1"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <div className="flex flex-col gap-5 overflow-y-auto px-8 py-7 max-lg:overflow-visible max-md:gap-4 max-md:p-4">
        {form}
      </div>
      <div className="flex min-h-0 flex-col border-line bg-s1 max-lg:border-t max-lg:pb-[76px] lg:border-l">
        <div className="min-h-0 flex-1 p-5 max-md:p-4 lg:overflow-y-auto">{beside}</div>
        <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 md:max-lg:left-[212px]">
          {fault === null ? null : <div className="bg-s1 px-5 py-3 max-md:px-4">{fault}</div>}
          <div className="flex items-center justify-between gap-3 border-t border-line bg-s1 px-5 py-3 max-md:px-4">
            <Price />
            <Button
              look="primary"
              size="large"
              type="submit"
              disabled={!ready || busy}
              aria-keyshortcuts="Control+Enter Meta+Enter"
            >
              {busy ? busyWord : "Generate"}
              <span className="contents [&_kbd]:border-btn-ink/40 [&_kbd]:text-btn-ink">
                <Kbd>⌘↵</Kbd>
              </span>
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}

/** What it costs as far as it can be said before anything was read. */
function Price() {
  const found = useQuery({
    queryKey: ["discovery"],
    staleTime: Infinity,
    queryFn: ({ signal }) => service.discovery({}, { signal }),
  });
  const live = found.data?.beta.renders === "live";
  return (
    <div>
      <p className="text-ink2">
        {live ? (
          <span className="text-md font-semibold text-ink">Quoted when it is read</span>
        ) : (
          <>
            <span className="figures text-xl font-semibold text-ink">{usd(0)}</span> preview
          </>
        )}
      </p>
      <p className="text-sm text-ink3">{live ? "Never over your budget." : "The film’s page says the live price."}</p>
    </div>
  );
}
