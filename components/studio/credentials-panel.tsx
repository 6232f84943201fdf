import { ShieldCheck } from "lucide-react";
import { Chip } from "#components/ui/chip.tsx";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { Still } from "./still.tsx";
import { roleTitle } from "./words.ts";

const short = (manifestId: string): string => `${manifestId.slice(0, 13)}…${manifestId.slice(-4)}`;

/** What the film says of itself: its own manifest and those of its shots, which are its ingredients. */
export function CredentialsPanel({ film, stills }: { film: GenerationBody; stills: readonly string[] }) {
  const makers = [...new Set(film.shots.flatMap((shot) => (shot.delivered === null ? [] : [shot.delivered.model])))];
  return (
    <section aria-label="Content credentials" className="px-4 py-3.5">
      <div className="mb-2 flex items-center justify-between">
        <h2 className="font-semibold">Content credentials</h2>
        <Chip tone="pass">
          <ShieldCheck size={13} strokeWidth={1.75} aria-hidden="true" /> Signed
        </Chip>
      </div>
      <p className="mb-3 text-sm leading-5 text-ink2">
        Signed when it was made, with this studio’s own development credential: it is on no public trust list, so other
        readers call the signer unknown. {film.preview ? "Drawn" : "Made"} by {new Intl.ListFormat("en").format(makers)}
        .
      </p>
      <ul className="flex flex-col">
        <Line name={`${film.title}, film`} manifestId={film.film?.provenance.manifest_id ?? null} still={stills[0]} />
        <li>
          <ul aria-label="Made of" className="ml-[5px] border-l border-line2 pb-1">
            {film.shots.map((shot, i) => (
              <Line
                key={shot.shot_id}
                deep
                name={`Shot ${shot.index}, ${roleTitle(shot.role).toLowerCase()}`}
                manifestId={shot.provenance.manifest_id}
                still={stills[i]}
              />
            ))}
          </ul>
        </li>
      </ul>
    </section>
  );
}

function Line({
  name,
  manifestId,
  still,
  deep = false,
}: {
  name: string;
  manifestId: string | null;
  still: string | undefined;
  deep?: boolean;
}) {
  return (
    <li
      className={`relative flex items-center gap-2.5 py-1 ${deep ? "pl-4 before:absolute before:top-1/2 before:left-0 before:w-2.5 before:border-t before:border-line2" : ""}`}
    >
      <Still src={still} className="h-8 w-14" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        <span className="figures block truncate text-xs text-ink3" title={manifestId ?? undefined}>
          {manifestId === null ? "No manifest" : short(manifestId)}
        </span>
      </span>
      {manifestId === null ? null : (
        <span className="flex items-center gap-1.5 text-sm text-pass">
          <ShieldCheck size={13} strokeWidth={1.75} aria-hidden="true" /> Signed
        </span>
      )}
    </li>
  );
}
