-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "consent_id" TEXT;

-- CreateTable
CREATE TABLE "consents" (
    "consent_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "subject" TEXT,
    "scope" TEXT,
    "territory" TEXT,
    "expires_at" TIMESTAMP(3),
    "evidence_sha256" TEXT,
    "note" TEXT,
    "given_by" TEXT NOT NULL,
    "generation_id" TEXT,
    "revoked_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("consent_id")
);

-- CreateIndex
CREATE INDEX "consents_account_id_created_at_idx" ON "consents"("account_id", "created_at");

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;
