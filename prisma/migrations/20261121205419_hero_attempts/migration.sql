-- CreateTable
CREATE TABLE "hero_attempts" (
    "hero_frame_id" TEXT NOT NULL,
    "started_at" TEXT NOT NULL,
    "generation_id" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "outcome" "AttemptOutcome" NOT NULL,
    "code" TEXT,
    "message" TEXT,
    "operation" JSON,
    "ended_at" TEXT,

    CONSTRAINT "hero_attempts_pkey" PRIMARY KEY ("hero_frame_id","started_at")
);

-- CreateIndex
CREATE INDEX "hero_attempts_generation_id_idx" ON "hero_attempts"("generation_id");

-- AddForeignKey
ALTER TABLE "hero_attempts" ADD CONSTRAINT "hero_attempts_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("generation_id") ON DELETE CASCADE ON UPDATE CASCADE;
