/**
 * How glibc gives memory back, for a process that makes films; others do not read it. What threads give back is kept in a
 * heap for each: two for all take a hundred megabytes less. And whatever is once given back raises the size up to which
 * memory is kept: fixed, so that films and their shots go back to the system when they are done with, a hundred more.
 */
export const memoryEnv = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: String(1024 ** 2),
  // Fixing the one fixes the other, at far too little: the heap's end would be given back and taken again all the time.
  MALLOC_TRIM_THRESHOLD_: String(32 * 1024 ** 2),
};
