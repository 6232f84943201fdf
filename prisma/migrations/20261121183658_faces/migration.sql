-- AlterTable
ALTER TABLE "assets" ADD COLUMN     "faces" JSON;
