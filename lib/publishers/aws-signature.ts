import { createHash, createHmac } from "node:crypto";

/** Who signs, and where the signature holds. */
export interface AwsSigner {
  region: string;
  access_key_id: string;
  secret_access_key: string;
}

export interface AwsRequest {
  method: string;
  /** Its path is sent, and signed, as it is written here. */
  url: URL;
  headers: Record<string, string>;
  body: Uint8Array | string;
  at: Date;
}

const sha256 = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Uint8Array | string, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** Everything but the unreserved characters of RFC 3986, as AWS wants it: `!'()*` too. */
export const awsEncode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The headers of an S3 request with its signature, AWS Signature Version 4 in the `Authorization` header, payload in
 * one chunk ("Authenticating Requests: Using the Authorization Header", S3 API reference). `host` is left out: it is
 * sent by whoever sends.
 */
export const signAws = (signer: AwsSigner, request: AwsRequest): Record<string, string> => {
  const time = request.at.toISOString().replace(/[-:]|\.\d+/g, "");
  const payload = sha256(request.body);
  const headers: Record<string, string> = { ...request.headers, "x-amz-content-sha256": payload, "x-amz-date": time };
  const signed = Object.entries({ ...headers, host: request.url.host })
    .map(([name, value]): [string, string] => [name.toLowerCase(), value.trim().replace(/ +/g, " ")])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(";");
  const query = [...request.url.searchParams]
    .map(([name, value]) => `${awsEncode(name)}=${awsEncode(value)}`)
    .toSorted()
    .join("&");
  const canonical = [
    request.method,
    request.url.pathname,
    query,
    ...signed.map(([name, value]) => `${name}:${value}`),
    "",
    names,
    payload,
  ].join("\n");
  const scope = [time.slice(0, 8), signer.region, "s3", "aws4_request"];
  const key = scope.reduce<Uint8Array | string>(hmac, `AWS4${signer.secret_access_key}`);
  const toSign = ["AWS4-HMAC-SHA256", time, scope.join("/"), sha256(canonical)].join("\n");
  const signature = hmac(key, toSign).toString("hex");
  const credential = `${signer.access_key_id}/${scope.join("/")}`;
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`,
  };
};
