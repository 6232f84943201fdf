import NextAuth from "next-auth";
import type { NextRequest } from "next/server";
import { withApi } from "./current-api.ts";
import { authOptions } from "./next-auth.ts";

/** GET and POST of `/api/auth/…`: next-auth's own callbacks and session. */
export const authRoute = (
  request: NextRequest,
  context: { params: Promise<{ nextauth: string[] }> },
): Promise<Response> =>
  withApi(request, async (api) => {
    // next-auth knows its own address from this variable only; the service's is the same by definition.
    process.env["NEXTAUTH_URL"] = api.services.origin;
    return (await NextAuth(request, context, authOptions(api))) as Response;
  });
