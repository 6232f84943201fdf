-- AlterEnum
ALTER TYPE "LedgerKind" ADD VALUE 'loss';

-- AlterTable
ALTER TABLE "generations" ADD COLUMN "quote" JSON;

-- AlterTable
ALTER TABLE "ledger_entries" ADD COLUMN "refused_by" TEXT;

-- CreateTable
CREATE TABLE "vendor_orders" (
    "generation_id" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "started_at" TEXT NOT NULL,
    "shot_id" TEXT NOT NULL,
    "stage" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "amount_micros" BIGINT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "vendor_orders_pkey" PRIMARY KEY ("generation_id","part","started_at")
);

-- CreateIndex
CREATE INDEX "ledger_entries_kind_at_idx" ON "ledger_entries"("kind", "at");

-- CreateIndex
CREATE INDEX "ledger_entries_generation_id_idx" ON "ledger_entries"("generation_id");

-- AddForeignKey
ALTER TABLE "vendor_orders" ADD CONSTRAINT "vendor_orders_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("generation_id") ON DELETE CASCADE ON UPDATE CASCADE;
