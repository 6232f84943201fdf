"use client";

import { Check, FileVideo, ImageIcon, Info } from "lucide-react";
import type { RefObject } from "react";
import { ActionList } from "#components/studio/action-list.tsx";
import { saysWatermarked, signingTime, verdictLine } from "#components/studio/credential-words.ts";
import { ingredientNode, ManifestTree, type ManifestNode } from "#components/studio/manifest-tree.tsx";
import { StateChip } from "#components/studio/state-chip.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { disclosureOf, madeWithAi } from "#lib/contract/disclosure.ts";
import type { FileReport } from "./check-order.ts";
import { megabytes } from "./file-size.ts";
import { ReportDetails } from "./report-details.tsx";
import { useFilePicture, type FilePicture } from "./use-file-picture.ts";
import { WatermarkSearch } from "./watermark-search.tsx";

/** The answer about a file: the verdict first, then what it was made from, then every detail. */
export function CheckedFile({
  file,
  report,
  heading,
}: {
  file: File;
  report: FileReport;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const picture = useFilePicture(file);
  const holds = report.state === "trusted" || report.state === "valid";
  return (
    <div className="flex flex-col gap-7">
      <Verdict file={file} report={report} picture={picture} heading={heading} />
      {holds ? null : <WatermarkSearch file={file} report={report} />}
      {report.manifest_id === null ? null : (
        <div className="grid gap-x-9 gap-y-7 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,240px)] @4xl:grid-cols-[minmax(0,1fr)_minmax(0,292px)]">
          <section aria-labelledby="made-from" className="min-w-0">
            <h2 id="made-from" className="mb-2 font-semibold">
              {holds ? "What it was made from" : "What it says it was made from"}
            </h2>
            <ManifestTree label="Ingredients" root={rootNode(file, report, picture)} />
          </section>
          <div className="flex min-w-0 flex-col gap-7">
            <section aria-labelledby="done">
              <h2 id="done" className="mb-2 font-semibold">
                {holds ? "What was done" : "What it says was done"}
              </h2>
              <ActionList actions={report.actions} />
            </section>
            <ReportDetails file={file} report={report} />
          </div>
        </div>
      )}
      {report.manifest_id === null ? <ReportDetails file={file} report={report} /> : null}
    </div>
  );
}

function Verdict({
  file,
  report,
  picture,
  heading,
}: {
  file: File;
  report: FileReport;
  picture: FilePicture | null;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const ai = madeWithAi(report);
  const holds = report.state === "trusted" || report.state === "valid";
  return (
    <section aria-label="Result" className="flex items-start gap-5 @max-2xl:flex-col">
      <FileFrame picture={picture} />
      <div className="min-w-0 flex-1">
        <StateChip state={report.state} large />
        <h2
          ref={heading}
          tabIndex={-1}
          className="mt-3 scroll-mt-20 text-xl leading-7 font-semibold tracking-tight outline-none"
        >
          {verdictLine(report)}
        </h2>
        <p className="mt-0.5 break-words text-ink2">
          {file.name}, {megabytes(file.size)}.{holds ? signedAt(report) : null}
        </p>
        <p className="mt-2 max-w-[64ch] text-md break-words">
          {report.state === "none" ? "That alone does not mean it is fake." : disclosureOf(report)}
        </p>
        <ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
          {ai === true ? (
            <li>
              <Chip tone="outline">
                <Info size={13} strokeWidth={1.75} aria-hidden="true" /> Made with AI
              </Chip>
            </li>
          ) : null}
          {holds && report.preview === true ? (
            <li>
              <Chip tone="outline">
                <Info size={13} strokeWidth={1.75} aria-hidden="true" /> Preview
              </Chip>
            </li>
          ) : null}
          {holds && saysWatermarked(report.actions) ? (
            <li>
              <Chip tone="outline">
                <Check size={13} strokeWidth={1.75} aria-hidden="true" /> Watermarked when it was made
              </Chip>
            </li>
          ) : null}
        </ul>
        <ul
          aria-label="Reasons"
          className="mt-3 flex max-w-[64ch] list-disc flex-col gap-1 pl-4 text-ink2 marker:text-ink3"
        >
          {report.reasons.map(({ code, explanation }) => (
            <li key={code + explanation} className="break-words">
              {explanation}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const signedAt = (report: FileReport): string => {
  const time = signingTime(report);
  return time === null ? " It does not say when it was signed." : ` Signed ${time.time} (${time.word}).`;
};

/** The file itself, small, with its length where it is a film. */
function FileFrame({ picture }: { picture: FilePicture | null }) {
  const Icon = picture?.kind === "film" ? FileVideo : ImageIcon;
  return (
    <div className="relative grid aspect-video w-[336px] max-w-full shrink-0 place-items-center overflow-hidden rounded-frame border border-line bg-well text-white/60 @max-3xl:w-[260px]">
      {picture === null ? null : picture.url === null ? (
        <Icon size={22} strokeWidth={1.5} aria-hidden="true" />
      ) : (
        <img src={picture.url} alt="" className="h-full w-full object-contain" />
      )}
      {picture?.seconds === null || picture === null ? null : (
        <span className="figures absolute bottom-2 left-2 rounded-chip bg-black/72 px-1.5 text-xs text-white">
          {picture.seconds.toFixed(2)} s
        </span>
      )}
    </div>
  );
}

const rootNode = (file: File, report: FileReport, picture: FilePicture | null): ManifestNode => ({
  title: file.name,
  note: [
    file.type.startsWith("video/") ? "Film" : "Picture",
    ...(picture?.seconds === null || picture === null ? [] : [`${picture.seconds.toFixed(2)} s`]),
  ].join(", "),
  state: report.state,
  picture: picture?.url ?? null,
  kind: file.type.startsWith("video/") ? "film" : "picture",
  manifestId: report.manifest_id,
  signedBy: report.signed_by,
  actions: report.actions,
  watermarked: saysWatermarked(report.actions),
  below: report.ingredients.map((each) => ingredientNode(each)),
});
