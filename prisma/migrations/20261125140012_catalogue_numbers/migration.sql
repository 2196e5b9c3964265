-- CreateTable
CREATE TABLE "catalogue_numbers" (
    "test_variant" "test_variant" NOT NULL,
    "highest" INTEGER NOT NULL,

    CONSTRAINT "catalogue_numbers_pkey" PRIMARY KEY ("test_variant")
);

INSERT INTO "catalogue_numbers" ("test_variant", "highest")
  SELECT "test_variant", max("number") FROM "catalogue_versions" GROUP BY "test_variant";
