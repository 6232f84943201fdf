import { NextRequest } from "next/server";
import { authRoute } from "./auth-route.ts";

/**
 * next-auth's token for a form of this browser, and the cookies that must go with the page: it takes the form only with
 * both. next-auth reads the browser's own cookies from the request that is being answered.
 */
export const csrfToken = async (request: Request): Promise<{ token: string; cookies: string[] }> => {
  const asked = new NextRequest(new URL("/api/auth/csrf", request.url));
  const answer = await authRoute(asked, { params: Promise.resolve({ nextauth: ["csrf"] }) });
  const { csrfToken: token } = (await answer.json()) as { csrfToken: string };
  return { token, cookies: answer.headers.getSetCookie() };
};
