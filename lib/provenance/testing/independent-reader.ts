import { BMFF, JPEG, PNG, type Asset } from "@trustnxt/c2pa-ts/asset";
import { SuperBox } from "@trustnxt/c2pa-ts/jumbf";
import { ManifestStore } from "@trustnxt/c2pa-ts/manifest";

// It reads the boxes of every ISO file but claims the still picture brands only.
const brands = (BMFF as unknown as { canReadBrands: Set<string> }).canReadBrands;
for (const brand of ["isom", "iso5", "mp42"]) brands.add(brand);

/** What a second implementation, written by other people, says of a file: integrity only, no trust. */
export async function readByOthers(file: Uint8Array): Promise<{ isValid: boolean; codes: string[]; label: string }> {
  const bytes = new Uint8Array(file);
  const asset: Asset = PNG.canRead(bytes) ? new PNG(bytes) : JPEG.canRead(bytes) ? new JPEG(bytes) : new BMFF(bytes);
  const jumbf = asset.getManifestJUMBF();
  if (jumbf === undefined) throw new Error("The other reader finds no manifest.");
  const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(jumbf)));
  const result = await store.validate(asset);
  const codes = result.statusEntries.filter((entry) => !entry.success).map((entry) => String(entry.code));
  return { isValid: result.isValid, codes, label: store.getActiveManifest()?.label ?? "" };
}
