import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { WatchView } from "#components/watch/watch-view.tsx";
import { filmToWatch } from "#lib/api/watch-page.ts";

interface Props {
  params: Promise<{ publication_id: string }>;
}

/** What is said of a film where its address is shared. */
export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const film = await filmToWatch((await params).publication_id);
  if (film === null) return { title: "Nothing here", robots: { index: false } };
  const { title, width, height } = film;
  const description = film.description ?? film.disclosure;
  const images = film.poster_url === null ? [] : [{ url: film.poster_url, width, height, alt: title }];
  return {
    title,
    description,
    ...(film.visibility === "public" ? {} : { robots: { index: false, follow: false } }),
    alternates: { canonical: film.page_url, types: { "application/json+oembed": [{ url: film.oembed_url, title }] } },
    openGraph: {
      type: "video.other",
      siteName: "Shotwright",
      title,
      description,
      url: film.page_url,
      images,
      videos: [
        { url: film.film_url, type: "video/mp4", width, height },
        { url: film.embed_url, type: "text/html", width, height },
      ],
    },
    twitter: {
      card: "player",
      title,
      description,
      images,
      players: [{ playerUrl: film.embed_url, streamUrl: film.film_url, width, height }],
    },
    other: { "ai-disclosure": film.disclosure },
  };
};

/** Public: strangers watch it without an account, and without a script. */
export default async function Watch({ params }: Props) {
  const film = await filmToWatch((await params).publication_id);
  if (film === null) notFound();
  return <WatchView film={film} />;
}
