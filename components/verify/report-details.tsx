"use client";

import { ChevronRight, FileBraces } from "lucide-react";
import { useEffect, useState } from "react";
import { signingTime } from "#components/studio/credential-words.ts";
import { buttonClass } from "#components/ui/button.tsx";
import type { FileReport } from "./check-order.ts";

/** Everything else that the reader found, for those who want to know; as a file too. */
export function ReportDetails({ file, report }: { file: File; report: FileReport }) {
  const time = signingTime(report);
  const lines: [term: string, value: string | null, counted?: true][] = [
    ["Signer", report.signed_by],
    ["Signed", time === null ? null : `${time.time}, ${time.word}`],
    ["Model", report.model],
    ["Preview", report.preview === null ? null : report.preview ? "Yes: drawn, not generated" : "No"],
    ["Consent record", report.consent_id, true],
    ["Made by", report.claim_generator],
    ["Manifest", report.manifest_id, true],
    ["SHA-256", report.sha256, true],
    ["Codes", report.reasons.map(({ code }) => code).join(", "), true],
    ["Checked in", `${(report.taken_ms / 1000).toFixed(2)} s, on this device`],
  ];
  return (
    <section aria-labelledby="details" className="min-w-0">
      <details className="group">
        <summary className="-ml-1 flex list-none items-center gap-1.5 rounded-control px-1 py-0.5 [&::-webkit-details-marker]:hidden max-md:min-h-11">
          <ChevronRight
            size={14}
            strokeWidth={1.75}
            aria-hidden="true"
            className="shrink-0 text-ink3 transition-transform duration-[120ms] group-open:rotate-90"
          />
          <h2 id="details" className="font-semibold">
            Details
          </h2>
        </summary>
        <dl className="mt-2 flex flex-col gap-2">
          {lines.map(([term, value, counted]) =>
            value === null || value === "" ? null : (
              <div key={term}>
                <dt className="text-sm text-ink3">{term}</dt>
                <dd className={counted ? "figures text-sm leading-5 break-all" : "break-words"}>{value}</dd>
              </div>
            ),
          )}
        </dl>
      </details>
      <FullReport name={file.name} report={report} />
    </section>
  );
}

/** The report as JSON, made here. */
function FullReport({ name, report }: { name: string; report: FileReport }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([JSON.stringify(report, null, 2)], { type: "application/json" }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [report]);
  return (
    <a href={url} download={`${name}.credentials.json`} className={`${buttonClass()} mt-3`}>
      <FileBraces size={14} strokeWidth={1.75} aria-hidden="true" /> Full report
    </a>
  );
}
