import type { WatchedFilm } from "#lib/contract/watched-film.ts";

/** What is said of a film where its address is shared, and where its page can be embedded. */
export function WatchHead({ film }: { film: WatchedFilm }) {
  const { title, disclosure, width, height, poster_url } = film;
  const description = film.description ?? disclosure;
  const size = { width: String(width), height: String(height) };
  const named: Record<string, string> = {
    ...(film.visibility === "public" ? {} : { robots: "noindex, nofollow" }),
    "ai-disclosure": disclosure,
    "twitter:card": "player",
    "twitter:title": title,
    "twitter:description": description,
    "twitter:player": film.embed_url,
    "twitter:player:stream": film.film_url,
    "twitter:player:width": size.width,
    "twitter:player:height": size.height,
    ...(poster_url === null
      ? {}
      : {
          "twitter:image": poster_url,
          "twitter:image:width": size.width,
          "twitter:image:height": size.height,
          "twitter:image:alt": title,
        }),
  };
  const properties: [string, string][] = [
    ["og:type", "video.other"],
    ["og:site_name", "Shotwright"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", film.page_url],
    ...(poster_url === null
      ? []
      : ([
          ["og:image", poster_url],
          ["og:image:width", size.width],
          ["og:image:height", size.height],
          ["og:image:alt", title],
        ] satisfies [string, string][])),
    ["og:video", film.film_url],
    ["og:video:width", size.width],
    ["og:video:height", size.height],
    ["og:video:type", "video/mp4"],
    ["og:video", film.embed_url],
    ["og:video:width", size.width],
    ["og:video:height", size.height],
    ["og:video:type", "text/html"],
  ];
  return (
    <>
      <link rel="canonical" href={film.page_url} />
      <link rel="alternate" type="application/json+oembed" title={title} href={film.oembed_url} />
      {Object.entries(named).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {properties.map(([property, content], i) => (
        <meta key={`${property} ${i}`} property={property} content={content} />
      ))}
    </>
  );
}
