-- AlterEnum
ALTER TYPE "AttemptOutcome" ADD VALUE 'wasted' BEFORE 'unknown';
