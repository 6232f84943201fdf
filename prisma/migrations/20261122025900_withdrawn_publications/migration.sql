-- AlterEnum
ALTER TYPE "PublicationStatus" ADD VALUE 'withdrawn';
