import { createHash, randomBytes } from "node:crypto";
import { NextResponse, type NextRequest } from "next/server";
import { themeScript } from "#components/studio/theme-script.ts";
import { contentPolicy, isEmbed } from "#lib/api/content-policy.ts";
import { mediaOrigins } from "#lib/store/media-settings.ts";

const nonceBytes = 16;
const hashes = [createHash("sha256").update(themeScript).digest("base64")];

/** Gives every page its content policy. Next finds the nonce in the request's own header and puts it on what it writes. */
export const proxy = (request: NextRequest): NextResponse => {
  const policy = contentPolicy({
    nonce: randomBytes(nonceBytes).toString("base64"),
    hashes,
    framed: isEmbed(request.nextUrl.pathname),
    developing: process.env.NODE_ENV === "development",
    mediaOrigins: mediaOrigins(
      process.env["SHOTWRIGHT_MEDIA"] ?? (process.env["VERCEL"] === "1" ? "blob:" : undefined),
    ),
  });
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
};

/** Pages alone: what the API answers has a policy of its own (next.config.ts), files need none. */
export const config = {
  matcher: [
    "/((?!api/|assets/|_next/|matches/|manifests/|services/|favicon\\.ico|icon\\.svg|icon-\\d+\\.png|apple-icon\\.png|social\\.png|robots\\.txt|manifest\\.webmanifest).*)",
  ],
};
