import { unstable_rethrow } from "next/navigation";
import type { ReactNode } from "react";
import { BrokenPage } from "#components/studio/broken-page.tsx";
import { themeScript } from "#components/studio/theme-script.ts";
import { buttonClass } from "#components/ui/button.tsx";
import { loggedCauses } from "#lib/contract/logged-error.ts";
import { requestIdOf } from "#lib/api/problem-answer.ts";
import { Fonts } from "./fonts.tsx";
import { pageStyle } from "./page-style.ts";
import { socialPicture } from "./social-picture.ts";
import { tagline } from "./tagline.ts";

export interface HtmlPage {
  title: string;
  description?: string;
  /** What else stands in the head. */
  head?: ReactNode;
  /** The service's origin, on pages whose address people share and that say nothing of their own of it. */
  shared?: string;
  /** The first file of the page's program, where it needs one. */
  program?: string;
  body: ReactNode;
  /** True of what is the same for everybody, until the next build. */
  standing?: boolean;
}

/**
 * A page that is answered as it stands: HTML made of the studio's components, its stylesheet, and no program but its own.
 */
export const htmlPage = async (
  { title, description = tagline, head, shared, program, body, standing }: HtmlPage,
  init: { status?: number; headers?: HeadersInit } = {},
): Promise<Response> => {
  // Next lets a route have React's renderer only this way.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before the first paint, or a dark page would flash light. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Fonts />
        <link rel="stylesheet" href={`/assets/${pageStyle.name}`} />
        {program === undefined ? null : <script type="module" defer src={`/assets/${program}`} />}
        <title>{`${title} · Shotwright`}</title>
        <meta name="description" content={description} />
        <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {shared === undefined ? null : <SharedAs title={title} description={description} origin={shared} />}
        {head}
      </head>
      <body>{body}</body>
    </html>,
  );
  const headers = new Headers(init.headers);
  // Without a word from here Next keeps what it built.
  if (standing !== true) headers.set("Cache-Control", "private, no-cache, no-store, max-age=0, must-revalidate");
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!doctype html>${html}`, { status: init.status ?? 200, headers });
};

/** What is shown of a page where its address is shared. */
function SharedAs({ title, description, origin }: { title: string; description: string; origin: string }) {
  const { url, width, height, alt } = socialPicture;
  const said: [string, string | number][] = [
    ["og:site_name", "Shotwright"],
    ["og:title", title],
    ["og:description", description],
    ["og:image", origin + url],
    ["og:image:width", width],
    ["og:image:height", height],
    ["og:image:alt", alt],
  ];
  return (
    <>
      {said.map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A route of pages made for each request; where one breaks, the page says so. */
export const pageRoute =
  <Context,>(answer: (request: Request, context: Context) => Promise<Response>) =>
  async (request: Request, context: Context): Promise<Response> => {
    try {
      return await answer(request, context);
    } catch (thrown) {
      unstable_rethrow(thrown);
      const requestId = requestIdOf(request.headers);
      console.error(JSON.stringify({ level: "error", request_id: requestId, error: loggedCauses(thrown) }));
      const again = (
        <a href={new URL(request.url).pathname} className={buttonClass()}>
          Try again
        </a>
      );
      return htmlPage(
        { title: "Not shown", body: <BrokenPage request={requestId}>{again}</BrokenPage> },
        { status: 500 },
      );
    }
  };
