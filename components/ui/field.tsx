"use client";

import { useId, type InputHTMLAttributes } from "react";

/** Classes of everything one types or chooses in. */
export const controlClass =
  "h-8 w-full rounded-control border border-ctl bg-s1 px-2.5 text-ink placeholder:text-ink3 max-md:h-11 aria-invalid:border-fail";

/** A text field with its label above and its fault, if any, tied to it. */
export function Field({
  label,
  error,
  className = "",
  control = "",
  ...rest
}: { label: string; error?: string | undefined; control?: string } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm text-ink2">
        {label}
      </label>
      <input
        id={id}
        className={`${controlClass} ${control}`}
        {...(error === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${id}-error` })}
        {...rest}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className="text-sm text-fail">
          {error}
        </p>
      )}
    </div>
  );
}
