import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FilmVideo } from "#components/watch/film-video.tsx";
import { filmToWatch } from "#lib/api/watch-page.ts";

interface Props {
  params: Promise<{ publication_id: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const film = await filmToWatch((await params).publication_id);
  // The watch page is the one to be found.
  return { title: film?.title ?? "Nothing here", robots: { index: false } };
};

/** The film alone, to stand in somebody's page, with its disclosure. */
export default async function Embed({ params }: Props) {
  const film = await filmToWatch((await params).publication_id);
  if (film === null) notFound();
  return (
    <main className="relative h-dvh bg-black">
      <h1 className="sr-only">{film.title}</h1>
      <FilmVideo film={film} className="h-full w-full object-contain" />
      <a
        href={film.page_url}
        target="_blank"
        rel="noreferrer"
        title={film.disclosure}
        className="absolute top-2 left-2 rounded-chip bg-black/72 px-2 py-1 text-sm text-white"
      >
        Made with AI
      </a>
    </main>
  );
}
