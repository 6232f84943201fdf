import { htmlPage, pageRoute } from "#app/html-page.tsx";
import { SignInView } from "#components/sign-in/sign-in-view.tsx";
import program from "#components/sign-in/sign-in-program.ts?compiled";
import { csrfToken } from "#lib/api/csrf-token.ts";
import { currentApi } from "#lib/api/current-api.ts";
import { currentAccount } from "#lib/api/session.ts";

export const GET = pageRoute(async (request) => {
  if ((await currentAccount()) !== null)
    return new Response(null, { status: 307, headers: { Location: "/films", "Cache-Control": "private, no-store" } });
  const { services } = await currentApi();
  const { token, cookies } = await csrfToken(request);
  const { google, github } = services.oauth;
  const providers = [
    ...(google === undefined ? [] : [{ id: "google", name: "Google" }]),
    ...(github === undefined ? [] : [{ id: "github", name: "GitHub" }]),
  ];
  return htmlPage(
    {
      title: "Sign in",
      shared: services.origin,
      program: program.entry,
      body: (
        <SignInView providers={providers} csrfToken={token} fault={new URL(request.url).searchParams.get("error")} />
      ),
    },
    { headers: cookies.map((cookie) => ["Set-Cookie", cookie]) },
  );
});
