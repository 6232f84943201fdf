import { decodePolar, encodePolar } from "./polar-code.ts";

/** What a mark says: 64 bits, written as 16 lower-case hexadecimal digits. */
export type Payload = string;

const payloadBits = 64;
const checkBits = 24;
const messageBits = payloadBits + checkBits;

/** CRC-24 of OpenPGP (RFC 9580, section 6.1), over bits: one wrong message in sixteen million passes. */
const checkOf = (bits: Uint8Array): number => {
  let check = 0xb704ce;
  for (const bit of bits) {
    const out = (check >> 23) ^ bit;
    check = (check << 1) & 0xffffff;
    if (out === 1) check ^= 0x864cfb;
  }
  return check;
};

/** The 512 code bits of a payload. Throws a `RangeError` on what is not 16 lower-case hexadecimal digits. */
export const encodePayload = (payload: Payload): Uint8Array => {
  if (!/^[0-9a-f]{16}$/.test(payload)) throw new RangeError(`A payload is 16 hexadecimal digits, not "${payload}".`);
  const message = new Uint8Array(messageBits);
  for (let i = 0; i < payloadBits; i++) message[i] = (Number.parseInt(payload[i >> 2]!, 16) >> (3 - (i & 3))) & 1;
  const check = checkOf(message.subarray(0, payloadBits));
  for (let i = 0; i < checkBits; i++) message[payloadBits + i] = (check >> (checkBits - 1 - i)) & 1;
  return encodePolar(message);
};

/** The payload that 512 soft bits speak for (positive for zero), or `null` where no likely one passes its check. */
export const decodePayload = (heard: Float64Array): Payload | null => {
  for (const message of decodePolar(heard, messageBits)) {
    const bits = message.subarray(0, payloadBits);
    let check = 0;
    for (const bit of message.subarray(payloadBits)) check = (check << 1) | bit;
    if (check !== checkOf(bits)) continue;
    let payload = "";
    for (let i = 0; i < payloadBits; i += 4)
      payload += ((bits[i]! << 3) | (bits[i + 1]! << 2) | (bits[i + 2]! << 1) | bits[i + 3]!).toString(16);
    return payload;
  }
  return null;
};
