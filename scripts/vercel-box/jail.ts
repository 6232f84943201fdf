import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, lstatSync, mkdtempSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { productNode } from "#scripts/node-runtime.mjs";

/** What a function runs in: see `startJailed`. */
export interface Jail {
  /** Absolute: the function's files, all that is there of the project. */
  folder: string;
  /** All of its environment. */
  env: Record<string, string>;
  tmpBytes: number;
  /** The core that it has; null leaves it all of them. */
  core: number | null;
}

const isRoot = process.getuid?.() === 0;
/** As the platform's user has none of the machine's rights. */
const nobody = "65534:65534";
const userOf = isRoot ? [`--userspec=${nobody}`] : [];
const unshare = isRoot ? ["-m"] : ["-U", "-r", "-m"];

/** Where programs and libraries of a machine stand; some are links to others. */
const libraries = ["/lib", "/lib64", "/usr/lib", "/usr/lib64"].filter((folder) => existsSync(folder));
const opened = ["/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf"].filter((file) => existsSync(file));
const devices = ["null", "zero", "random", "urandom"];

/** The folder as the platform has it; programs that come with the machine are not there. */
const script = (tmpBytes: number): string =>
  [
    "set -e",
    "root=$1; task=$2; node=$3; shift 3",
    'mount --make-rprivate / 2>/dev/null || true; mount -t tmpfs -o size=1m,mode=755 box "$root"',
    'mkdir -p "$root/dev" "$root/proc" "$root/tmp" "$root/etc" "$root/usr" "$root/var/task" "$root/var/lang/bin"',
    ...libraries.map((folder) =>
      lstatSync(folder).isSymbolicLink()
        ? `ln -s ${readlinkSync(folder)} "$root${folder}"`
        : `mkdir -p "$root${folder}"; mount --bind ${folder} "$root${folder}"; mount -o remount,bind,ro "$root${folder}"`,
    ),
    ...[...opened, ...devices.map((name) => `/dev/${name}`)].map(
      (file) => `: >"$root${file}"; mount --bind ${file} "$root${file}"`,
    ),
    ': >"$root/var/lang/bin/node"; mount --bind "$node" "$root/var/lang/bin/node"',
    'mount --rbind /proc "$root/proc"',
    'mount --bind "$task" "$root/var/task"; mount -o remount,bind,ro "$root/var/task"',
    `mount -t tmpfs -o size=${tmpBytes},mode=1777 box "$root/tmp"`,
    'mount -o remount,bind,ro "$root"',
    'exec env -i "$@"',
  ].join("\n");

/**
 * Starts `/var/task/launcher.cjs` where nothing can be read but the function's folder and the machine's libraries, and
 * nothing written but `/tmp`. It leads a process group of its own; what it tells comes by the fourth stream.
 */
export const startJailed = ({ folder, env, tmpBytes, core }: Jail): { child: ChildProcess; forget: () => void } => {
  const root = mkdtempSync(path.join(tmpdir(), "box-root-"));
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const inside = ["/var/lang/bin/node", "/var/task/launcher.cjs"];
  const chroot = ["/usr/sbin/chroot", "/usr/bin/chroot", "/sbin/chroot"].find((file) => existsSync(file)) ?? "chroot";
  const run = ["sh", "-c", script(tmpBytes), "box", root, folder, productNode(), ...variables, chroot, ...userOf, root];
  const command = ["unshare", ...unshare, ...run, ...inside];
  const [program = "", ...args] = core === null ? command : ["taskset", "-c", String(core), ...command];
  const child = spawn(program, args, { detached: true, stdio: ["ignore", "pipe", "pipe", "pipe"] });
  // The mounts end with the process; the folder that they stood on is left.
  return { child, forget: () => rmSync(root, { recursive: true, force: true }) };
};

/** Why this machine cannot hold a function as the platform does; null where it can. */
export const whyNoJail = (): string | null => {
  if (process.platform !== "linux") return `mounts are Linux's, and this is ${process.platform}`;
  const folder = mkdtempSync(path.join(tmpdir(), "box-try-"));
  try {
    const tried = [
      'set -e; mount -t tmpfs box "$1"; : >"$1/null"; mount --bind /dev/null "$1/null"',
      'mkdir "$1/task"; mount --bind "$2" "$1/task"; mount -o remount,bind,ro "$1/task"',
    ].join("; ");
    const { status, stderr, error } = spawnSync("unshare", [...unshare, "sh", "-c", tried, "box", folder, tmpdir()], {
      encoding: "utf8",
    });
    if (status === 0) return null;
    return `this machine allows no mounts (${(error?.message ?? stderr).trim()})`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
