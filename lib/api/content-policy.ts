/** Where people may be sent to sign in: a form that is redirected there is one of ours. */
const signInPlaces = ["https://github.com", "https://accounts.google.com"];

/**
 * The content policy of a page. Programs are files of this origin, what Next writes into a page under its nonce, and the
 * page's own inline texts by their hashes (base64 SHA-256). Blobs are what a browser reads, draws and keeps itself; the
 * reader of credentials and the kernel of the scene are WebAssembly.
 */
export const contentPolicy = (page: {
  nonce: string;
  hashes: readonly string[];
  /** Whether other sites may frame it. */
  framed: boolean;
  /** Whether it is served for development, where React builds programs from text. */
  developing: boolean;
  /** Origins that media come from and go to beside this one. */
  mediaOrigins: readonly string[];
}): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${page.nonce}' ${page.hashes.map((hash) => `'sha256-${hash}'`).join(" ")} 'wasm-unsafe-eval'${page.developing ? " 'unsafe-eval'" : ""}`,
    // Attributes of style are how React places things; there is no nonce for them.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...page.mediaOrigins].join(" "),
    ["media-src 'self' blob:", ...page.mediaOrigins].join(" "),
    "font-src 'self'",
    ["connect-src 'self' blob:", ...page.mediaOrigins].join(" "),
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${signInPlaces.join(" ")}`,
    `frame-ancestors ${page.framed ? "*" : "'none'"}`,
  ].join("; ");

/** The page of a film that is made to stand in other sites' pages. */
export const isEmbed = (pathname: string): boolean => /^\/watch\/[^/]+\/embed\/?$/.test(pathname);
