const password = "correct horse battery";

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

/** Signs somebody up with a running server whose sign-up is open, and in: the address, and the headers of a browser. */
export const joinServer = async (
  address: string,
  name: string,
): Promise<{ email: string; session: { cookie: string; "sec-fetch-site": string } }> => {
  const account = { email: `${name}@example.com`, password };
  const post = (where: string, headers: Record<string, string>, body: string) =>
    fetch(address + where, { method: "POST", redirect: "manual", headers, body });
  await post("/api/sign-up", { "content-type": "application/json", origin: address }, JSON.stringify(account));
  const csrf = await fetch(`${address}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const form = new URLSearchParams({ csrfToken, ...account, json: "true" });
  const type = "application/x-www-form-urlencoded";
  const signedIn = await post(
    "/api/auth/callback/credentials",
    { "content-type": type, cookie: cookiesOf(csrf) },
    form.toString(),
  );
  return { email: account.email, session: { cookie: cookiesOf(signedIn), "sec-fetch-site": "same-origin" } };
};
