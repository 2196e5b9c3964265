-- AlterTable
ALTER TABLE "orgs" ADD COLUMN     "known_domains" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "known_names" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "found_people" ADD COLUMN     "near" JSONB NOT NULL DEFAULT '{}';
