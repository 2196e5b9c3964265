-- AlterTable
ALTER TABLE "deletion_proofs" ADD COLUMN     "account_hash" TEXT;
