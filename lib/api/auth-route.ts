import NextAuth from "next-auth";
import type { NextRequest } from "next/server";
import { withApi } from "./current-api.ts";
import { authOptions } from "./next-auth.ts";
import { accountOfSession, cookieIn, sessionCookieName } from "./session-cookie.ts";

/** GET and POST of `/api/auth/…`: next-auth's own callbacks and session. */
export const authRoute = (
  request: NextRequest,
  context: { params: Promise<{ nextauth: string[] }> },
): Promise<Response> =>
  withApi(request, async (api) => {
    // next-auth knows its own address from this variable only; the service's is the same by definition.
    process.env["NEXTAUTH_URL"] = api.services.origin;
    const { services } = api;
    const cookie = cookieIn(request.headers.get("cookie"), sessionCookieName(services));
    const signedIn = await accountOfSession(services, cookie);
    return (await NextAuth(request, context, authOptions(api, signedIn?.account_id ?? null))) as Response;
  });
