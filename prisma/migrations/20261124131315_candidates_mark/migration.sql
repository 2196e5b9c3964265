-- CreateIndex
CREATE INDEX "releases_org_id_expires_at_revision_idx" ON "releases"("org_id", "expires_at", "revision");

-- The few who are locked are looked for with every list of a company.
CREATE INDEX "users_locked" ON "users"("id") WHERE "locked_at" IS NOT NULL;
