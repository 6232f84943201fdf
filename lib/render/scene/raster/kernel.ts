import { kernelCode } from "./kernel-code.ts";

type Loop = (...numbers: number[]) => void;

/** How a picture meets what is under it: laid over it, or as light that is added, screened, or falls on it. */
export type Mode = "over" | "add" | "screen" | "light";
export const modeNumbers: Record<Mode, number> = { over: 0, add: 1, screen: 2, light: 3 };

/** The compiled loops of kernel.as; their arguments are told there. */
export interface Kernel {
  premultiply: Loop;
  straighten: Loop;
  halve: Loop;
  blit: Loop;
  blitTurned: Loop;
  tiledRow: Loop;
  wall: Loop;
  fill: Loop;
  smear: Loop;
  boundsOf: (...numbers: number[]) => number;
  fieldOf: Loop;
  softenField: Loop;
  shadeForm: Loop;
  gradePixels: Loop;
  bloomOf: Loop;
  developPlanar: Loop;
  developScreen: Loop;
}

/** The kernel and the memory it works on; the first page of it is the kernel's own. */
export interface OpenKernel {
  kernel: Kernel;
  memory: WebAssembly.Memory;
}

export const pageBytes = 65536;
/** A memory never shrinks: one that a very heavy shot has swollen is not kept. */
const keptBytes = 160 * 1024 * 1024;

let compiled: WebAssembly.Module | null = null;
const rested: OpenKernel[] = [];

/** The kernel over a memory of zeros that nobody else has. Throws on a host without WebAssembly SIMD. */
export function openKernel(): OpenKernel {
  const known = rested.pop();
  if (known) return known;
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(kernelCode), (letter) => letter.charCodeAt(0)));
  const memory = new WebAssembly.Memory({ initial: 400 });
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  const kernel = exports as unknown as Kernel & { prepare: () => void };
  kernel.prepare();
  return { kernel, memory };
}

/**
 * Gives a kernel back of whose memory the first `used` bytes may have been written: the next to ask gets it, instead of
 * one that the host has to find pages for and to compile its callers anew.
 */
export function restKernel(open: OpenKernel, used: number): void {
  const { buffer } = open.memory;
  if (rested.length > 0 || buffer.byteLength > keptBytes) return;
  new Uint8Array(buffer).fill(0, pageBytes, Math.min(used, buffer.byteLength));
  rested.push(open);
}
