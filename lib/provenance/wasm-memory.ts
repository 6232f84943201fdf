/** Puts an upper bound on the memory of a WebAssembly module that declares none, or a higher one. */

const MEMORY_SECTION = 5;
const HEADER_BYTES = 8;
const PAGE_BYTES = 65_536;

/**
 * The module with a maximum for its one memory: growing beyond it fails inside, where it is an allocation error of one
 * file and not of the process. Binary format: WebAssembly core specification, sections 5.5.8 and 5.3.9.
 * Throws `RangeError` when the module has no memory of its own or already a lower maximum.
 */
export function withMemoryLimit(module: Uint8Array, mostBytes: number): Uint8Array<ArrayBuffer> {
  for (let at = HEADER_BYTES; at < module.length;) {
    const id = module[at];
    const size = readUnsigned(module, at + 1);
    const end = size.next + size.value;
    if (id === MEMORY_SECTION) {
      const [count, flags] = [module[size.next], module[size.next + 1]];
      const smallest = readUnsigned(module, size.next + 2);
      const most = Math.floor(mostBytes / PAGE_BYTES);
      const before = flags === 1 ? readUnsigned(module, smallest.next).value : Infinity;
      if (count !== 1 || (flags !== 0 && flags !== 1) || before < most)
        throw new RangeError("The module's memory is not one without a lower maximum.");
      const content = [1, 1, ...unsigned(smallest.value), ...unsigned(most)];
      const section = Uint8Array.from([MEMORY_SECTION, ...unsigned(content.length), ...content]);
      const limited = new Uint8Array(module.length - (end - at) + section.length);
      limited.set(module.subarray(0, at));
      limited.set(section, at);
      limited.set(module.subarray(end), at + section.length);
      return limited;
    }
    at = end;
  }
  throw new RangeError("The module has no memory of its own.");
}

/** LEB128, section 5.2.2. */
function readUnsigned(bytes: Uint8Array, start: number): { value: number; next: number } {
  let value = 0;
  for (let at = start, scale = 1; ; at++, scale *= 128) {
    const byte = bytes[at];
    if (byte === undefined) throw new RangeError("The module is cut off.");
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return { value, next: at + 1 };
  }
}

function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}
