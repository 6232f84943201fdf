import { Chip } from "#components/ui/chip.tsx";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import type { EditPlan } from "#components/studio/use-plan-revisions.ts";
import { plainWords } from "#components/studio/words.ts";
import { EditableText } from "./editable-text.tsx";
import { looksEdit } from "./screenplay-edits.ts";
import { castName } from "./screenplay-words.ts";

/** Who and what is in the film, with the looks that every shot is held to. */
export function CastList({ screenplay, onEdit }: { screenplay: Screenplay; onEdit: EditPlan }) {
  const { cast, language } = screenplay;
  if (cast.length === 0) return <p className="text-ink3">Nobody: the place is what the film is about.</p>;
  return (
    <ul aria-label="Cast" className="flex flex-col gap-2.5">
      {cast.map((member) => {
        const text = (field: "looks" | "wardrobe", label: string, empty: string) => (
          <EditableText
            label={`${label} of ${member.name}`}
            value={member[field]}
            lang={language}
            empty={empty}
            most={400}
            className="text-ink2"
            onChange={(next) => onEdit(looksEdit(screenplay, member.id, field, next))}
          />
        );
        const dressed = member.kind === "person" || member.wardrobe !== "";
        return (
          <li key={member.id}>
            <p className="flex items-center gap-2">
              <span lang={language} className="font-medium">
                {castName(member)}
              </span>
              <Chip className="h-5! px-1.5! font-normal!">{plainWords(member.kind)}</Chip>
            </p>
            {text("looks", "Looks", "Lasting looks")}
            {dressed ? text("wardrobe", "Wardrobe", "Wardrobe") : null}
          </li>
        );
      })}
    </ul>
  );
}
