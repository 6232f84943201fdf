import { useId, type InputHTMLAttributes } from "react";

/** Classes of everything one types or chooses in. */
export const controlClass =
  "h-8 w-full rounded-control border border-ctl bg-s1 px-2.5 text-ink placeholder:text-ink3 max-md:h-11 aria-invalid:border-fail";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  control?: string;
}

/** A text field with its label above and its fault, if any, tied to it. */
export function Field(props: FieldProps) {
  return <FieldWithId {...props} id={useId()} />;
}

/** The same for pages of plain HTML, which name their fields themselves: hooks work only where a program runs. */
export function FieldWithId({ id, label, error, className = "", control = "", ...rest }: FieldProps & { id: string }) {
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
