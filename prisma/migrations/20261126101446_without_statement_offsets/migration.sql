-- Results that used offsets: the next start recomputes every result below the current scoring version. Releases and recorded matches are copies.
UPDATE "softskill_test_results" SET "scoring_version" = 0 WHERE "offsets_id" IS NOT NULL;

DELETE FROM "background_jobs" WHERE "kind" = 'recompute-results';

-- The old counts hold flagged and repeated runs, which cannot be taken out. The hourly job counts all stored runs again.
DELETE FROM "statement_place_counts";
DELETE FROM "group_time_counts";
DELETE FROM "run_quality_counts";

-- DropForeignKey
ALTER TABLE "softskill_test_results" DROP CONSTRAINT "softskill_test_results_offsets_id_fkey";

-- DropForeignKey
ALTER TABLE "statement_offsets" DROP CONSTRAINT "statement_offsets_catalogue_version_id_fkey";

-- AlterTable
ALTER TABLE "softskill_test_runs" ADD COLUMN     "counted_month" DATE;

-- AlterTable
ALTER TABLE "softskill_test_results" DROP COLUMN "offsets_id";

-- AlterTable
ALTER TABLE "run_quality_counts" ADD COLUMN     "counted" INTEGER NOT NULL DEFAULT 0;

-- DropTable
DROP TABLE "statement_offsets";

-- CreateTable
CREATE TABLE "counted_people" (
    "catalogue_version_id" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "counted_people_pkey" PRIMARY KEY ("catalogue_version_id","user_id")
);

-- CreateIndex
CREATE INDEX "counted_people_user_id_idx" ON "counted_people"("user_id");

-- AddForeignKey
ALTER TABLE "counted_people" ADD CONSTRAINT "counted_people_catalogue_version_id_fkey" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "counted_people" ADD CONSTRAINT "counted_people_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
