-- CreateEnum
CREATE TYPE "GenerationState" AS ENUM ('queued', 'running', 'awaiting_decision', 'finished', 'cancelled');

-- CreateEnum
CREATE TYPE "GenerationStage" AS ENUM ('planning', 'gate', 'still', 'render', 'assemble', 'sign');

-- CreateEnum
CREATE TYPE "GenerationStatus" AS ENUM ('ok', 'blocked', 'render_failed');

-- CreateEnum
CREATE TYPE "AttemptOutcome" AS ENUM ('delivered', 'failed', 'refused', 'timed_out', 'cancelled', 'unknown');

-- CreateEnum
CREATE TYPE "AssetKind" AS ENUM ('upload', 'product', 'shot', 'film_part', 'film', 'thumbnail', 'captions');

-- CreateEnum
CREATE TYPE "LedgerKind" AS ENUM ('reserve', 'release', 'settle');

-- CreateTable
CREATE TABLE "accounts" (
    "account_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "name" TEXT,
    "password_hash" TEXT,
    "sample_generation_id" TEXT,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "key_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "secret_sha256" TEXT NOT NULL,
    "scopes" TEXT[],
    "expires_at" TIMESTAMP(3),
    "revoked_at" TIMESTAMP(3),
    "last_used_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("key_id")
);

-- CreateTable
CREATE TABLE "brand_profiles" (
    "account_id" TEXT NOT NULL,
    "brand_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "block_hash" TEXT NOT NULL,
    "block" JSON NOT NULL,

    CONSTRAINT "brand_profiles_pkey" PRIMARY KEY ("account_id","brand_id")
);

-- CreateTable
CREATE TABLE "plans" (
    "plan_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "parent_plan_id" TEXT,
    "plan_hash" TEXT NOT NULL,
    "content" JSON NOT NULL,
    "request" JSON NOT NULL,
    "raw_intent" TEXT NOT NULL,
    "quote" JSON NOT NULL,
    "gate" JSON NOT NULL,
    "brand" JSON,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("plan_id")
);

-- CreateTable
CREATE TABLE "assets" (
    "asset_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "kind" "AssetKind" NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "media_type" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "duration_seconds" DOUBLE PRECISION,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "assets_pkey" PRIMARY KEY ("asset_id")
);

-- CreateTable
CREATE TABLE "generations" (
    "generation_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "tool" TEXT NOT NULL,
    "plan_id" TEXT NOT NULL,
    "parent_generation_id" TEXT,
    "request" JSON NOT NULL,
    "title" TEXT NOT NULL,
    "raw_intent" TEXT,
    "state" "GenerationState" NOT NULL DEFAULT 'queued',
    "stage" "GenerationStage",
    "progress" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "message" TEXT NOT NULL DEFAULT '',
    "status" "GenerationStatus",
    "blocked" JSON,
    "failure" JSON,
    "preview" BOOLEAN NOT NULL,
    "duration_seconds" DOUBLE PRECISION NOT NULL,
    "quoted_micros" BIGINT NOT NULL,
    "charged_micros" BIGINT NOT NULL DEFAULT 0,
    "film_asset_id" TEXT,
    "film_manifest_id" TEXT,
    "thumbnail_asset_id" TEXT,
    "vtt_asset_id" TEXT,
    "srt_asset_id" TEXT,
    "changed_shot_ids" TEXT[],
    "event_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMP(3) NOT NULL,
    "finished_at" TIMESTAMP(3),

    CONSTRAINT "generations_pkey" PRIMARY KEY ("generation_id")
);

-- CreateTable
CREATE TABLE "generation_events" (
    "generation_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "state" "GenerationState" NOT NULL,
    "stage" "GenerationStage",
    "progress" DOUBLE PRECISION NOT NULL,
    "shot_id" TEXT,
    "message" TEXT NOT NULL,

    CONSTRAINT "generation_events_pkey" PRIMARY KEY ("generation_id","index")
);

-- CreateTable
CREATE TABLE "shots" (
    "generation_id" TEXT NOT NULL,
    "shot_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "routed_model" TEXT NOT NULL,
    "delivered_model" TEXT,
    "preview" BOOLEAN NOT NULL DEFAULT false,
    "asset_id" TEXT,
    "manifest_id" TEXT,
    "watermarked" BOOLEAN NOT NULL DEFAULT false,
    "width" INTEGER,
    "height" INTEGER,
    "duration_seconds" DOUBLE PRECISION,
    "operation" JSON,
    "film_parts" JSON,

    CONSTRAINT "shots_pkey" PRIMARY KEY ("generation_id","shot_id")
);

-- CreateTable
CREATE TABLE "shot_attempts" (
    "generation_id" TEXT NOT NULL,
    "shot_id" TEXT NOT NULL,
    "started_at" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "outcome" "AttemptOutcome" NOT NULL,
    "code" TEXT,
    "message" TEXT,
    "ended_at" TEXT,

    CONSTRAINT "shot_attempts_pkey" PRIMARY KEY ("generation_id","shot_id","started_at")
);

-- CreateTable
CREATE TABLE "ledger_entries" (
    "entry_key" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "generation_id" TEXT,
    "kind" "LedgerKind" NOT NULL,
    "amount_micros" BIGINT NOT NULL,
    "model" TEXT,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("entry_key")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "account_id" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "body_sha256" TEXT NOT NULL,
    "generation_id" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("account_id","endpoint","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "accounts_email_key_key" ON "accounts"("email_key");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_prefix_key" ON "api_keys"("prefix");

-- CreateIndex
CREATE INDEX "api_keys_account_id_created_at_idx" ON "api_keys"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "plans_account_id_created_at_idx" ON "plans"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "assets_account_id_created_at_idx" ON "assets"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "assets_sha256_idx" ON "assets"("sha256");

-- CreateIndex
CREATE INDEX "generations_account_id_created_at_generation_id_idx" ON "generations"("account_id", "created_at", "generation_id");

-- CreateIndex
CREATE INDEX "generations_state_created_at_idx" ON "generations"("state", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "shots_generation_id_index_key" ON "shots"("generation_id", "index");

-- CreateIndex
CREATE INDEX "ledger_entries_account_id_at_idx" ON "ledger_entries"("account_id", "at");

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brand_profiles" ADD CONSTRAINT "brand_profiles_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plans" ADD CONSTRAINT "plans_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assets" ADD CONSTRAINT "assets_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generations" ADD CONSTRAINT "generations_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generations" ADD CONSTRAINT "generations_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("plan_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generation_events" ADD CONSTRAINT "generation_events_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("generation_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shots" ADD CONSTRAINT "shots_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("generation_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shot_attempts" ADD CONSTRAINT "shot_attempts_generation_id_shot_id_fkey" FOREIGN KEY ("generation_id", "shot_id") REFERENCES "shots"("generation_id", "shot_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("generation_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;
