-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "job_id" UUID;

-- CreateIndex
CREATE INDEX "messages_job_id_idx" ON "messages"("job_id");

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE SET NULL ON UPDATE CASCADE;
