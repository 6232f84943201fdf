import { createSign, generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** Who is at the provider, and what it says of their addresses. */
export interface FakePerson {
  id: number;
  login: string;
  /** What stands on a GitHub profile: anything. */
  publicEmail: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
}

/** GitHub and Google on this machine. A code is a person's login; whoever has it is signed in as them. */
export const startFakeOAuth = async (
  people: FakePerson[],
  clientId: string,
): Promise<{ url: string; close: () => Promise<void> }> => {
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const idToken = (claims: object) => {
    const signed = `${part({ alg: "RS256", kid: "1" })}.${part(claims)}`;
    return `${signed}.${createSign("RSA-SHA256").update(signed).sign(keys.privateKey, "base64url")}`;
  };
  const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    return new URLSearchParams(text);
  };
  const withToken = (request: IncomingMessage) =>
    people.find(({ login }) => `Bearer token-of-${login}` === request.headers.authorization);
  const seconds = () => Math.floor(Date.now() / 1000);
  let url = "";
  const answer = async (request: IncomingMessage): Promise<object | null> => {
    switch (request.url) {
      case "/login/oauth/access_token": {
        const code = (await bodyOf(request)).get("code");
        return { access_token: `token-of-${code}`, token_type: "bearer", scope: "read:user,user:email" };
      }
      case "/user": {
        const person = withToken(request);
        return person ? { id: person.id, login: person.login, name: null, email: person.publicEmail } : null;
      }
      case "/user/emails":
        return withToken(request)?.emails ?? null;
      case "/.well-known/openid-configuration":
        return {
          issuer: url,
          authorization_endpoint: `${url}/authorize`,
          token_endpoint: `${url}/token`,
          jwks_uri: `${url}/jwks`,
          response_types_supported: ["code"],
          id_token_signing_alg_values_supported: ["RS256"],
        };
      case "/token": {
        const code = (await bodyOf(request)).get("code");
        const person = people.find(({ login }) => login === code);
        if (person === undefined) return null;
        const [first] = person.emails;
        const about = {
          sub: String(person.id),
          name: person.login,
          email: first?.email,
          email_verified: first?.verified,
        };
        const times = { iat: seconds(), exp: seconds() + 600 };
        return {
          access_token: `token-of-${code}`,
          token_type: "Bearer",
          id_token: idToken({ iss: url, aud: clientId, ...times, ...about }),
        };
      }
      case "/jwks":
        return { keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid: "1", use: "sig", alg: "RS256" }] };
      default:
        return null;
    }
  };
  const server = createServer((request, response) => {
    void answer(request).then((body) => {
      response.writeHead(body === null ? 404 : 200, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => new Promise((resolve) => server.close(() => resolve())) };
};
