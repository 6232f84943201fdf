import { AwsV4Signer } from "aws4fetch";

/** Who signs, and where the signature holds. */
export interface AwsSigner {
  region: string;
  access_key_id: string;
  secret_access_key: string;
}

export interface AwsRequest {
  method: string;
  /** Its path is sent as it is written here; everything but unreserved characters must be encoded: `awsEncode`. */
  url: URL;
  headers: Record<string, string>;
  body: Uint8Array | string;
  at: Date;
}

/** Everything but the unreserved characters of RFC 3986, as AWS wants it: `!'()*` too. */
export const awsEncode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The headers of an S3 request with its signature, AWS Signature Version 4 in the `Authorization` header, payload in
 * one chunk. All of them are signed. `host` is left out: it is sent by whoever sends.
 */
export const signAws = async (signer: AwsSigner, request: AwsRequest): Promise<Record<string, string>> => {
  const payload = await crypto.subtle.digest(
    "SHA-256",
    typeof request.body === "string" ? new TextEncoder().encode(request.body) : (request.body as BufferSource),
  );
  const signed = await new AwsV4Signer({
    method: request.method,
    url: request.url.href,
    headers: { ...request.headers, "x-amz-content-sha256": Buffer.from(payload).toString("hex") },
    service: "s3",
    region: signer.region,
    accessKeyId: signer.access_key_id,
    secretAccessKey: signer.secret_access_key,
    datetime: request.at.toISOString().replace(/[-:]|\.\d+/g, ""),
    allHeaders: true,
  }).sign();
  return Object.fromEntries(signed.headers as Headers);
};
