import { chmod, link, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";

import { makeCertificates } from "./certificates.ts";
import { ProvenanceError } from "./errors.ts";
import { checkSigningLeaf } from "./leaf-profile.ts";
import { makeSigner, readChain, type KeyHolder, type SigningKey } from "./signer.ts";

export type SigningCredentials = SigningKey & {
  /** Leaf first. */
  chainPem: string;
  /** Roots that make our files trusted: the current one first, then those of earlier credentials. */
  anchorPems: string[];
  notAfter: Date;
  /** Made by this installation, not by a public authority. */
  development: boolean;
};

const RENEW_BEFORE_MS = 14 * 86_400_000;
const SIGNING_FILE = /^signing-(\d+)\.pem$/;
const ANCHOR_FILE = /^anchor-\d+\.pem$/;

/**
 * The credential to sign with: the one given (leaf first, anchor last), else the one in `folder`, made on first use
 * and renewed two weeks before its leaf expires. One file holds key and chain, so it is there whole or not at all.
 * Throws `ProvenanceError` credential_unusable when what is there cannot be used.
 */
export async function loadOrMakeCredentials(input: {
  folder: string;
  organisation: string;
  now: Date;
  chainPem?: string | undefined;
  privateKeyPem?: string | undefined;
  /** Instead of a private key: who signs with it. */
  keyHolder?: KeyHolder | undefined;
}): Promise<SigningCredentials> {
  const { folder, now, chainPem, privateKeyPem, keyHolder } = input;
  const key = keyHolder === undefined ? (privateKeyPem === undefined ? null : { privateKeyPem }) : { keyHolder };
  if ((chainPem === undefined) !== (key === null)) {
    throw new ProvenanceError("credential_unusable", "A certificate chain and its private key must be given together.");
  }
  if (chainPem !== undefined && key !== null) return given(chainPem, key, await everyAnchor(folder));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (;;) {
    const generation = await newestGeneration(folder);
    const current = generation === 0 ? null : await readGeneration(folder, generation);
    if (generation !== 0 && current === null) continue; // renewed by another process in between: look again
    if (current !== null && current.notAfter.getTime() - now.getTime() > RENEW_BEFORE_MS) {
      return {
        ...current,
        anchorPems: [...new Set([...current.anchorPems, ...(await storedAnchors(folder))])],
      };
    }
    if (current !== null) await writeWhole(folder, `anchor-${generation}.pem`, current.anchorPems.join("\n"), 0o644);
    await makeGeneration(input, generation + 1);
    if (generation !== 0) await rm(path.join(folder, `signing-${generation}.pem`), { force: true });
  }
}

function given(chainPem: string, key: SigningKey, older: string[]): SigningCredentials {
  makeSigner({ chainPem, ...key });
  const chain = readChain(chainPem);
  checkSigningLeaf(chain[0]);
  const anchor = chain.at(-1);
  return {
    ...key,
    chainPem,
    anchorPems: [...(anchor ? [anchor.toString()] : []), ...older],
    notAfter: new Date(chain[0]?.validTo ?? 0),
    development: false,
  };
}

async function newestGeneration(folder: string): Promise<number> {
  const numbers = (await readdir(folder)).map((name) => Number(SIGNING_FILE.exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers);
}

/** Null when the file has gone. */
async function readGeneration(folder: string, generation: number): Promise<SigningCredentials | null> {
  const file = path.join(folder, `signing-${generation}.pem`);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw new ProvenanceError("credential_unusable", `${file} cannot be read.`, { cause: error });
  });
  if (text === null) return null;
  const privateKeyPem = /-----BEGIN PRIVATE KEY-----[\s\S]+?-----END PRIVATE KEY-----\n/.exec(text)?.[0] ?? "";
  const certificates = readChain(text);
  const chainPem = certificates.slice(0, -1).join("");
  makeSigner({ chainPem, privateKeyPem });
  return {
    chainPem,
    privateKeyPem,
    anchorPems: certificates.slice(-1).map(String),
    notAfter: new Date(certificates[0]?.validTo ?? 0),
    development: true,
  };
}

/** `link` fails when the name is taken: of several processes that start at once, one wins and all read the same. */
async function makeGeneration(input: { folder: string; organisation: string; now: Date }, generation: number) {
  const made = await makeCertificates(input);
  const text = made.privateKeyPem + made.chainPem + made.rootPem;
  const draft = await writeDraft(input.folder, text, 0o600);
  try {
    await link(draft, path.join(input.folder, `signing-${generation}.pem`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Also that of the credential made here last: its files stay ours when another one takes over. */
async function everyAnchor(folder: string): Promise<string[]> {
  const older = await storedAnchors(folder);
  const generation = await newestGeneration(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return 0;
    throw error;
  });
  const made = generation === 0 ? null : await readGeneration(folder, generation);
  return [...new Set([...(made?.anchorPems ?? []), ...older])];
}

async function storedAnchors(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const newestFirst = names
    .filter((name) => ANCHOR_FILE.test(name))
    .sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  return Promise.all(newestFirst.map((name) => readFile(path.join(folder, name), "utf8")));
}

async function writeWhole(folder: string, name: string, text: string, mode: number): Promise<void> {
  await rename(await writeDraft(folder, text, mode), path.join(folder, name));
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
