import { randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const secretsSchema = z.object({
  auth_secret: z.string().min(32),
  asset_secret: z.string().min(32),
});
export type Secrets = z.infer<typeof secretsSchema>;

/** The secrets of a self-hosted instance, made on first use and kept in the data folder (mode 0600). */
export const loadOrMakeSecrets = async (folder: string): Promise<Secrets> => {
  const file = path.join(folder, "secrets.json");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const handle = await open(file, "wx", 0o600);
    const made: Secrets = {
      auth_secret: randomBytes(32).toString("hex"),
      asset_secret: randomBytes(32).toString("hex"),
    };
    try {
      await handle.writeFile(`${JSON.stringify(made, null, 2)}\n`);
    } finally {
      await handle.close();
    }
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return secretsSchema.parse(JSON.parse(await readFile(file, "utf8")));
  }
};
