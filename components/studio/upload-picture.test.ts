import { expect, test } from "vitest";
import { ClientProblem } from "#lib/contract/client.ts";
import { uploadPicture } from "./upload-picture.ts";

const asset = {
  asset_id: "ast_1",
  sha256: "00",
  bytes: 1,
  media_type: "image/png",
  width: 1,
  height: 1,
  url: "https://films.example/api/v1/assets/ast_1",
};
const offer = { asset_id: "ast_1", upload_url: "https://bucket.example/x", upload_headers: { a: "b" }, expires_at: "" };
const conflict = new ClientProblem(409, { code: "conflict", title: "", detail: "" } as never);

const ways = (offered: unknown, status = 200) => {
  const calls: unknown[] = [];
  return {
    calls,
    service: {
      upload_asset: (input: unknown, more?: { body?: Blob }) => {
        calls.push(more?.body === undefined ? input : "body");
        if (more?.body !== undefined) return Promise.resolve(asset);
        return offered instanceof Error ? Promise.reject(offered) : Promise.resolve(offered);
      },
      complete_upload: (input: unknown) => {
        calls.push(["complete", input]);
        return Promise.resolve(asset);
      },
    } as never,
    put: (url: string, init: RequestInit) => {
      calls.push([init.method, url, init.headers]);
      return Promise.resolve(new Response(null, { status }));
    },
  };
};
const picture = (bytes: number, type = "image/png") => new File([new Uint8Array(bytes)], "a", { type });

test("a small picture goes through the service, and so does one of no kind that is taken", async () => {
  const small = ways(offer);
  expect(await uploadPicture(picture(4_000_000), small)).toBe(asset);
  await uploadPicture(picture(5_000_000, ""), small);
  expect(small.calls).toEqual(["body", "body"]);
});

test("a large one goes straight to where media are kept", async () => {
  const large = ways(offer);
  expect(await uploadPicture(picture(4_000_001), large)).toBe(asset);
  expect(large.calls).toEqual([
    { bytes: 4_000_001, media_type: "image/png" },
    ["PUT", "https://bucket.example/x", { a: "b" }],
    ["complete", { asset_id: "ast_1" }],
  ]);
});

test("where the service takes it itself, it gets it; another refusal is told", async () => {
  const own = ways(conflict);
  expect(await uploadPicture(picture(5_000_000), own)).toBe(asset);
  expect(own.calls).toEqual([{ bytes: 5_000_000, media_type: "image/png" }, "body"]);
  await expect(uploadPicture(picture(5_000_000), ways(new ClientProblem(429, null)))).rejects.toThrow("429");
  await expect(uploadPicture(picture(5_000_000), ways(offer, 403))).rejects.toThrow("403");
});
