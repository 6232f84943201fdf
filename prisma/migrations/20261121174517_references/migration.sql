-- CreateTable
CREATE TABLE "references" (
    "account_id" TEXT NOT NULL,
    "ref_id" TEXT NOT NULL,
    "plan_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "references_pkey" PRIMARY KEY ("account_id","ref_id","plan_id")
);

-- AddForeignKey
ALTER TABLE "references" ADD CONSTRAINT "references_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;
