import { createHmac } from "node:crypto";

const secretForm = /^whsec_([A-Za-z0-9+/]+={0,2})$/;
const [shortest, longest] = [24, 64];

/** The bytes of a `whsec_` secret; null where it is none of 24 to 64 bytes. */
const keyOf = (secret: string): Buffer | null => {
  const key = Buffer.from(secretForm.exec(secret)?.[1] ?? "", "base64");
  return key.length < shortest || key.length > longest ? null : key;
};

export const isWebhookSecret = (secret: string): boolean => keyOf(secret) !== null;

/** A new secret from its bytes. */
export const webhookSecretOf = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString("base64")}`;

/**
 * Headers of a message by Standard Webhooks 1.0.0: HMAC-SHA256 over `id.timestamp.body`, time in whole seconds. Without
 * a secret the message is not signed.
 */
export const webhookHeaders = (
  message: { id: string; at: Date; body: string },
  secret: string | null,
): Record<string, string> => {
  const timestamp = String(Math.floor(message.at.getTime() / 1000));
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "user-agent": "Shotwright-Webhooks/1",
    "webhook-id": message.id,
    "webhook-timestamp": timestamp,
  };
  if (secret === null) return headers;
  const key = keyOf(secret);
  if (key === null) throw new Error("The signing secret is no whsec_ secret.");
  const mac = createHmac("sha256", key).update(`${message.id}.${timestamp}.${message.body}`).digest("base64");
  return { ...headers, "webhook-signature": `v1,${mac}` };
};
