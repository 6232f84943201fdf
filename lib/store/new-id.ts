const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const timeLength = 10;
const randomLength = 16;

const base32 = (value: bigint, length: number): string => {
  let text = "";
  for (let rest = value, i = 0; i < length; i++, rest >>= 5n) text = alphabet[Number(rest & 31n)] + text;
  return text;
};

/**
 * A maker of prefixed, sortable ids: `gen_` and a ULID in lower case (48 bits of time, 80 of randomness). Ids of the
 * same millisecond count up, so that order of making is order of sorting within a process.
 */
export const idMaker = (now: () => Date, randomBytes: (length: number) => Uint8Array) => {
  let lastTime = -1;
  let random = 0n;
  return <P extends string>(prefix: P): string => {
    const time = now().getTime();
    if (time > lastTime) {
      lastTime = time;
      random = randomBytes(10).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
    } else random += 1n;
    return `${prefix}_${base32(BigInt(lastTime), timeLength)}${base32(random & ((1n << 80n) - 1n), randomLength)}`;
  };
};
