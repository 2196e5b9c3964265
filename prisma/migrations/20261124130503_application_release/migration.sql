-- AlterTable
ALTER TABLE "applications" ADD COLUMN     "release_id" UUID NOT NULL;

-- CreateIndex
CREATE INDEX "applications_org_id_release_id_idx" ON "applications"("org_id", "release_id");
