"use client";

import { ChevronDown } from "lucide-react";
import { useId, type KeyboardEvent, type ReactNode } from "react";
import { controlClass } from "./field.tsx";
import { onDemand, usePart } from "./on-demand.ts";

export interface SelectOption {
  value: string;
  label: string;
  /** Shown in the list only, under the label. */
  note?: string;
}

export interface SelectProps {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  icon?: ReactNode;
  /** Stands in the closed field after the chosen label. */
  children?: ReactNode;
  className?: string;
}

export const selectClass = `${controlClass} flex items-center gap-2.5 text-left max-md:text-lg`;

const list = onDemand(() => import("./select-list.tsx").then((part) => part.SelectList));

/** A choice from a list, with its label above. The list's program comes when somebody reaches for it. */
export function Select(props: SelectProps) {
  const { label, options, value, icon, children, className = "" } = props;
  const id = useId();
  const { Part, ask, reach } = usePart(list);
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm text-ink2">
        {label}
      </label>
      {Part === null ? (
        <button
          {...reach}
          id={id}
          type="button"
          role="combobox"
          aria-expanded="false"
          className={selectClass}
          onClick={ask}
          onKeyDown={(event) => {
            if (!opens(event)) return;
            event.preventDefault();
            ask();
          }}
        >
          <SelectFace icon={icon} label={options.find((option) => option.value === value)?.label}>
            {children}
          </SelectFace>
        </button>
      ) : (
        <Part {...props} id={id} />
      )}
    </div>
  );
}

/** Arrows open a list, and so does the letter that an option begins with. */
const opens = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === "ArrowDown" || key === "ArrowUp" || (/^[\p{L}\p{N}]$/u.test(key) && !altKey && !ctrlKey && !metaKey);

/** What is seen of a closed select. */
export function SelectFace({ icon, label, children }: { icon: ReactNode; label: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      <span className="min-w-0 flex-1 truncate">
        <span className="font-medium">{label}</span>
        {children}
      </span>
      <span aria-hidden="true" className="text-ink3">
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </>
  );
}
