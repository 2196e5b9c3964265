-- AlterTable
ALTER TABLE "one_time_tokens" ADD COLUMN     "held_runs" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "return_path" TEXT;

-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "link_shown" BOOLEAN NOT NULL DEFAULT false;
