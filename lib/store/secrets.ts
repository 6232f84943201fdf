import { hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { access, link, mkdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const secret = z.string().min(32);
const secretsSchema = z.object({
  /** Seals sessions. */
  auth_secret: secret,
  /** Signs addresses of media. */
  asset_secret: secret,
  /** Seals secrets of other services. */
  seal_secret: secret,
  /** Hides the watermarks. */
  watermark_secret: secret,
});
export type Secrets = z.infer<typeof secretsSchema>;
/** A file of the time when two secrets served all purposes. */
const earlierSchema = secretsSchema.partial({ seal_secret: true, watermark_secret: true });

/** Whether the folder has secrets. */
export const hasSecrets = (folder: string): Promise<boolean> =>
  access(path.join(folder, "secrets.json")).then(
    () => true,
    (error: NodeJS.ErrnoException) => orAbsent(error) !== null,
  );

/**
 * The secrets of a self-hosted instance, one a purpose, made on first use and kept in the data folder (mode 0600). Each may
 * be replaced there by itself.
 */
export const loadOrMakeSecrets = async (folder: string): Promise<Secrets> => {
  const file = path.join(folder, "secrets.json");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fresh = () => randomBytes(32).toString("hex");
  const made = { auth_secret: fresh(), asset_secret: fresh(), seal_secret: fresh(), watermark_secret: fresh() };
  const text = await readFile(file, "utf8").catch(orAbsent);
  if (text === null) {
    // A file that another process makes at the same time stands, whole, and is read instead.
    await placed(file, made, link);
    return secretsSchema.parse(JSON.parse(await readFile(file, "utf8")));
  }
  const earlier = earlierSchema.parse(JSON.parse(text));
  const secrets: Secrets = {
    ...earlier,
    seal_secret: earlier.seal_secret ?? sealSecretOf(earlier),
    watermark_secret: earlier.watermark_secret ?? earlier.asset_secret,
  };
  if (earlier.seal_secret === undefined || earlier.watermark_secret === undefined) await placed(file, secrets, rename);
  return secrets;
};

/** Two processes that complete the same file at the same time come to the same secret. */
const sealSecretOf = ({ auth_secret, asset_secret }: Pick<Secrets, "auth_secret" | "asset_secret">): string =>
  Buffer.from(hkdfSync("sha256", auth_secret, asset_secret, "shotwright seal secret", 32)).toString("hex");

const placed = async (file: string, secrets: Secrets, place: typeof link): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  await place(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await unlink(draft).catch(orAbsent);
};

const orAbsent = (error: NodeJS.ErrnoException): null => {
  if (error.code !== "ENOENT") throw error;
  return null;
};
