-- Uploads on their way into the media store.
CREATE TABLE "uploads" (
    "asset_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "media_type" TEXT NOT NULL,
    "expires_at" TIMESTAMP(3) NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("asset_id")
);
CREATE INDEX "uploads_account_id_idx" ON "uploads"("account_id");
CREATE INDEX "uploads_expires_at_idx" ON "uploads"("expires_at");
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- When a chore that one process does for all was last begun.
CREATE TABLE "chores" (
    "name" TEXT NOT NULL,
    "begun_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "chores_pkey" PRIMARY KEY ("name")
);

-- Who refers to a hash is asked for each file of the store.
CREATE INDEX "manifests_store_sha256_idx" ON "manifests"("store_sha256");
CREATE INDEX "shots_extras_idx" ON "shots" USING GIN ((("film_parts"::jsonb) -> 'extras'));
CREATE INDEX "shots_miniature_idx" ON "shots" (("film_parts" ->> 'miniature'));
