-- CreateIndex
CREATE INDEX "person_events_user_id_org_id_created_at_id_idx" ON "person_events"("user_id", "org_id", "created_at" DESC, "id" DESC);
