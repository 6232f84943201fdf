import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openS3Gate, type S3Gate } from "./testing/s3-gate.ts";

// The gate stands in for a bucket in the tests of this folder: here it is shown to refuse what a bucket refuses.
let gate: S3Gate;
beforeAll(async () => {
  gate = await openS3Gate();
});
afterAll(() => gate.close());
beforeEach(() => {
  gate.aheadMs = 0;
});

type Change = Partial<ConstructorParameters<typeof AwsV4Signer>[0]> & { path?: string; sent?: string };

const call = async ({ path = "/films/a%20b.txt", sent, ...change }: Change = {}) => {
  const signer = new AwsV4Signer({
    url: `${gate.endpoint}${path}`,
    service: "s3",
    region: gate.region,
    accessKeyId: gate.access_key_id,
    secretAccessKey: gate.secret_access_key,
    ...change,
  });
  const { url, headers, method } = await signer.sign();
  return { url, headers, method, body: sent };
};
const codeOf = async ({ url, headers, method, body }: Awaited<ReturnType<typeof call>>) => {
  const init: RequestInit = { method, headers, ...(body === undefined ? {} : { body }) };
  const answer = await fetch(url, init);
  return `${answer.status} ${/<Code>(\w+)/.exec(await answer.text())?.[1] ?? ""}`.trim();
};
const hashed = (text: string) => ({ "x-amz-content-sha256": createHash("sha256").update(text).digest("hex") });
const put = (text: string) => call({ method: "PUT", body: text, sent: text, headers: hashed(text) });

test("what is signed rightly passes: in headers, and in an address", async () => {
  expect(await codeOf(await put("hello"))).toBe("200");
  expect(await codeOf(await call())).toBe("200");
  expect(await codeOf(await call({ signQuery: true, path: "/films/a%20b.txt?X-Amz-Expires=60" }))).toBe("200");
  const length = { "content-length": "5", "content-type": "text/plain" };
  const offer = await call({ signQuery: true, method: "PUT", headers: length, allHeaders: true, sent: "hello" });
  expect(await codeOf({ ...offer, headers: new Headers({ "content-type": "text/plain" }) })).toBe("200");
});

test("what is not, does not", async () => {
  expect(await codeOf(await call({ secretAccessKey: "another" }))).toBe("403 SignatureDoesNotMatch");
  expect(await codeOf(await call({ accessKeyId: "AKIDNOBODY" }))).toBe("403 InvalidAccessKeyId");
  expect(await codeOf(await call({ region: "us-east-1" }))).toBe("403 SignatureDoesNotMatch");
  const moved = await call();
  expect(await codeOf({ ...moved, url: new URL(`${gate.endpoint}/films/other.txt`) })).toBe(
    "403 SignatureDoesNotMatch",
  );
  expect(await codeOf({ ...(await put("hello")), body: "hullo" })).toBe("400 XAmzContentSHA256Mismatch");
  expect((await fetch(`${gate.endpoint}/films/a%20b.txt`)).status).toBe(403);
  const link = await call({ signQuery: true, path: "/films/a%20b.txt?X-Amz-Expires=60" });
  gate.aheadMs = 61_000;
  expect(await codeOf(link)).toBe("403 AccessDenied");
  gate.aheadMs = 16 * 60_000;
  expect(await codeOf(await call())).toBe("403 RequestTimeTooSkewed");
});

test("an offer takes the length that was signed, and no other", async () => {
  const length = { "content-length": "5", "content-type": "text/plain" };
  const offer = await call({ signQuery: true, method: "PUT", headers: length, allHeaders: true, sent: "hello, hello" });
  expect(await codeOf({ ...offer, headers: new Headers({ "content-type": "text/plain" }) })).toBe(
    "403 SignatureDoesNotMatch",
  );
});

test("of two puts under a condition one wins", async () => {
  const conditional = async (text: string) =>
    codeOf(
      await call({
        path: "/films/once",
        method: "PUT",
        body: text,
        sent: text,
        headers: { ...hashed(text), "if-none-match": "*" },
      }),
    );
  const codes = await Promise.all(["one", "two", "three"].map(conditional));
  expect(codes.toSorted()).toEqual(["200", "412 PreconditionFailed", "412 PreconditionFailed"]);
});
