-- AlterTable
ALTER TABLE "softskill_test_results" ADD COLUMN     "offsets_id" INTEGER;

-- CreateTable
CREATE TABLE "statement_offsets" (
    "id" SERIAL NOT NULL,
    "catalogue_version_id" INTEGER NOT NULL,
    "offsets" JSONB NOT NULL,
    "runs" INTEGER NOT NULL,
    "estimated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "activated_at" TIMESTAMPTZ(3),

    CONSTRAINT "statement_offsets_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "statement_offsets_catalogue_version_id_activated_at_idx" ON "statement_offsets"("catalogue_version_id", "activated_at" DESC);

-- CreateIndex
CREATE INDEX "softskill_test_runs_catalogue_version_id_status_finished_at_idx" ON "softskill_test_runs"("catalogue_version_id", "status", "finished_at" DESC);

-- CreateIndex
CREATE INDEX "softskill_test_results_scoring_version_id_idx" ON "softskill_test_results"("scoring_version", "id");

-- AddForeignKey
ALTER TABLE "softskill_test_results" ADD CONSTRAINT "softskill_test_results_offsets_id_fkey" FOREIGN KEY ("offsets_id") REFERENCES "statement_offsets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "statement_offsets" ADD CONSTRAINT "statement_offsets_catalogue_version_id_fkey" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
