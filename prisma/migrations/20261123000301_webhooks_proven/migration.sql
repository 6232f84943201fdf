-- An address that never took a message is asked a few times only. Those that are there already have shown what they are.
ALTER TABLE "webhooks" ADD COLUMN "proven_at" TIMESTAMP(3);
ALTER TABLE "webhooks" ADD COLUMN "failed_tries" INTEGER NOT NULL DEFAULT 0;
UPDATE "webhooks" SET "proven_at" = "created_at";
