"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, Plus, UserCheck } from "lucide-react";
import { Suspense, useState } from "react";
import { later } from "#components/ui/later.ts";
import { toast } from "#components/ui/toast.ts";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { ConsentBody } from "#lib/contract/consent.ts";
import { service } from "./client.ts";
import { consentStanding, consentTable } from "./consent-words.ts";
import { FaultNote, wordsOf } from "./fault-note.tsx";
import { dayOf } from "./day-words.ts";
import { LeavingDialog } from "./leaving-dialog.tsx";

const NewConsentDialog = later(() =>
  import("./new-consent-dialog.tsx").then((part) => ({ default: part.NewConsentDialog })),
);

/** Whose likeness may be shown: what was written down, and what was said with a film. */
export function ConsentManager() {
  const client = useQueryClient();
  const [writing, setWriting] = useState(false);
  const [leaving, setLeaving] = useState<ConsentBody | null>(null);
  const [now] = useState(() => new Date());
  const consents = useQuery({
    queryKey: ["consents"],
    queryFn: ({ signal }) => service.list_consents({}, { signal }),
  });
  const revoke = useMutation({
    mutationFn: (consent: ConsentBody) => service.revoke_consent({ consent_id: consent.consent_id }),
    onSuccess: () => {
      toast("The consent is revoked. It opens nothing from now on.");
      return client.invalidateQueries({ queryKey: ["consents"] });
    },
    onError: (error) => {
      const { strong, rest } = wordsOf(error, "revoke the consent");
      toast.error(`${strong} ${rest}`);
    },
  });
  const listed = consents.data?.consents;

  return (
    <section aria-labelledby="consents" className="@container rounded-card border border-line bg-s1">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3.5 pb-3">
        <div>
          <h2 id="consents" className="font-semibold">
            Consents
          </h2>
          <p className="text-sm text-ink3">A film that shows a real person needs one.</p>
        </div>
        <span className="flex gap-2">
          {listed === undefined || listed.length === 0 ? null : (
            <Button onClick={() => download(listed)}>
              <Download size={15} strokeWidth={1.75} aria-hidden="true" /> Export
            </Button>
          )}
          <Button onClick={() => setWriting(true)}>
            <Plus size={15} strokeWidth={1.75} aria-hidden="true" /> Record consent
          </Button>
        </span>
      </div>
      {consents.error === null ? null : (
        <div className="px-4 pb-4">
          <FaultNote error={consents.error} doing="load your consents" onRetry={() => void consents.refetch()} />
        </div>
      )}
      {consents.isPending ? <Skeleton className="mx-4 mb-4 h-16" /> : null}
      {listed?.length === 0 ? (
        <div className="flex items-start gap-3.5 border-t border-line px-4 py-5">
          <span className="grid size-8 place-items-center rounded-control bg-s2 text-ink2">
            <UserCheck size={16} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <div>
            <h3 className="text-md font-semibold">No consents yet.</h3>
            <p className="text-ink2">Write one down before you name a real person, or say so when you make the film.</p>
          </div>
        </div>
      ) : null}
      {listed === undefined || listed.length === 0 ? null : (
        <ul aria-label="Consents" className="divide-y divide-line border-t border-line">
          {listed.map((consent) => (
            <ConsentLine key={consent.consent_id} line={consent} now={now} onRevoke={() => setLeaving(consent)} />
          ))}
        </ul>
      )}
      <Suspense>{writing ? <NewConsentDialog onClose={() => setWriting(false)} /> : null}</Suspense>
      <LeavingDialog
        leaving={leaving}
        title={`Revoke the consent of ${leaving?.subject ?? "this film"}?`}
        text="Films that are finished stay. No new film can rest on it, and this cannot be undone."
        verb="Revoke consent"
        onLeave={(thing) => revoke.mutate(thing)}
        onClose={() => setLeaving(null)}
      />
    </section>
  );
}

function ConsentLine({ line, now, onRevoke }: { line: ConsentBody; now: Date; onRevoke: () => void }) {
  const standing = consentStanding(line, now);
  const name = line.subject ?? "Said with a film";
  return (
    <li
      className={`grid min-h-12 grid-cols-[minmax(8.75rem,1.2fr)_minmax(11.25rem,2fr)_9.375rem_5.25rem] items-center gap-3 px-4 py-2 @max-[40rem]:flex @max-[40rem]:flex-wrap @max-[40rem]:gap-y-1 ${standing === "live" ? "" : "text-ink3"}`}
    >
      <span className="min-w-0 @max-[40rem]:basis-full">
        <span className="block truncate font-semibold">{name}</span>
        <span className="figures block truncate text-xs text-ink3">{line.consent_id}</span>
        {line.generation_id !== null || line.evidence_sha256 === null ? null : (
          <span title={line.evidence_sha256} className="figures block truncate text-xs text-ink3">
            release sha256 {line.evidence_sha256.slice(0, 4)}…{line.evidence_sha256.slice(-4)}
          </span>
        )}
      </span>
      <span className="min-w-0 text-ink2 @max-[40rem]:basis-full">
        {line.generation_id === null ? (
          <>
            {line.scope}
            {line.territory === null ? null : <span className="text-ink3"> · {line.territory}</span>}
          </>
        ) : (
          <a className="text-accent underline" href={`/films/${line.generation_id}`}>
            The film it was said with
          </a>
        )}
      </span>
      <span className="text-sm">
        {standing === "revoked" ? "Revoked" : standing === "expired" ? "Expired" : "Given"}{" "}
        {dayOf(
          standing === "revoked"
            ? (line.revoked_at ?? line.created_at)
            : standing === "expired"
              ? (line.expires_at ?? line.created_at)
              : line.created_at,
          now,
        )}
        {standing === "live" && line.expires_at !== null ? (
          <span className="block text-ink3">until {dayOf(line.expires_at, now)}</span>
        ) : null}
      </span>
      {standing === "revoked" ? null : (
        <Button
          look="danger"
          size="small"
          aria-label={`Revoke the consent of ${name}`}
          onClick={onRevoke}
          className="justify-self-end @max-[40rem]:ml-auto"
        >
          Revoke
        </Button>
      )}
    </li>
  );
}

const download = (consents: readonly ConsentBody[]): void => {
  const url = URL.createObjectURL(new Blob([consentTable(consents)], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "consents.csv";
  link.click();
  URL.revokeObjectURL(url);
};
