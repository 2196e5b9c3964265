-- AlterTable
ALTER TABLE "published_jobs" ADD COLUMN "field" TEXT;

-- CreateTable
CREATE TABLE "work_preferences" (
    "user_id" UUID NOT NULL,
    "fields" TEXT[],
    "place" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "radius_km" SMALLINT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "work_preferences_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "published_jobs_field_ends_at_idx" ON "published_jobs"("field", "ends_at");

-- AddForeignKey
ALTER TABLE "work_preferences" ADD CONSTRAINT "work_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A place is stored with its coordinates.
ALTER TABLE "work_preferences" ADD CONSTRAINT "work_preferences_placed" CHECK (
  ("place" = '') = ("latitude" IS NULL) AND ("latitude" IS NULL) = ("longitude" IS NULL)
);
CREATE TRIGGER work_preferences_applicants_only BEFORE INSERT ON "work_preferences" FOR EACH ROW EXECUTE FUNCTION require_applicant();
