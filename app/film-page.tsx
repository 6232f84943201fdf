import { NothingPage } from "#components/studio/nothing-page.tsx";
import { filmToWatch } from "#lib/api/watch-page.ts";
import type { WatchedFilm } from "#lib/contract/watched-film.ts";
import { htmlPage, pageRoute, type HtmlPage } from "./html-page.tsx";

interface Context {
  params: Promise<{ publication_id: string }>;
}

/** A route of a published film: `page` of it, or that there is nothing for whoever asked. Media addresses are of now. */
export const filmPage = (page: (film: WatchedFilm) => HtmlPage) =>
  pageRoute(async (_, { params }: Context) => {
    const film = await filmToWatch((await params).publication_id);
    if (film !== null) return htmlPage(page(film));
    const head = <meta name="robots" content="noindex" />;
    return htmlPage({ title: "Nothing here", head, body: <NothingPage /> }, { status: 404 });
  });
