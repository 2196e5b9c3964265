-- AlterTable
ALTER TABLE "course_proposals" ADD COLUMN     "image_ids" UUID[] DEFAULT ARRAY[]::UUID[];
