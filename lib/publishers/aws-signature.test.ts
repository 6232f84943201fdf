import { describe, expect, test } from "vitest";
import { awsEncode, signAws } from "./aws-signature.ts";

/** The worked examples of the S3 API reference, "Examples: Signature Calculations". */
const signer = {
  region: "us-east-1",
  access_key_id: "AKIAIOSFODNN7EXAMPLE",
  secret_access_key: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const at = new Date("2013-05-24T00:00:00Z");
const bucket = "https://examplebucket.s3.amazonaws.com";
const date = "Fri, 24 May 2013 00:00:00 GMT";

const published = [
  {
    name: "GET object",
    request: { method: "GET", url: new URL(`${bucket}/test.txt`), headers: { Range: "bytes=0-9" }, body: "", at },
    names: "host;range;x-amz-content-sha256;x-amz-date",
    signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  },
  {
    name: "PUT object",
    request: {
      method: "PUT",
      url: new URL(`${bucket}/${awsEncode("test$file.text")}`),
      headers: { Date: date, "x-amz-storage-class": "REDUCED_REDUNDANCY" },
      body: "Welcome to Amazon S3.",
      at,
    },
    names: "date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class",
    signature: "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  },
  {
    name: "GET bucket lifecycle",
    request: { method: "GET", url: new URL(`${bucket}/?lifecycle`), headers: {}, body: "", at },
    names: "host;x-amz-content-sha256;x-amz-date",
    signature: "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
  },
  {
    name: "GET bucket, a list of objects",
    request: { method: "GET", url: new URL(`${bucket}/?prefix=J&max-keys=2`), headers: {}, body: "", at },
    names: "host;x-amz-content-sha256;x-amz-date",
    signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  },
];

describe("AWS's published signatures", () => {
  test.each(published)("$name", async ({ request, names, signature }) => {
    expect((await signAws(signer, request))["authorization"]).toBe(
      `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
    );
  });
});
