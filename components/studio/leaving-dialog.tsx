import { Button } from "#components/ui/button.tsx";
import { AlertDialog } from "#components/ui/dialog.tsx";

/** The question before one thing of a list is taken away; closed while `leaving` is null. */
export function LeavingDialog<Thing>({
  leaving,
  title,
  text,
  verb,
  stay = "Keep it",
  onLeave,
  onClose,
}: {
  leaving: Thing | null;
  title: string;
  text: string;
  /** What the button does: `Revoke key`. */
  verb: string;
  /** What the other one says. */
  stay?: string;
  onLeave: (thing: Thing) => void;
  onClose: () => void;
}) {
  return (
    <AlertDialog
      title={title}
      text={text}
      open={leaving !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Button onClick={onClose}>{stay}</Button>
      <Button
        look="danger"
        onClick={() => {
          if (leaving !== null) onLeave(leaving);
          onClose();
        }}
      >
        {verb}
      </Button>
    </AlertDialog>
  );
}
