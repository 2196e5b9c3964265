-- AlterTable
ALTER TABLE "course_generations" DROP COLUMN "served_at";
