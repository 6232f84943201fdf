import { ExternalLink } from "lucide-react";
import { buttonClass } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { controlClass } from "#components/ui/field.tsx";
import type { PublicationBody } from "#lib/contract/publishing.ts";
import { CopyButton } from "./copy-button.tsx";
import { publicationStanding, statusWords, visibilityWord, watchPathOf } from "./publish-words.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

/** How the film stands at the chosen place already, and its address there. */
export function PublicationStanding({ publication }: { publication: PublicationBody }) {
  const { status, url, attempts, title, visibility } = publication;
  const watchPath = watchPathOf(publication);
  const { word, tone } = publicationStanding(publication);
  return (
    <div className="rounded-card border border-line bg-s1 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{statusWords[status]}</p>
        <Chip tone={tone}>{word}</Chip>
      </div>
      <p dir="auto" className="text-ink2">
        {status === "published" ? `${title} · ${visibilityWord(visibility)}` : attempts.at(-1)?.message}
      </p>
      {url === null ? null : (
        <div className="mt-2.5 flex flex-wrap items-center gap-2.5">
          <input
            readOnly
            aria-label="Address"
            value={url}
            onFocus={(event) => event.target.select()}
            className={`${controlClass} figures min-w-0 flex-1 basis-60`}
          />
          <CopyButton label="Copy address" text={url} />
          <a
            href={watchPath ?? url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass(watchPath === null ? "outline" : "primary", "small")}
          >
            <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
            {watchPath === null ? "Open" : "Open watch page"}
          </a>
          {watchPath === null ? null : <WithdrawButton publication={publication} />}
        </div>
      )}
    </div>
  );
}
