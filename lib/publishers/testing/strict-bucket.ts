import { createHash, createHmac } from "node:crypto";
import { loopbackServer, type Arrived, type LoopbackServer, type Said } from "./loopback-server.ts";

export const bucketKeys = {
  region: "eu-central-1",
  access_key_id: "AKIDTESTSTESTSTESTS",
  secret_access_key: "jZ0cret/KeyThatMustNeverBeSeen+1234567890",
};

export interface StrictBucket extends LoopbackServer {
  /** Objects by their key, as they stand. */
  objects: Map<string, { body: Buffer; headers: Record<string, string> }>;
}

const sha256 = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Buffer | string, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const signedAtLeast = ["host", "x-amz-content-sha256", "x-amz-date"];
const skewMs = 15 * 60_000;

/** Why a request is refused by S3; null where its signature holds. Written from AWS's description, not from our signer. */
const refusal = ({ method, target, headers, body }: Arrived): string | null => {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers["authorization"] ?? "",
    );
  if (found === null) return "AccessDenied";
  const [, id = "", day = "", region = "", names = "", signature = ""] = found;
  if (id !== bucketKeys.access_key_id) return "InvalidAccessKeyId";
  if (region !== bucketKeys.region) return "AuthorizationHeaderMalformed";
  const signed = names.split(";");
  const mustBeSigned = Object.keys(headers).filter((name) => name.startsWith("x-amz-") || name === "content-type");
  if ([...signedAtLeast, ...mustBeSigned].some((name) => !signed.includes(name))) return "AccessDenied";
  if (names !== signed.toSorted().join(";")) return "AuthorizationHeaderMalformed";
  const time = headers["x-amz-date"] ?? "";
  const sent = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!time.startsWith(day) || !(Math.abs(Date.now() - sent) < skewMs)) return "RequestTimeTooSkewed";
  if (headers["x-amz-content-sha256"] !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const [path = "", query = ""] = target.split("?");
  const canonical = [
    method,
    path,
    query,
    ...signed.map((name) => `${name}:${headers[name] ?? ""}`),
    "",
    names,
    sha256(body),
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(
    (from, part) => hmac(from, part),
    `AWS4${bucketKeys.secret_access_key}`,
  );
  const expected = hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical)}`).toString("hex");
  return expected === signature ? null : "SignatureDoesNotMatch";
};

const refused = (status: number, code: string): Said => ({
  status,
  headers: { "content-type": "application/xml" },
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
});

/** One bucket, `films`, that verifies every signature. `trouble` says what is answered instead; null for nothing. */
export const strictBucket = async (
  trouble: (arrived: Arrived) => Said | Promise<Said | null> | null = () => null,
): Promise<StrictBucket> => {
  const objects: StrictBucket["objects"] = new Map();
  const server = await loopbackServer(async (arrived) => {
    const why = refusal(arrived);
    if (why !== null) return refused(403, why);
    const instead = await trouble(arrived);
    if (instead !== null) return instead;
    const [, bucket, ...rest] = (arrived.target.split("?")[0] ?? "").split("/").map(decodeURIComponent);
    if (bucket !== "films") return refused(404, "NoSuchBucket");
    if (arrived.method === "HEAD") return { status: 200 };
    if (arrived.method !== "PUT" || rest.some((part) => part === "" || part === "." || part === ".."))
      return refused(400, "InvalidArgument");
    objects.set(rest.join("/"), { body: arrived.body, headers: arrived.headers });
    return { status: 200 };
  });
  return { ...server, objects };
};
