import type { ProvenanceAction } from "#lib/contract/provenance.ts";
import { actionNote, actionTitle, utcTime } from "./credential-words.ts";

/** What was done, in its order, in plain words. */
export function ActionList({ actions }: { actions: readonly ProvenanceAction[] }) {
  if (actions.length === 0) return <p className="text-sm text-ink2">Its credential does not say what was done.</p>;
  return (
    <ol aria-label="What was done" className="flex flex-col gap-1.5">
      {actions.map((action, i) => {
        const note = actionNote(action);
        return (
          <li key={`${action.action} ${i}`} title={action.when === null ? undefined : utcTime(action.when)}>
            <span className="font-medium">{actionTitle(action.action)}</span>
            {note === null ? null : <span className="block text-sm break-words text-ink2">{note}</span>}
          </li>
        );
      })}
    </ol>
  );
}
