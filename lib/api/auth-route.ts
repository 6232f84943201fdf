import NextAuth from "next-auth";
import { NextRequest } from "next/server";
import { limits } from "#lib/contract/limits.ts";
import type { Api } from "./api.ts";
import { withApi } from "./current-api.ts";
import { authOptions } from "./next-auth.ts";
import { isProblem, problemAnswer } from "./problem-answer.ts";
import { readBytes } from "./read-body.ts";
import { watched } from "./watched.ts";
import { accountOfSession, cookieIn, sessionCookieName } from "./session-cookie.ts";

/** GET and POST of `/api/auth/…`: next-auth's own callbacks and session. */
export const authRoute = (
  request: NextRequest,
  context: { params: Promise<{ nextauth: string[] }> },
): Promise<Response> =>
  withApi(request, (api) =>
    watched(api, request, "/api/auth", (requestId) => answerTo(api, request, context, requestId)),
  );

const answerTo = async (
  api: Api,
  request: NextRequest,
  context: { params: Promise<{ nextauth: string[] }> },
  requestId: string,
): Promise<Response> => {
  // next-auth knows its own address from this variable only; the service's is the same by definition.
  process.env["NEXTAUTH_URL"] = api.services.origin;
  const { services } = api;
  const cookie = cookieIn(request.headers.get("cookie"), sessionCookieName(services));
  const signedIn = await accountOfSession(services, cookie);
  try {
    return (await NextAuth(
      await bounded(request),
      context,
      authOptions(api, signedIn?.account_id ?? null),
    )) as Response;
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return problemAnswer(api, request, requestId, thrown);
  }
};

/** The same request with a body that was read already: next-auth reads whatever comes, before it looks at anything. */
export const bounded = async (request: NextRequest): Promise<NextRequest> => {
  if (request.body === null) return request;
  const body = await readBytes(request, limits.credentials_bytes_max);
  return new NextRequest(request.url, { method: request.method, headers: request.headers, body: Buffer.from(body) });
};
