-- AlterTable
ALTER TABLE "courses" ADD COLUMN     "settings_updated_by" UUID;

-- AlterTable
ALTER TABLE "enrolments" ADD COLUMN     "invitation" TEXT;

-- AlterTable
ALTER TABLE "quiz_answers" ADD COLUMN     "chosen_text" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "question" TEXT NOT NULL DEFAULT '';
