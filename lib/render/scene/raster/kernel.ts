import { kernelCode } from "./kernel-code.ts";

type Loop = (...numbers: number[]) => void;

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

let compiled: WebAssembly.Module | null = null;

/** The kernel over a memory of its own. Throws on a host without WebAssembly SIMD. */
export function openKernel(): { kernel: Kernel; memory: WebAssembly.Memory } {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(kernelCode), (letter) => letter.charCodeAt(0)));
  const memory = new WebAssembly.Memory({ initial: 400 });
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  const kernel = exports as unknown as Kernel & { prepare: () => void };
  kernel.prepare();
  return { kernel, memory };
}
