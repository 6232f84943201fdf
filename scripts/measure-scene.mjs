import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Counts the lines of code of the drawn world, without blank lines, comments and tests: `npm run measure:scene`.
 * `--at <commit>` counts the same at a commit of the repository.
 */
const root = "lib/render/scene";
/** Lines counted so when elements were a file each with their words in it. */
const before = 69_745;
const longest = 300;
/** Bytes of the compositor's kernel as text. */
const isCompiled = (file) => file.endsWith("raster/kernel-code.ts");
const isCounted = (file) =>
  file.startsWith(`${root}/`) && file.endsWith(".ts") && !file.endsWith(".test.ts") && !isCompiled(file);

const git = (...args) => spawnSync("git", args, { encoding: "utf8", maxBuffer: 1 << 28 }).stdout;

/** Files with their text, of the work tree or of a commit. */
function filesAt(commit) {
  if (commit === null)
    return readdirSync(root, { recursive: true })
      .map((file) => path.posix.join(root, file.split(path.sep).join("/")))
      .filter(isCounted)
      .map((file) => [file, readFileSync(file, "utf8")]);
  const names = git("ls-tree", "-r", "--name-only", commit, `${root}/`).split("\n").filter(isCounted);
  return names.map((file) => [file, git("show", `${commit}:${file}`)]);
}

/** Lines that hold code: comments stand on lines of their own by the house's style. */
function linesOfCode(text) {
  const bare = text.replaceAll(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, "");
  return bare.split("\n").filter((line) => line.trim() !== "" && !/^\s*\/\//.test(line)).length;
}

const at = process.argv.indexOf("--at");
const rows = filesAt(at < 0 ? null : process.argv[at + 1]).map(([file, text]) => [file, linesOfCode(text)]);
const sum = (list) => list.reduce((total, [, lines]) => total + lines, 0);
const folders = Map.groupBy(rows, ([file]) => path.posix.dirname(file));
for (const [folder, list] of [...folders].toSorted((a, b) => sum(b[1]) - sum(a[1])))
  console.log(`${String(sum(list)).padStart(7)}  ${String(list.length).padStart(4)} files  ${folder}`);
const long = rows.filter(([, lines]) => lines > longest).toSorted((a, b) => b[1] - a[1]);
for (const [file, lines] of long) console.log(`${String(lines).padStart(7)}  longer than ${longest}: ${file}`);
const total = sum(rows);
console.log(
  `${String(total).padStart(7)}  ${rows.length} files in all, ${Math.round((total / before) * 100)} % of ${before}`,
);
