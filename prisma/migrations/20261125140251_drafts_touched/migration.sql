-- Those that are there wait anew from now on.

-- AlterTable
ALTER TABLE "catalogue_versions" ADD COLUMN     "touched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
