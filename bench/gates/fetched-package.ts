import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";

/**
 * Where the files of a package lie, below `parent`, fetched once; null where its registry cannot be reached. `source`:
 * `name@version` of npm, `debian:name` of Debian.
 */
export function fetchedPackage(source: string, parent: string): string | null {
  const folder = path.join(parent, source.replaceAll(/[^\w.-]+/g, "_"));
  if (existsSync(folder)) return folder;
  const raw = `${folder}.part`;
  mkdirSync(raw, { recursive: true });
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: raw, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    if (source.startsWith("debian:")) {
      run("apt-get", "download", source.slice("debian:".length));
      run("sh", "-c", "dpkg-deb -x ./*.deb .");
    } else {
      const archive = run("npm", "pack", "--silent", source).trim();
      run("tar", "xzf", archive, "--strip-components=1");
    }
  } catch (cause) {
    console.error(`${source} is left out: ${cause instanceof Error ? cause.message.split("\n")[0] : String(cause)}`);
    return null;
  }
  renameSync(raw, folder);
  return folder;
}
