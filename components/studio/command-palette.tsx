"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleHelp, Film, Moon, Palette, Search, Sun } from "lucide-react";
import { useRouter } from "next/navigation";
import { Dialog as RadixDialog } from "radix-ui";
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { Kbd } from "#components/ui/kbd.tsx";
import { useFocusReturn } from "#components/ui/use-focus-return.ts";
import { brandPath } from "./brand-address.ts";
import { service } from "./client.ts";
import { findLines, type CommandLine } from "./command-lines.ts";
import { places } from "./places.ts";
import { showTheme } from "./theme-menu.tsx";

const filmsShown = 6;

/** Everything one can go to or do, found by typing: pages, films by their words, brands, the theme. */
export function CommandPalette({
  open,
  onOpenChange,
  onHelp,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHelp: () => void;
}) {
  const focusReturn = useFocusReturn();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-black/55" />
        <RadixDialog.Content
          aria-describedby={undefined}
          {...focusReturn}
          className="fixed top-[12dvh] left-1/2 z-50 flex max-h-[70dvh] w-[min(600px,calc(100vw-24px))] -translate-x-1/2 flex-col overflow-hidden rounded-dialog border border-line2 bg-s1 text-ink shadow-lg"
        >
          <RadixDialog.Title className="sr-only">Go to or do</RadixDialog.Title>
          <Lines onClose={() => onOpenChange(false)} onHelp={onHelp} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The palette's lines are made while it is open, so that nothing is asked for before. */
function Lines({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const [words, setWords] = useState("");
  const lines = useLines(words, onHelp);
  const [at, setAt] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = Math.min(at, lines.length - 1);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [current]);

  const run = (line: CommandLine | undefined) => {
    if (line === undefined) return;
    onClose();
    line.run();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && lines.length > 0) setAt((current + step + lines.length) % lines.length);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) run(lines[current]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <Search size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink3" />
        <input
          // The dialog was asked for by a key: what is typed next is meant for it.
          autoFocus
          role="combobox"
          aria-label="Go to or do"
          aria-expanded="true"
          aria-controls={`${id}-lines`}
          aria-activedescendant={lines.length === 0 ? undefined : `${id}-${current}`}
          placeholder="A page, a film, a brand"
          maxLength={200}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKey}
          className="h-12 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink3"
        />
        <Kbd>Esc</Kbd>
      </div>
      <div ref={list} id={`${id}-lines`} role="listbox" aria-label="Found" className="overflow-y-auto p-1.5">
        {lines.map((line, i) => (
          <div key={line.id} role="presentation">
            {line.group === lines[i - 1]?.group ? null : (
              <p role="presentation" className="px-2.5 pt-2 pb-1 text-sm text-ink3">
                {line.group}
              </p>
            )}
            <div
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === current}
              onPointerMove={() => setAt(i)}
              onClick={() => run(line)}
              className="flex h-9 cursor-default items-center gap-2.5 rounded-chip px-2.5 aria-selected:bg-s3 max-md:h-11"
            >
              <line.Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink2" />
              <span className="truncate">{line.label}</span>
              {line.note === undefined ? null : (
                <span className="ml-auto truncate pl-4 text-sm text-ink3">{line.note}</span>
              )}
            </div>
          </div>
        ))}
        <p role="status" className={lines.length === 0 ? "px-2.5 py-6 text-center text-ink2" : "sr-only"}>
          {lines.length === 0 ? "Nothing is called so." : `${lines.length} found`}
        </p>
      </div>
    </>
  );
}

const order = ["Go to", "Films", "Brands", "Do"] as const;

function useLines(words: string, onHelp: () => void): CommandLine[] {
  const router = useRouter();
  const search = useDeferredValue(words.trim());
  const films = useQuery({
    queryKey: ["films", "palette", search],
    queryFn: ({ signal }) =>
      service.list_generations({ limit: filmsShown, ...(search === "" ? {} : { search }) }, { signal }),
    placeholderData: (before) => before,
  });
  const brands = useQuery({
    queryKey: ["brands"],
    queryFn: ({ signal }) => service.list_brand_profiles({}, { signal }),
  });
  const go = (href: string) => () => router.push(href);
  const fixed: CommandLine[] = [
    ...places.map(({ href, label, Icon, hotkey }) => ({
      id: href,
      label,
      ...(hotkey === undefined ? {} : { note: hotkey }),
      group: "Go to" as const,
      Icon,
      run: go(href),
    })),
    ...(brands.data?.brand_profiles ?? []).map(({ brand_id, name }) => ({
      id: brand_id,
      label: name,
      note: brand_id,
      also: "brand",
      group: "Brands" as const,
      Icon: Palette,
      run: go(brandPath(brand_id)),
    })),
    { id: "light", label: "Light theme", group: "Do", Icon: Sun, run: () => showTheme("light") },
    { id: "dark", label: "Dark theme", group: "Do", Icon: Moon, run: () => showTheme("dark") },
    { id: "help", label: "Help and shortcuts", note: "?", group: "Do", Icon: CircleHelp, run: onHelp },
  ];
  const found = findLines(fixed, words);
  // The service has searched for the words already, in the whole sentence of each film.
  const shown = (films.data?.generations ?? []).map((film) => ({
    id: film.generation_id,
    label: film.title,
    ...(film.raw_intent === null ? {} : { note: film.raw_intent }),
    group: "Films" as const,
    Icon: Film,
    run: go(`/films/${film.generation_id}`),
  }));
  return [...found, ...shown].sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}
