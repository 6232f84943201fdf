import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Secrets of other services at rest: AES-256-GCM under a key of this installation. */
export interface Sealer {
  /** `owner` is the id of the row it is kept in: moved to another row, it does not open. */
  seal: (text: string, owner: string) => string;
  /** Throws where the text was not sealed here for this owner. */
  open: (sealed: string, owner: string) => string;
}

const nonceBytes = 12;
const tagBytes = 16;

/** The key is derived from the installation's secret, which itself never seals anything (HKDF, RFC 5869). */
export const sealer = (installationSecret: string): Sealer => {
  const key = new Uint8Array(hkdfSync("sha256", installationSecret, "", "shotwright secrets at rest", 32));
  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, "base64");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString();
      } catch (cause) {
        throw new Error(`What is sealed for ${owner} does not open with this installation's secret.`, { cause });
      }
    },
  };
};
