-- AlterTable
ALTER TABLE "assets" ADD COLUMN     "nudity" JSON;
