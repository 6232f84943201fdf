import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { CopyButton } from "./copy-button.tsx";

/** A secret at the only time that it is shown, with the way to take it along. */
export function ShownOnce({
  text,
  label,
  copyLabel,
  secret,
  onDone,
}: {
  text: string;
  label: string;
  copyLabel: string;
  secret: string;
  onDone: () => void;
}) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink2">{text}</p>
      <Field
        label={label}
        readOnly
        autoFocus
        value={secret}
        onFocus={(event) => event.target.select()}
        control="font-mono"
      />
      <div className="flex items-center justify-end gap-2 [&_button]:h-8 [&_button]:max-md:h-11">
        <CopyButton label={copyLabel} text={secret} />
        <Button look="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
