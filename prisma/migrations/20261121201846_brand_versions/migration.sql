-- CreateTable
CREATE TABLE "brand_versions" (
    "account_id" TEXT NOT NULL,
    "brand_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "block_hash" TEXT NOT NULL,
    "block" JSON NOT NULL,
    "saved_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "brand_versions_pkey" PRIMARY KEY ("account_id","brand_id","version")
);

-- AddForeignKey
ALTER TABLE "brand_versions" ADD CONSTRAINT "brand_versions_account_id_brand_id_fkey" FOREIGN KEY ("account_id", "brand_id") REFERENCES "brand_profiles"("account_id", "brand_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Profiles that were saved before begin their history with what they are now.
INSERT INTO "brand_versions" ("account_id", "brand_id", "version", "block_hash", "block", "saved_at")
SELECT "account_id", "brand_id", "version", "block_hash", "block", ("block" ->> 'updated_at')::timestamptz AT TIME ZONE 'UTC'
FROM "brand_profiles";
