-- CreateIndex
CREATE INDEX "courses_status_created_at_id_idx" ON "courses"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_status_created_at_id_idx" ON "jobs"("status", "created_at" DESC, "id" DESC);

-- The lists of the portal by title.
CREATE INDEX "courses_title" ON "courses" ((lower("title")), "id");
CREATE INDEX "jobs_title" ON "jobs" ((lower("title")), "id");
