-- Since when an account is being removed: it is nobody's any more, and goes once nothing of it is open.
ALTER TABLE "accounts" ADD COLUMN "deleted_at" TIMESTAMP(3);
