-- Each entry goes into the index at once, so that no search reads a list of pending ones.
CREATE INDEX "published_jobs_skill_ids_idx" ON "published_jobs" USING GIN ("skill_ids") WITH (fastupdate = off);
