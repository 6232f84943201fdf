import { crc32 } from "node:zlib";

/**
 * The files of a ZIP archive by PKWARE's APPNOTE 6.3.10: found through the directory at its end, each checked against its
 * local header, its data descriptor and its checksum. Throws for anything but files that are stored as they are.
 */
export const readZip = (archive: Uint8Array): Map<string, Uint8Array> => {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const u16 = (at: number) => view.getUint16(at, true);
  const u32 = (at: number) => view.getUint32(at, true);
  const demand = (condition: boolean, message: string) => {
    if (!condition) throw new Error(`This is no archive that can be read: ${message}.`);
  };
  const end = archive.length - 22;
  demand(u32(end) === 0x06054b50, "its last 22 bytes are no end of a directory");
  const files = new Map<string, Uint8Array>();
  let at = u32(end + 16);
  let expected = 0;
  for (let left = u16(end + 10); left > 0; left--) {
    demand(u32(at) === 0x02014b50, "its directory has a hole");
    const [flags, method, sum, packed, size] = [u16(at + 8), u16(at + 10), u32(at + 16), u32(at + 20), u32(at + 24)];
    const [nameLength, more, comment, local] = [u16(at + 28), u16(at + 30), u16(at + 32), u32(at + 42)];
    const raw = archive.subarray(at + 46, at + 46 + nameLength);
    const name = new TextDecoder("utf-8", { fatal: true }).decode(raw);
    demand(method === 0 && packed === size, `${name} is not stored as it is`);
    demand(raw.every((byte) => byte < 128) || (flags & 0x800) !== 0, `${name} does not say that it is UTF-8`);
    demand(local === expected && u32(local) === 0x04034b50, `${name} does not begin where it should`);
    demand(u16(local + 26) === nameLength, `${name} has two names`);
    const from = local + 30 + nameLength + u16(local + 28);
    const bytes = archive.subarray(from, from + size);
    demand(crc32(bytes) === sum, `${name} is damaged`);
    const after = from + size;
    if ((flags & 8) !== 0)
      demand(
        u32(after) === 0x08074b50 && u32(after + 4) === sum && u32(after + 8) === size && u32(after + 12) === size,
        `${name} is described otherwise behind its data`,
      );
    expected = after + ((flags & 8) === 0 ? 0 : 16);
    demand(!files.has(name), `${name} is there twice`);
    files.set(name, bytes);
    at += 46 + nameLength + more + comment;
  }
  demand(at === end && expected === u32(end + 16), "its parts do not follow one another");
  return files;
};
