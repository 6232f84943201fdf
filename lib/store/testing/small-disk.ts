import { execFile } from "node:child_process";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";

/** A program and its arguments that run what follows them with a new file system of so many bytes at `folder`. */
export const withSmallDisk = (folder: string, bytes: number): string[] => {
  const script = `mount -t tmpfs -o size=${bytes} tmpfs "$0" && exec "$@"`;
  return ["unshare", "-Urm", "sh", "-c", script, folder];
};

/** Whether this machine lets one mount something, in a namespace of one's own. */
export const mayMount = (): Promise<boolean> => {
  const [program, ...given] = [...withSmallDisk(tmpdir(), 2 ** 20), "true"];
  return new Promise((done) => execFile(program, given, (fault) => done(fault === null)));
};

/** Takes whatever is free on a disk, to the last byte. */
export const filled = async (ballast: string): Promise<void> => {
  const file = await open(ballast, "a");
  try {
    for (let size = 2 ** 20; size >= 1; size /= 2)
      for (let taken = size; taken === size;)
        taken = await file.write(new Uint8Array(size)).then(
          ({ bytesWritten }) => bytesWritten,
          () => 0,
        );
  } finally {
    await file.close();
  }
};

/** Gives it back. */
export const emptied = (ballast: string): Promise<void> => rm(ballast);
