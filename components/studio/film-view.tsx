"use client";

import { Captions, Download, Film, Info } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { sentenceCase, usd } from "./client.ts";
import { CredentialsPanel } from "./credentials-panel.tsx";
import { FilmPlayer } from "./film-player.tsx";

/** The finished film: player, shots to jump to, credentials, downloads. */
export function FilmView({ film }: { film: GenerationBody }) {
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const current = film.shots.findLastIndex((shot) => shot.start_seconds <= at + 0.02);
  const jump = (seconds: number) => {
    if (video.current === null) return;
    video.current.currentTime = seconds + 0.001;
    setAt(seconds);
  };
  useEffect(() => {
    document.title = `${film.title} · Shotwright`;
  }, [film.title]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_388px] max-lg:grid-cols-1">
      <div className="flex flex-col gap-4 p-5 max-md:p-4">
        <FilmPlayer film={film} video={video} onTime={setAt} onJump={jump} />
        <ol aria-label="Shots" className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-3">
          {film.shots.map((shot, i) => (
            <li key={shot.shot_id}>
              <button
                type="button"
                aria-current={i === current}
                onClick={() => jump(shot.start_seconds)}
                className="w-full rounded-card border border-line bg-s1 px-3 py-2 text-left hover:bg-s3 aria-[current=true]:border-accent aria-[current=true]:ring-1 aria-[current=true]:ring-accent"
              >
                <span className="block font-medium">
                  {shot.index}. {sentenceCase(shot.role)}
                </span>
                <span className="money block text-[12px] text-ink3">{shot.duration_seconds.toFixed(2)} s</span>
              </button>
            </li>
          ))}
        </ol>
        {film.preview ? (
          <p className="flex items-start gap-2 text-ink2">
            <Info size={15} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />A preview: drawn by
            preview/motion because the routed models’ providers are not connected yet. Plan, cuts, captions and
            credentials are the real ones.
          </p>
        ) : null}
      </div>
      <aside className="flex flex-col divide-y divide-line border-l border-line bg-s1 max-lg:border-t max-lg:border-l-0">
        <dl className="grid grid-cols-3 gap-2 px-5 py-4">
          {[
            ["Length", `${film.duration_seconds.toFixed(2)} s`],
            ["Picture", `${film.film?.width}×${film.film?.height}`],
            ["Charged", usd(film.cost.charged_usd)],
          ].map(([term, value]) => (
            <div key={term}>
              <dt className="text-[12px] text-ink3">{term}</dt>
              <dd className="money font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <CredentialsPanel film={film} />
        <section aria-label="Download" className="px-5 py-4">
          <h2 className="mb-2 font-medium">Download</h2>
          <ul className="flex flex-col gap-1">
            {[
              {
                label: "Download film",
                href: film.film?.url,
                Icon: Film,
                note: `H.264, ${film.film?.fps} fps, ${((film.film?.bytes ?? 0) / 1e6).toFixed(1)} MB, credentials inside`,
              },
              { label: "Download captions", href: film.captions?.vtt_url, Icon: Captions, note: "WebVTT" },
            ].map(({ label, href, Icon, note }) =>
              href === undefined ? null : (
                <li key={label}>
                  <a
                    href={`${href}&download=1`}
                    className="flex items-center gap-3 rounded-control px-2 py-2 hover:bg-s3"
                  >
                    <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="text-ink2" />
                    <span className="flex-1">
                      {label}
                      <span className="block text-[12px] text-ink3" aria-hidden="true">
                        {note}
                      </span>
                    </span>
                    <Download size={15} strokeWidth={1.75} aria-hidden="true" className="text-ink3" />
                  </a>
                </li>
              ),
            )}
          </ul>
        </section>
      </aside>
    </div>
  );
}
