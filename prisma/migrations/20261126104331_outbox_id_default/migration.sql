-- AlterTable
ALTER TABLE "mail_outbox" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();
