"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { AlertDialog } from "#components/ui/dialog.tsx";
import { typing } from "./typing.ts";

/** The address in the studio that a click would go to; null for clicks that leave the page where it is. */
const addressOf = (event: MouseEvent): string | null => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin)
    return null;
  return link.pathname === location.pathname ? null : link.pathname + link.search + link.hash;
};

/**
 * Asks before a page with unsaved changes is left: by a link, a key of the navigation, Back, or by closing it. Answers the
 * question as an element, and a function that lets the next departure pass.
 */
export const useUnsavedGuard = (dirty: boolean): { question: ReactNode; letGo: () => void } => {
  const router = useRouter();
  const free = useRef(false);
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null);
  useEffect(() => {
    if (!dirty) return;
    free.current = false;
    const ends = new AbortController();
    const options = { signal: ends.signal, capture: true };
    const ask = (event: Event, go: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      setLeaving({ go });
    };
    document.addEventListener(
      "click",
      (event) => {
        const address = free.current ? null : addressOf(event);
        if (address !== null) ask(event, () => router.push(address));
      },
      options,
    );
    window.addEventListener(
      "keydown",
      (event) => {
        const plain = !event.metaKey && !event.ctrlKey && !event.altKey && !typing(event.target);
        const within = event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]');
        if (plain && !within && event.key.toLowerCase() === "n") ask(event, () => router.push("/films/new"));
      },
      options,
    );
    window.addEventListener(
      "beforeunload",
      (event) => {
        if (!free.current) event.preventDefault();
      },
      options,
    );
    // Back and Forward: where a browser does not tell of them, they are not held.
    (window as Partial<Window>).navigation?.addEventListener(
      "navigate",
      (event) => {
        if (free.current || event.navigationType !== "traverse" || !event.cancelable) return;
        const { key } = event.destination;
        ask(event, () => void window.navigation.traverseTo(key));
      },
      { signal: ends.signal },
    );
    return () => ends.abort();
  }, [dirty, router]);
  return {
    letGo: () => {
      free.current = true;
    },
    question: (
      <AlertDialog
        title="Leave without saving?"
        text="Your changes to this brand are not saved."
        open={leaving !== null}
        onOpenChange={(open) => {
          if (!open) setLeaving(null);
        }}
      >
        <Button onClick={() => setLeaving(null)}>Keep editing</Button>
        <Button
          look="danger"
          onClick={() => {
            free.current = true;
            setLeaving(null);
            leaving?.go();
          }}
        >
          Leave without saving
        </Button>
      </AlertDialog>
    ),
  };
};
