import { readFile } from "node:fs/promises";
import readerName from "c2pa-reader/c2pa_bg.wasm?name";
import monoName from "geist-fonts/geist-mono/GeistMono-Variable.woff2?name";
import sansName from "geist-fonts/geist-sans/Geist-Variable.woff2?name";
import signIn from "#components/sign-in/sign-in-program.ts?compiled";
import verify from "#components/verify/visitor-program.ts?compiled";
import { pageStyle } from "#app/page-style.ts";
import { exactLengthHeader } from "#lib/api/on-the-wire.ts";

interface Asset {
  type: string;
  content: string | URL;
}

const programs = [signIn, verify].flatMap(({ files }) => Object.entries(files));
const font = "font/woff2";

/** All that pages bring beside what Next packs for them. Every name changes with what it names. */
const assets = new Map<string, Asset>([
  [pageStyle.name, { type: "text/css; charset=utf-8", content: pageStyle.text }],
  ...programs.map(
    ([name, content]) => [name, { type: "text/javascript; charset=utf-8", content }] satisfies [string, Asset],
  ),
  [sansName, { type: font, content: new URL("geist-fonts/geist-sans/Geist-Variable.woff2", import.meta.url) }],
  [monoName, { type: font, content: new URL("geist-fonts/geist-mono/GeistMono-Variable.woff2", import.meta.url) }],
  [readerName, { type: "application/wasm", content: new URL("c2pa-reader/c2pa_bg.wasm", import.meta.url) }],
]);

/** Answered once, by the build. */
export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => Array.from(assets.keys(), (name) => ({ name }));

export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const asset = assets.get((await params).name);
  if (asset === undefined) return new Response(null, { status: 404 });
  const { type, content } = asset;
  const bytes =
    typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(await readFile(content));
  return new Response(bytes, {
    headers: {
      "Content-Type": type,
      "Cache-Control": "public, max-age=31536000, immutable",
      [exactLengthHeader]: String(bytes.byteLength),
    },
  });
}
