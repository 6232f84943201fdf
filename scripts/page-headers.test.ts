import { globSync } from "node:fs";
import { NextRequest } from "next/server";
import { unstable_doesMiddlewareMatch as goesThrough } from "next/experimental/testing/server";
import { expect, test, vi } from "vitest";
import nextConfig from "#next-config";
import { config, proxy } from "#proxy";

/** Addresses of everything under `app/`, each parameter as somebody's text. */
const addresses = (pattern: string): string[] =>
  globSync(pattern, { cwd: "app" }).map((file) => {
    const path = file
      .replace(/\/?(?:page|route)\.tsx?$/, "")
      .split("/")
      .filter((part) => !/^\(.*\)$/.test(part))
      .map((part) => part.replace(/^\[.*\]$/, "some.thing"))
      .join("/");
    return `/${path}`;
  });
const pages = [...addresses("**/page.tsx"), ...addresses("**/route.tsx")];
const answer = (path: string) => proxy(new NextRequest(`http://localhost:3000${path}`));
const policyOf = (path: string): string => answer(path).headers.get("content-security-policy") ?? "";

test("there are pages to judge", () => {
  expect(pages).toEqual(
    expect.arrayContaining(["/films", "/plans/some.thing", "/watch/some.thing/embed", "/docs", "/"]),
  );
});

test.each(pages)("%s has a content policy that lets nobody's inline program run", (path) => {
  expect(goesThrough({ config, nextConfig, url: path })).toBe(true);
  const policy = policyOf(path);
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  expect(scripts).toMatch(/^'self' 'nonce-[\w+/=]{24}' 'sha256-[\w+/=]{44}' 'wasm-unsafe-eval'$/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain(`frame-ancestors ${path.endsWith("/embed") ? "*" : "'none'"}`);
});

test("no address that only looks like the embed may be framed", () => {
  for (const path of ["/films/watch/pub_1/embed", "/watch/a/b/embed", "/watch/embed", "/watch/pub_1/embed/more"])
    expect(policyOf(path)).toContain("frame-ancestors 'none'");
});

test("the renderer is told the nonce, which is new for every answer", () => {
  const [one, other] = [answer("/films"), answer("/films")];
  const told = one.headers.get("x-middleware-request-content-security-policy");
  expect(told).toBe(one.headers.get("content-security-policy"));
  expect(told).not.toBe(other.headers.get("content-security-policy"));
});

test.each([
  "/api/v1/models",
  "/api/mcp",
  "/api/v1/assets/ast_1",
  "/assets/some.css",
  "/_next/static/a.js",
  "/social.png",
])("%s is no page", (url) => {
  expect(goesThrough({ config, nextConfig, url })).toBe(false);
});

test("every answer has the other headers, TLS is insisted on behind TLS alone, and what is data runs nothing", async () => {
  const rules = (await nextConfig.headers?.()) ?? [];
  const [everywhere, data, tls] = rules;
  expect(everywhere?.source).toBe("/:path*");
  expect(Object.fromEntries((everywhere?.headers ?? []).map(({ key, value }) => [key, value]))).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": expect.stringContaining("geolocation=()") as string,
  });
  expect(data?.headers[0]?.value).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(tls?.has).toEqual([{ type: "header", key: "x-forwarded-proto", value: "https" }]);
  expect(tls?.headers[0]?.key).toBe("Strict-Transport-Security");
});

test("pages reach the store that media are in, and only for media", () => {
  vi.stubEnv("SHOTWRIGHT_MEDIA", "s3://films/a?endpoint=https://bucket.example&region=auto");
  const policy = policyOf("/films").split("; ");
  vi.unstubAllEnvs();
  const named = policy.filter((part) => part.includes("bucket.example")).map((part) => part.split(" ")[0]);
  expect(named).toEqual(["img-src", "media-src", "connect-src"]);
  expect(policyOf("/films")).not.toContain("bucket.example");
});
