/**
 * The form of an API key: `sw_live_<8 id characters>_<32 secret characters><6 checksum characters>`, base 62.
 * The checksum lets a secret scanner or a client tell a mistyped key without asking the service.
 */

type Sha256 = (text: string) => string;

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const idLength = 8;
const secretLength = 32;
const checksumLength = 6;
const form = /^sw_live_([0-9A-Za-z]{8})_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

export interface ApiKeyParts {
  /** The 8 public characters that find the key's row. */
  prefix: string;
  secret: string;
}

/** A new key. Only `prefix` and `secret_sha256` (hex) may be stored; `api_key` is shown once. */
export const formatApiKey = (tools: {
  sha256: Sha256;
  randomBytes: (length: number) => Uint8Array;
}): { api_key: string; prefix: string; secret_sha256: string } => {
  const prefix = randomText(idLength, tools.randomBytes);
  const secret = randomText(secretLength, tools.randomBytes);
  return {
    api_key: `sw_live_${prefix}_${secret}${checksum(prefix, secret, tools.sha256)}`,
    prefix,
    secret_sha256: tools.sha256(secret),
  };
};

/** The parts of a key, or null where the form or the checksum is wrong. */
export const parseApiKey = (text: string, sha256: Sha256): ApiKeyParts | null => {
  const [, prefix, secret, check] = form.exec(text) ?? [];
  if (prefix === undefined || secret === undefined) return null;
  return check === checksum(prefix, secret, sha256) ? { prefix, secret } : null;
};

const checksum = (prefix: string, secret: string, sha256: Sha256): string => {
  // 13 hex digits are 52 bits: exact in a number, and far more than the 36 bits that six characters hold.
  let rest = Number.parseInt(sha256(`sw_live_${prefix}_${secret}`).slice(0, 13), 16);
  let text = "";
  for (let i = 0; i < checksumLength; i++) {
    text += alphabet.charAt(rest % alphabet.length);
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
};

const randomText = (length: number, randomBytes: (length: number) => Uint8Array): string => {
  let text = "";
  while (text.length < length)
    for (const byte of randomBytes(length))
      // 248 = 4 x 62: bytes above it would favour the first characters.
      if (byte < 248 && text.length < length) text += alphabet.charAt(byte % alphabet.length);
  return text;
};
