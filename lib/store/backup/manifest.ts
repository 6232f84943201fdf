import { z } from "zod";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Relative, below the folder that it belongs to. */
const relative = z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\\]+$/);
const fileSchema = z.object({ file: relative, bytes: z.int().min(0), sha256 });
export type BackupFile = z.infer<typeof fileSchema>;

/** What a backup holds: `manifest.json` in its folder. Whatever it names it names with its length and hash. */
export const backupManifestSchema = z.object({
  format: z.literal(1),
  /** Of the product that made it. */
  version: z.string(),
  made_at: z.iso.datetime(),
  database: z.enum(["embedded", "postgres"]),
  /** The folder in it that holds rows and secrets; each run makes one anew. */
  snapshot: relative,
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(
    fileSchema.extend({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.int().min(0),
    }),
  ),
  media: z.object({
    /** Whether the bytes are in the backup, or only their names, because they are in a bucket. */
    kept: z.boolean(),
    files: z.int().min(0),
    bytes: z.int().min(0),
    list: fileSchema,
    /** What rows refer to and was not there, or not whole, when the backup was made. */
    missing: z.array(sha256),
  }),
  /** Secrets and certificates of the data folder. */
  data: z.array(fileSchema),
});
export type BackupManifest = z.infer<typeof backupManifestSchema>;

export const manifestFile = "manifest.json";

/** A medium of a backup: its name is its hash. */
export interface ListedMedium {
  sha256: string;
  bytes: number;
}

export const mediumPath = (name: string): string => `${name.slice(0, 2)}/${name.slice(2)}`;
