-- CreateTable
CREATE TABLE "director_calls" (
    "call_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "tokens_in" INTEGER NOT NULL DEFAULT 0,
    "tokens_out" INTEGER NOT NULL DEFAULT 0,
    "cost_micros" BIGINT,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "director_calls_pkey" PRIMARY KEY ("call_id")
);

-- CreateTable
CREATE TABLE "director_answers" (
    "answer_key" TEXT NOT NULL,
    "answer" JSON NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "director_answers_pkey" PRIMARY KEY ("answer_key")
);

-- CreateIndex
CREATE INDEX "director_calls_account_id_at_idx" ON "director_calls"("account_id", "at");

-- CreateIndex
CREATE INDEX "director_answers_created_at_idx" ON "director_answers"("created_at");

-- AddForeignKey
ALTER TABLE "director_calls" ADD CONSTRAINT "director_calls_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;
