import { z } from "zod";
import { Problem } from "#lib/contract/errors.ts";
import { limits, passwordLength } from "#lib/contract/limits.ts";
import { freeText } from "#lib/contract/requests.ts";
import type { Api } from "./api.ts";
import { writeDown } from "./audit.ts";
import { addressOf } from "./caller.ts";
import { problemAnswer } from "./problem-answer.ts";
import { readBytes } from "./read-body.ts";
import { demandJson, parseJson } from "./strict-json.ts";
import { watched } from "./watched.ts";
import { invalid, wellFormed } from "./well-formed.ts";

const signUpSchema = z.strictObject({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email({ error: "must be an address such as ana@example.org" }).max(254)),
  password: z.string().min(passwordLength.min).max(passwordLength.max),
  name: freeText(1, 120).optional(),
});

/** POST `/api/sign-up`: makes an account with a password, while sign-up is open. */
export const signUp = (api: Api, request: Request): Promise<Response> =>
  watched(api, request, "/api/sign-up", (requestId) => answerTo(api, request, requestId));

const answerTo = async (api: Api, request: Request, requestId: string): Promise<Response> => {
  try {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: "POST, OPTIONS" } });
    if (request.method !== "POST")
      throw new Problem("method_not_allowed", "This path takes POST.", {
        headers: { Allow: "POST, OPTIONS" },
      });
    const account = await makeAccount(api, request);
    return Response.json(account, {
      status: 201,
      headers: {
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "X-Request-Id": requestId,
      },
    });
  } catch (thrown) {
    return problemAnswer(api, request, requestId, thrown);
  }
};

const makeAccount = async (api: Api, request: Request): Promise<{ account_id: string; email: string }> => {
  const { services } = api;
  if (!services.signupOpen) throw new Problem("signup_closed", "Ask whoever runs this service for an account.");
  const address = addressOf(request.headers, services.trustedProxies);
  demandJson(request);
  const body = wellFormed(signUpSchema, parseJson(await readBytes(request, limits.credentials_bytes_max)));
  if (body.password.trim() === "")
    throw invalid([{ pointer: "/password", code: "blank", message: "may not be only spaces" }]);
  const wait = await api.signUps.take(address);
  if (wait > 0)
    throw new Problem("rate_limited", "Too many sign-ups from this network; try again later.", {
      headers: { "Retry-After": String(wait) },
    });
  const account = await services.store.accounts.create({
    account_id: services.newId("acc"),
    email: body.email,
    name: body.name ?? null,
    password_hash: await api.passwords.hash(body.password),
    created_at: services.clock(),
  });
  if (account === null) throw new Problem("conflict", "There is an account with this address; sign in instead.");
  const { account_id } = account;
  await writeDown(services, { act: "signed_up", account_id, actor: account_id });
  return { account_id, email: account.email };
};
