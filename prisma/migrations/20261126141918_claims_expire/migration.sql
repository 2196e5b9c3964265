-- CreateIndex
CREATE INDEX "company_checks_claim_expires_at_idx" ON "company_checks"("claim_expires_at");
