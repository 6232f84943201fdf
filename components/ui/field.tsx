import { useId, type InputHTMLAttributes, type SelectHTMLAttributes } from "react";

const control =
  "h-8 w-full rounded-control border border-ctl bg-s1 px-2.5 text-ink placeholder:text-ink3 max-md:h-11 aria-invalid:border-fail";

interface Labelled {
  label: string;
  error?: string | undefined;
}

/** A text field with its label above and its fault, if any, tied to it. */
export function Field({ label, error, className = "", ...rest }: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        className={control}
        {...(error === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${id}-error` })}
        {...rest}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className="text-fail">
          {error}
        </p>
      )}
    </div>
  );
}

/** A choice from a list, with its label above. */
export function Select({
  label,
  options,
  className = "",
  ...rest
}: Labelled & { options: readonly { value: string; label: string }[] } & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <select id={id} className={control} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
