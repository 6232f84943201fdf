import { readFileSync, writeFileSync } from "node:fs";

/**
 * Adds to package-lock.json the optional packages of other systems, which npm leaves out on this one: without them
 * `npm ci` fails or misses its binaries elsewhere. Run it after every `npm install`: `npm run lockfile`.
 */
const systems = "android darwin freebsd linux netbsd openbsd openharmony sunos win32 aix cygwin".split(" ");
const processors = "arm64 x64 arm ia32 ppc64 riscv64 s390x loong64 wasm32 mips64el".split(" ");
const file = "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));

/** Folders in which Node looks for a dependency of the package at `place`, nearest first. */
const lookedIn = (place) => {
  const parts = place === "" ? [] : place.split(/(?=\/node_modules\/)/);
  return parts.map((_, i) => `${parts.slice(0, parts.length - i).join("")}/`).concat("");
};

/** The lock entry of a platform package, told from its name; null for what is no platform package. */
const entryOf = (name, version, dev) => {
  const words = name.split("/").at(-1).split("-");
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) || cpu === undefined || (os === undefined && cpu !== "wasm32"))
    return null;
  const libc = words.some((word) => word.startsWith("musl")) ? "musl" : os === "linux" && /gnu/.test(name) && "glibc";
  return {
    version,
    cpu: [cpu],
    ...(libc ? { libc: [libc] } : {}),
    ...(dev ? { dev } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
};

const entries = Object.entries(lock.packages);
const known = new Set(Object.keys(lock.packages));
for (const [place, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const target = `node_modules/${name}`;
    if (known.has(target) || lookedIn(place).some((base) => known.has(`${base}${target}`))) continue;
    const entry = entryOf(name, version, dev);
    if (entry === null) continue;
    // npm's own order is kept: before the first of its folder that is greater.
    const after = entries.findIndex(
      ([other]) => other !== "" && !other.includes("/node_modules/") && other.localeCompare(target, "en") > 0,
    );
    entries.splice(after === -1 ? entries.length : after, 0, [target, entry]);
    known.add(target);
  }
}
console.log(`${entries.length - Object.keys(lock.packages).length} platform packages added to ${file}.`);
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`);
