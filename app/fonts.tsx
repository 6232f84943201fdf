import sansName from "geist-fonts/geist-sans/Geist-Variable.woff2?name";
import monoName from "geist-fonts/geist-mono/GeistMono-Variable.woff2?name";

const addresses = { sans: `/assets/${sansName}`, mono: `/assets/${monoName}` };

/** The letters that stand in until Geist is there take the same room: nothing moves when it comes. */
const faces = `
@font-face{font-family:GeistSans;src:url(${addresses.sans})format("woff2");font-display:swap;font-weight:100 900}
@font-face{font-family:GeistMono;src:url(${addresses.mono})format("woff2");font-display:swap;font-weight:100 900}
@font-face{font-family:GeistSans Fallback;src:local(Arial);ascent-override:94.56%;descent-override:27.76%;line-gap-override:0%;size-adjust:106.28%}
:root{--font-geist-sans:GeistSans,"GeistSans Fallback";--font-geist-mono:GeistMono}`;

/** The two fonts of every page, asked for before anything else. */
export function Fonts() {
  return (
    <>
      {Object.values(addresses).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      <style dangerouslySetInnerHTML={{ __html: faces }} />
    </>
  );
}
