-- CreateIndex
CREATE INDEX "applications_applied_at_idx" ON "applications"("applied_at");
