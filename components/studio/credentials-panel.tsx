import { ShieldCheck } from "lucide-react";
import { Chip } from "#components/ui/chip.tsx";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { sentenceCase } from "./client.ts";

const short = (manifestId: string): string => `${manifestId.slice(0, 18)}…${manifestId.slice(-4)}`;

/** What the film says of itself: its own manifest and those of its shots, which are its ingredients. */
export function CredentialsPanel({ film }: { film: GenerationBody }) {
  const rows = [
    { name: `${film.title}, film`, id: film.film?.provenance.manifest_id ?? null, deep: false },
    ...film.shots.map((shot) => ({
      name: `Shot ${shot.index}, ${sentenceCase(shot.role).toLowerCase()}`,
      id: shot.provenance.manifest_id,
      deep: true,
    })),
  ];
  return (
    <section aria-label="Content credentials" className="px-5 py-4">
      <div className="mb-2 flex items-center justify-between">
        <h2 className="font-medium">Content credentials</h2>
        <Chip tone="pass">
          <ShieldCheck size={13} strokeWidth={1.75} aria-hidden="true" /> Signed
        </Chip>
      </div>
      <p className="mb-3 text-ink2">
        Signed by this studio and checked before it was shown. The signer is made here and is not on a public trust
        list, so other readers call it unknown.
      </p>
      <ul className="flex flex-col gap-2">
        {rows.map((row) => (
          <li key={row.name} className={row.deep ? "border-l border-line2 pl-4" : ""}>
            <p>{row.name}</p>
            <p className="money text-[12px] text-ink3" title={row.id ?? ""}>
              {row.id === null ? "not signed" : short(row.id)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
