-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "aspect_ratio" TEXT,
ADD COLUMN     "brand_id" TEXT,
ADD COLUMN     "director_mode" TEXT;

-- What the plans of films that are already there say.
UPDATE "generations" SET
  "director_mode" = plans.content -> 'mode_selection' ->> 'primary',
  "aspect_ratio" = plans.content ->> 'aspect_ratio',
  "brand_id" = plans.brand ->> 'brand_id'
FROM "plans" WHERE plans.plan_id = generations.plan_id;
