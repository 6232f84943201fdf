-- A lease per process: who works on this database, and until when it is believed to.
CREATE TABLE "executors" (
    "executor_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "machine" TEXT,
    "pid" INTEGER NOT NULL,
    "started" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "leaving" BOOLEAN NOT NULL DEFAULT false,
    "taken_by" TEXT,
    "taken_at" TIMESTAMPTZ(3),

    CONSTRAINT "executors_pkey" PRIMARY KEY ("executor_id")
);

-- Which round of its film an attempt was begun in; of those from before nobody knows.
ALTER TABLE "shot_attempts" ADD COLUMN "round" INTEGER;
ALTER TABLE "hero_attempts" ADD COLUMN "round" INTEGER;

-- Of several that two processes left open for one part the latest goes on; what became of the others nobody knows.
UPDATE "shot_attempts" AS one SET
    "outcome" = 'unknown',
    "code" = 'superseded',
    "message" = 'Another order for the same shot was begun after it.',
    "ended_at" = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
WHERE one."ended_at" IS NULL AND EXISTS (
    SELECT 1 FROM "shot_attempts" AS later
    WHERE later."generation_id" = one."generation_id" AND later."shot_id" = one."shot_id"
      AND later."ended_at" IS NULL AND later."started_at" > one."started_at"
);
UPDATE "hero_attempts" AS one SET
    "outcome" = 'unknown',
    "code" = 'superseded',
    "message" = 'Another order for the same still was begun after it.',
    "ended_at" = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
WHERE one."ended_at" IS NULL AND EXISTS (
    SELECT 1 FROM "hero_attempts" AS later
    WHERE later."hero_frame_id" = one."hero_frame_id"
      AND later."ended_at" IS NULL AND later."started_at" > one."started_at"
);

-- One open attempt per shot and per still: whoever writes it first is the one who may order.
CREATE UNIQUE INDEX "shot_attempts_open" ON "shot_attempts" ("generation_id", "shot_id") WHERE "ended_at" IS NULL;
CREATE UNIQUE INDEX "hero_attempts_open" ON "hero_attempts" ("hero_frame_id") WHERE "ended_at" IS NULL;
