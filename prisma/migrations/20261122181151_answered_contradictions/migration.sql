-- AlterTable
ALTER TABLE "value_test_runs" ADD COLUMN     "answered_triads" SMALLINT NOT NULL DEFAULT 0;

-- What was shown so far was asked about another way: it counts as looked at.
UPDATE "value_test_runs" SET "answered_triads" = jsonb_array_length("shown_triads") WHERE "shown_triads" <> '[]';
