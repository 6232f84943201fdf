import { htmlPage, pageRoute } from "#app/html-page.tsx";
import { SignInView } from "#components/sign-in/sign-in-view.tsx";
import program from "#components/sign-in/sign-in-program.ts?compiled";
import { csrfToken } from "#lib/api/csrf-token.ts";
import { currentApi } from "#lib/api/current-api.ts";
import { providersOf } from "#lib/api/oauth-providers.ts";
import { currentAccount } from "#lib/api/session.ts";

export const GET = pageRoute(async (request) => {
  if ((await currentAccount()) !== null)
    return new Response(null, { status: 307, headers: { Location: "/films", "Cache-Control": "private, no-store" } });
  const { services } = await currentApi();
  const { token, cookies } = await csrfToken(request);
  const { searchParams } = new URL(request.url);
  return htmlPage(
    {
      title: "Sign in",
      shared: services.origin,
      program: program.entry,
      body: (
        <SignInView
          providers={providersOf(services)}
          csrfToken={token}
          fault={searchParams.get("error")}
          after={searchParams.get("after")}
        />
      ),
    },
    { headers: cookies.map((cookie) => ["Set-Cookie", cookie]) },
  );
});
