-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "film_watermarked" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "manifests" (
    "manifest_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "asset_id" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "store_sha256" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "manifests_pkey" PRIMARY KEY ("manifest_id")
);

-- CreateTable
CREATE TABLE "manifest_marks" (
    "mark" TEXT NOT NULL,
    "manifest_id" TEXT NOT NULL,

    CONSTRAINT "manifest_marks_pkey" PRIMARY KEY ("mark","manifest_id")
);

-- AddForeignKey
ALTER TABLE "manifests" ADD CONSTRAINT "manifests_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "manifest_marks" ADD CONSTRAINT "manifest_marks_manifest_id_fkey" FOREIGN KEY ("manifest_id") REFERENCES "manifests"("manifest_id") ON DELETE CASCADE ON UPDATE CASCADE;
