-- AlterTable
ALTER TABLE "stored_files" ADD COLUMN     "is_stripped" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "stored_files_is_stripped_type_idx" ON "stored_files"("is_stripped", "type");
