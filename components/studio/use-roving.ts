"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";

/**
 * One tab stop for a row of things: arrows go from one to the next, Home and End to the ends. `home` has the tab stop
 * until something else was focused. A thing that changes its place while it has the focus keeps it.
 */
export const useRoving = (ids: readonly string[], home: string) => {
  const [last, setLast] = useState<string | null>(null);
  const nodes = useRef(new Map<string, HTMLElement>());
  const held = useRef<string | null>(null);
  const stop = last !== null && ids.includes(last) ? last : home;
  const order = ids.join(" ");
  useEffect(() => {
    const id = held.current;
    // A node that is moved in the page loses the focus.
    if (id !== null && document.activeElement === document.body) nodes.current.get(id)?.focus();
  }, [order]);
  return {
    go: (id: string | undefined) => {
      if (id !== undefined) nodes.current.get(id)?.focus();
    },
    /** Props of one of the things. */
    thing: (id: string) => ({
      ref: (node: HTMLElement | null) => {
        if (node === null) nodes.current.delete(id);
        else nodes.current.set(id, node);
      },
      tabIndex: id === stop ? 0 : -1,
      onFocus: () => {
        held.current = id;
        setLast(id);
      },
      onBlur: () => {
        // React moves a node by taking it out first; only a focus that went elsewhere is let go.
        queueMicrotask(() => {
          if (document.activeElement !== document.body && document.activeElement !== nodes.current.get(id))
            held.current = held.current === id ? null : held.current;
        });
      },
    }),
    /** True when the key went to another thing. `ways` are the arrows that count. */
    press: (event: KeyboardEvent, id: string, back: readonly string[], on: readonly string[]): boolean => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
      const at = ids.indexOf(id);
      const to = back.includes(event.key)
        ? at - 1
        : on.includes(event.key)
          ? at + 1
          : event.key === "Home"
            ? 0
            : event.key === "End"
              ? ids.length - 1
              : null;
      if (to === null) return false;
      event.preventDefault();
      nodes.current.get(ids[Math.max(0, Math.min(ids.length - 1, to))] ?? "")?.focus();
      return true;
    },
  };
};
