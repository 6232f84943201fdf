"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, ChevronDown } from "lucide-react";
import { useId } from "react";
import { Menu } from "#components/ui/menu.tsx";
import { Segment } from "#components/ui/segments.tsx";
import { directorModes, filmShelves, type DirectorMode, type FilmShelf } from "#lib/contract/vocabulary.ts";
import { service } from "./client.ts";
import type { FilmSearch } from "./film-search.ts";
import { menuLine, menuPanel } from "./menu-classes.ts";
import { modeTitle } from "./words.ts";

const shelfWords: Record<FilmShelf | "all", string> = {
  all: "All",
  in_progress: "In progress",
  waiting: "Waiting for you",
  live: "Live",
  preview: "Preview",
  stopped: "Stopped",
};

/** The shelves of the library with how many films stand on each; brand and mode beside them. */
export function LibraryFilters({
  search,
  counts,
  onChange,
}: {
  search: FilmSearch;
  counts: Partial<Record<string, number>> | undefined;
  onChange: (change: Partial<FilmSearch>) => void;
}) {
  const brands = useQuery({
    queryKey: ["brands"],
    queryFn: ({ signal }) => service.list_brand_profiles({}, { signal }),
  });
  const brandLines = (brands.data?.brand_profiles ?? []).map(({ brand_id, name }) => ({
    value: brand_id,
    label: name,
  }));
  const shelves = useId();
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-md:contents">
      <div
        role="radiogroup"
        aria-label="Shelf"
        className="flex h-8 max-w-full overflow-x-auto rounded-control border border-ctl bg-s1 p-[2px] max-md:h-11 max-md:basis-full"
      >
        {(["all", ...filmShelves] as const)
          .filter((shelf) => shelf !== "stopped" || search.shelf === shelf || (counts?.[shelf] ?? 0) > 0)
          .map((shelf) => (
            <Segment key={shelf} group={shelves} chosen={search.shelf === shelf} onChoose={() => onChange({ shelf })}>
              {shelfWords[shelf]} <span className="figures font-normal text-ink3">{counts?.[shelf] ?? ""}</span>
            </Segment>
          ))}
      </div>
      {brandLines.length === 0 && search.brand === null ? null : (
        <FilterMenu
          label="Brand"
          every="Every brand"
          options={brandLines}
          value={search.brand}
          onChange={(brand) => onChange({ brand })}
        />
      )}
      <FilterMenu
        label="Mode"
        every="Every mode"
        options={directorModes.map((mode) => ({ value: mode, label: modeTitle(mode) }))}
        value={search.mode}
        onChange={(mode) => onChange({ mode: mode as DirectorMode | null })}
      />
    </div>
  );
}

const everything = "(everything)";

function FilterMenu({
  label,
  every,
  options,
  value,
  onChange,
}: {
  label: string;
  every: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  const lines = [{ value: everything, label: every }, ...options];
  return (
    <Menu
      className={`${menuPanel} max-h-[var(--radix-dropdown-menu-content-available-height)] overflow-y-auto`}
      trigger={
        <button
          type="button"
          aria-label={chosen === null ? label : `${label}: ${chosen}`}
          className={`flex h-8 items-center gap-2 rounded-control border border-ctl px-2.5 text-sm font-medium max-md:h-11 ${chosen === null ? "bg-s1" : "bg-s3"}`}
        >
          {chosen ?? label} <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" className="text-ink3" />
        </button>
      }
    >
      {(parts) => (
        <parts.RadioGroup
          value={value ?? everything}
          onValueChange={(next) => onChange(next === everything ? null : next)}
        >
          {lines.map((line) => (
            <parts.RadioItem key={line.value} value={line.value} className={menuLine}>
              <span className="flex-1">{line.label}</span>
              <parts.ItemIndicator>
                <Check size={14} strokeWidth={1.75} aria-hidden="true" />
              </parts.ItemIndicator>
            </parts.RadioItem>
          ))}
        </parts.RadioGroup>
      )}
    </Menu>
  );
}
