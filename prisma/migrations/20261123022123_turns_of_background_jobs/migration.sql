-- AlterTable
ALTER TABLE "background_jobs" ADD COLUMN     "turn" INTEGER NOT NULL DEFAULT 0;
