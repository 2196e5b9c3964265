-- CreateEnum
CREATE TYPE "background_job_status" AS ENUM ('waiting', 'running', 'done', 'failed', 'cancelled');

-- CreateTable
CREATE TABLE "background_jobs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "status" "background_job_status" NOT NULL DEFAULT 'waiting',
    "payload" JSONB,
    "progress" JSONB,
    "result" JSONB,
    "error_code" TEXT,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "cancel_wanted" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "background_jobs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "background_jobs_owner_id_status_idx" ON "background_jobs"("owner_id", "status");

-- CreateIndex
CREATE INDEX "background_jobs_created_at_idx" ON "background_jobs"("created_at");

-- AddForeignKey
ALTER TABLE "background_jobs" ADD CONSTRAINT "background_jobs_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
