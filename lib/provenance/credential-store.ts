import { chmod, link, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";

import { ProvenanceError } from "./errors.ts";
import { readChain } from "./signer.ts";

/** A credential of this installation's own authority, as it is kept. */
export interface KeptCredential {
  /** 1 is the first. */
  generation: number;
  /** PKCS #8. */
  privateKeyPem: string;
  /** Leaf first. */
  chainPem: string;
  anchorPem: string;
}

/** Where the credentials of an installation's own authority are kept: a folder of one machine, or what many share. */
export interface CredentialStore {
  /** The newest that has its key; null where there is none. Rejects where it cannot be read. */
  newest(): Promise<KeptCredential | null>;
  /** Adds one, whole or not at all; false where there is one of that generation: of several processes one wins. */
  add(credential: KeptCredential): Promise<boolean>;
  /** Forgets the private key of a generation. */
  retire(generation: number): Promise<void>;
  /** Roots of earlier credentials, newest first; that of the newest one may be among them. */
  anchors(): Promise<string[]>;
  /** Keeps a root, so that what was signed below it stays trusted. Twice is once. */
  keepAnchor(of: Pick<KeptCredential, "generation" | "anchorPem">): Promise<void>;
}

/** A folder of this machine, or what several share. */
export type KeptIn = { folder: string } | { store: CredentialStore };

const SIGNING_FILE = /^signing-(\d+)\.pem$/;
const ANCHOR_FILE = /^anchor-\d+\.pem$/;

/** In a folder of this machine. One file holds key and chain, so it is there whole or not at all. */
export function folderCredentials(folder: string): CredentialStore {
  return {
    async newest() {
      for (;;) {
        const generation = Math.max(
          0,
          ...(await names(folder)).map((name) => Number(SIGNING_FILE.exec(name)?.[1] ?? 0)),
        );
        if (generation === 0) return null;
        const kept = await readGeneration(folder, generation);
        if (kept !== null) return kept; // else renewed by another process in between: look again
      }
    },
    async add({ generation, privateKeyPem, chainPem, anchorPem }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = await writeDraft(folder, privateKeyPem + chainPem + anchorPem, 0o600);
      try {
        // `link` fails when the name is taken.
        await link(draft, path.join(folder, `signing-${generation}.pem`));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
        return false;
      } finally {
        await rm(draft, { force: true });
      }
    },
    retire: (generation) => rm(path.join(folder, `signing-${generation}.pem`), { force: true }),
    async anchors() {
      const newestFirst = (await names(folder))
        .filter((name) => ANCHOR_FILE.test(name))
        .sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
      return Promise.all(newestFirst.map((name) => readFile(path.join(folder, name), "utf8")));
    },
    async keepAnchor({ generation, anchorPem }) {
      await rename(await writeDraft(folder, anchorPem, 0o644), path.join(folder, `anchor-${generation}.pem`));
    },
  };
}

/**
 * Where credentials are kept: in what machines share, which what is in the folder is brought into, or else in the folder.
 */
export async function keptCredentials(folder: string, shared: CredentialStore | null): Promise<KeptIn> {
  if (shared === null) return { folder };
  await bringCredentials(folderCredentials(folder), shared);
  return { store: shared };
}

/**
 * Brings what one store has into another: its credential where there is none yet, else its roots alone, so that what was
 * signed before stays trusted. Again and again is once.
 */
async function bringCredentials(from: CredentialStore, to: CredentialStore): Promise<void> {
  const newest = await from.newest();
  const roots = (await from.anchors()).flatMap((pem) => readChain(pem).map(String));
  if (newest !== null && !((await to.newest()) === null && (await to.add(newest)))) roots.unshift(newest.anchorPem);
  for (const anchorPem of roots) await to.keepAnchor({ generation: 0, anchorPem });
}

async function names(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

/** Null when the file has gone. */
async function readGeneration(folder: string, generation: number): Promise<KeptCredential | null> {
  const file = path.join(folder, `signing-${generation}.pem`);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw new ProvenanceError("credential_unusable", `${file} cannot be read.`, { cause: error });
  });
  if (text === null) return null;
  const privateKeyPem = /-----BEGIN PRIVATE KEY-----[\s\S]+?-----END PRIVATE KEY-----\n/.exec(text)?.[0] ?? "";
  const certificates = readChain(text);
  const chainPem = certificates.slice(0, -1).join("");
  return { generation, privateKeyPem, chainPem, anchorPem: certificates.slice(-1).join("") };
}

async function writeDraft(folder: string, text: string, mode: number): Promise<string> {
  const draft = path.join(folder, `draft-${randomUUID()}`);
  const handle = await open(draft, "wx", mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await chmod(draft, mode); // the process may run with a wider or narrower umask
  return draft;
}
