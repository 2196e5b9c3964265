-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "published_title" TEXT;

-- What is online or was closed before is called as its row still says.
UPDATE "jobs" SET "published_title" = coalesce((SELECT p."title" FROM "published_jobs" p WHERE p."job_id" = "jobs"."id"), "title")
 WHERE "first_published_at" IS NOT NULL;
