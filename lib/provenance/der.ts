/** The little DER (ITU-T X.690) that signatures and time stamps need. */

export const DER_SEQUENCE = 0x30;
export const DER_INTEGER = 0x02;
export const DER_OCTET_STRING = 0x04;
export const DER_BOOLEAN = 0x01;

/** One element: tag, length, content. */
export function derElement(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const lengthBytes: number[] = [];
  for (let rest = content.length; rest > 0; rest = Math.floor(rest / 256)) lengthBytes.unshift(rest % 256);
  const length = content.length < 0x80 ? [content.length] : [0x80 | lengthBytes.length, ...lengthBytes];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

export interface DerElement {
  tag: number;
  content: Uint8Array;
  /** Tag and length included. */
  whole: Uint8Array;
}

/** The elements that stand one after the other in `bytes`. Throws `RangeError` on anything that is not DER. */
export function derElements(bytes: Uint8Array): DerElement[] {
  const found: DerElement[] = [];
  for (let at = 0; at < bytes.length;) {
    const tag = bytes[at];
    const first = bytes[at + 1];
    if (tag === undefined || first === undefined) throw new RangeError("A DER element is cut off.");
    let length = first;
    let start = at + 2;
    if (first >= 0x80) {
      const count = first & 0x7f;
      if (count === 0 || count > 4) throw new RangeError("A DER length is not definite or too long.");
      length = 0;
      for (const byte of bytes.subarray(start, start + count)) length = length * 256 + byte;
      start += count;
    }
    if (start + length > bytes.length) throw new RangeError("A DER element is cut off.");
    found.push({
      tag,
      content: bytes.subarray(start, start + length),
      whole: bytes.subarray(at, start + length),
    });
    at = start + length;
  }
  return found;
}

/**
 * The r|s pair that COSE wants, from the DER `SEQUENCE { r, s }` that a KMS answers (RFC 3279, section 2.2.3).
 * `bytesEach` is the size of the curve's order: 32 for P-256, 48 for P-384. Throws `RangeError` on anything else.
 */
export function rawEcdsaSignature(der: Uint8Array, bytesEach: number): Buffer {
  const [outer] = derElements(der);
  const [r, s] = outer?.tag === DER_SEQUENCE ? derElements(outer.content) : [];
  if (r?.tag !== DER_INTEGER || s?.tag !== DER_INTEGER) throw new RangeError("Not a DER signature of two integers.");
  return Buffer.concat(
    [r, s].map(({ content }) => {
      const first = content.findIndex((byte) => byte !== 0);
      const digits = content.subarray(first);
      if (first < 0 || digits.length > bytesEach) throw new RangeError("A number of the signature is out of range.");
      return Buffer.concat([Buffer.alloc(bytesEach - digits.length), digits]);
    }),
  );
}
