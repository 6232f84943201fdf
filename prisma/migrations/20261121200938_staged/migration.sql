-- CreateEnum
CREATE TYPE "HeroState" AS ENUM ('awaiting_decision', 'locked', 'rejected');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "AssetKind" ADD VALUE 'hero';
ALTER TYPE "AssetKind" ADD VALUE 'frame';

-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "details" JSON,
ADD COLUMN     "round" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "hero_frames" (
    "hero_frame_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "generation_id" TEXT NOT NULL,
    "roll" INTEGER NOT NULL,
    "plan_id" TEXT NOT NULL,
    "shot_id" TEXT NOT NULL,
    "at_seconds" DOUBLE PRECISION NOT NULL,
    "direction" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "state" "HeroState" NOT NULL DEFAULT 'awaiting_decision',
    "note" TEXT,
    "routed_model" TEXT NOT NULL,
    "delivered_model" TEXT NOT NULL,
    "preview" BOOLEAN NOT NULL,
    "failover_from" JSON NOT NULL,
    "report" JSON NOT NULL,
    "asset_id" TEXT NOT NULL,
    "manifest_id" TEXT NOT NULL,
    "watermarked" BOOLEAN NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,
    "decided_at" TIMESTAMP(3),

    CONSTRAINT "hero_frames_pkey" PRIMARY KEY ("hero_frame_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "hero_frames_generation_id_roll_key" ON "hero_frames"("generation_id", "roll");

-- CreateIndex
CREATE INDEX "generations_parent_generation_id_idx" ON "generations"("parent_generation_id");

-- AddForeignKey
ALTER TABLE "hero_frames" ADD CONSTRAINT "hero_frames_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hero_frames" ADD CONSTRAINT "hero_frames_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("generation_id") ON DELETE CASCADE ON UPDATE CASCADE;
