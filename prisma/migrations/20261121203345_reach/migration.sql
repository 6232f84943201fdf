-- CreateEnum
CREATE TYPE "ConnectionKind" AS ENUM ('watch_page', 'webhook', 's3');

-- CreateEnum
CREATE TYPE "PublicationStatus" AS ENUM ('processing', 'published', 'failed');

-- CreateEnum
CREATE TYPE "Visibility" AS ENUM ('public', 'unlisted', 'private');

-- CreateEnum
CREATE TYPE "DeliveryState" AS ENUM ('waiting', 'delivered', 'failed');

-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "budget_micros" BIGINT;

-- AlterTable
ALTER TABLE "ledger_entries" ADD COLUMN     "publication_id" TEXT;

-- CreateTable
CREATE TABLE "publish_connections" (
    "connection_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "kind" "ConnectionKind" NOT NULL,
    "display_name" TEXT NOT NULL,
    "config" JSON NOT NULL,
    "sealed" TEXT,
    "disconnected_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "publish_connections_pkey" PRIMARY KEY ("connection_id")
);

-- CreateTable
CREATE TABLE "publications" (
    "publication_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "generation_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "tags" TEXT[],
    "visibility" "Visibility" NOT NULL,
    "status" "PublicationStatus" NOT NULL DEFAULT 'processing',
    "url" TEXT,
    "checks" JSON NOT NULL,
    "disclosure" JSON NOT NULL,
    "attempts" JSON NOT NULL,
    "progress" JSON,
    "created_at" TIMESTAMP(3) NOT NULL,
    "finished_at" TIMESTAMP(3),

    CONSTRAINT "publications_pkey" PRIMARY KEY ("publication_id")
);

-- CreateTable
CREATE TABLE "webhooks" (
    "webhook_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "sealed" TEXT NOT NULL,
    "disabled_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("webhook_id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "delivery_id" TEXT NOT NULL,
    "webhook_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "state" "DeliveryState" NOT NULL DEFAULT 'waiting',
    "attempts" JSON NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,
    "delivered_at" TIMESTAMP(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("delivery_id")
);

-- CreateIndex
CREATE INDEX "publish_connections_account_id_created_at_idx" ON "publish_connections"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "publications_account_id_created_at_idx" ON "publications"("account_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "publications_generation_id_connection_id_key" ON "publications"("generation_id", "connection_id");

-- CreateIndex
CREATE INDEX "webhooks_account_id_created_at_idx" ON "webhooks"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_id_created_at_idx" ON "webhook_deliveries"("webhook_id", "created_at");

-- AddForeignKey
ALTER TABLE "publish_connections" ADD CONSTRAINT "publish_connections_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "publications" ADD CONSTRAINT "publications_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "publications" ADD CONSTRAINT "publications_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("generation_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "publications" ADD CONSTRAINT "publications_connection_id_fkey" FOREIGN KEY ("connection_id") REFERENCES "publish_connections"("connection_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("webhook_id") ON DELETE CASCADE ON UPDATE CASCADE;
