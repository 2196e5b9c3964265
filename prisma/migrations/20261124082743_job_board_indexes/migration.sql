-- CreateIndex
CREATE INDEX "published_jobs_ends_at_idx" ON "published_jobs"("ends_at");

-- CreateIndex
CREATE INDEX "published_jobs_employment_ends_at_idx" ON "published_jobs"("employment", "ends_at");

-- CreateIndex
CREATE INDEX "published_jobs_pay_year_to_ends_at_idx" ON "published_jobs"("pay_year_to", "ends_at");

-- Jobs are published rarely and searched often: as for courses, no search reads a list of what is still to be sorted in.
ALTER INDEX "published_jobs_search" SET (fastupdate = off);

-- The courses on a company's page, newest first.
CREATE INDEX "published_courses_of_company" ON "published_courses" ("org_id", "created_at" DESC, "course_id" DESC) WHERE "visibility" = 'public';
