-- CreateIndex
CREATE INDEX "value_test_results_created_at_idx" ON "value_test_results"("created_at");
