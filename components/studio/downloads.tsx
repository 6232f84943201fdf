import { Captions, Download, FileArchive, FileBraces, FileVideo, Film, Scissors, type LucideIcon } from "lucide-react";
import { urlOf } from "#lib/contract/client.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { ExportFormat } from "#lib/contract/timeline-rows.ts";
import { fileName, mediaPath } from "./media.ts";

interface DownloadLine {
  name: string;
  href: string;
  file: string;
  note: string;
  Icon: LucideIcon;
}

const media = (url: string): string => `${mediaPath(url)}&download=1`;

const filesOf = (film: GenerationBody): DownloadLine[] => {
  const lines: DownloadLine[] = [];
  if (film.film !== null)
    lines.push({
      name: "Download film",
      href: media(film.film.url),
      file: fileName(film.title, "mp4"),
      note: `MP4, H.264, ${film.film.fps} fps, ${(film.film.bytes / 1e6).toFixed(1)} MB, credentials inside`,
      Icon: FileVideo,
    });
  if (film.captions !== null)
    lines.push(
      {
        name: "Download captions",
        href: media(film.captions.vtt_url),
        file: fileName(film.title, "vtt"),
        note: "VTT, for the web",
        Icon: Captions,
      },
      {
        name: "Download captions, SRT",
        href: media(film.captions.srt_url),
        file: fileName(film.title, "srt"),
        note: "SRT, for editing programs",
        Icon: Captions,
      },
    );
  return lines;
};

const exportsOf = (film: GenerationBody): DownloadLine[] => {
  if (film.links.export === null) return [];
  const line = (format: ExportFormat, name: string, note: string, Icon: LucideIcon): DownloadLine => ({
    name: `Download ${name}`,
    // The session is the credential: the page reaches its own service by path.
    href: urlOf("/api/v1", "export_timeline", { generation_id: film.generation_id, format }),
    file: fileName(film.title, format),
    note,
    Icon,
  });
  return [
    line("otio", "OpenTimelineIO", "DaVinci Resolve, Premiere Pro", Scissors),
    line("fcpxml", "FCPXML", "Final Cut Pro", Film),
    line("edl", "EDL", "Cuts only, CMX 3600", FileBraces),
    line("zip", "everything", "ZIP with film, shots, captions and timelines", FileArchive),
  ];
};

/** The film's files, and the film as a timeline for other programs. */
export function Downloads({ film }: { film: GenerationBody }) {
  return (
    <div className="px-4 py-3.5">
      <Lines title="Download" id="download" lines={filesOf(film)} />
      <Lines title="Edit it elsewhere" id="elsewhere" lines={exportsOf(film)} />
    </div>
  );
}

function Lines({ title, id, lines }: { title: string; id: string; lines: readonly DownloadLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className="not-first:mt-3">
      <h2 id={id} className="mb-1 font-semibold">
        {title}
      </h2>
      <ul>
        {lines.map(({ name, href, file, note, Icon }, i) => (
          <li
            key={name}
            className="relative -mx-2 flex items-center gap-3 rounded-control px-2 py-2 hover:bg-s2 max-md:min-h-11"
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink2" />
            <span className="flex-1">
              {/* The whole line is the link's: its face lies over it, and its name is its words. */}
              <a
                href={href}
                download={file}
                aria-describedby={`${id}-${i}`}
                className="block font-medium after:absolute after:inset-0 after:rounded-control"
              >
                {name}
              </a>
              <span id={`${id}-${i}`} className="block text-sm text-ink3">
                {note}
              </span>
            </span>
            <Download size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink2" />
          </li>
        ))}
      </ul>
    </section>
  );
}
