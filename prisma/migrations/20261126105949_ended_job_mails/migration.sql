-- AlterTable
ALTER TABLE "job_mail_subscriptions" ADD COLUMN     "ended_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "job_mail_subscriptions_ended_at_idx" ON "job_mail_subscriptions"("ended_at");
