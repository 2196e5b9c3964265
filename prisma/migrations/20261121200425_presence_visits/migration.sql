-- AlterTable
ALTER TABLE "course_presence" ADD COLUMN     "visit_id" UUID NOT NULL DEFAULT gen_random_uuid();
