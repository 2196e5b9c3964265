-- Open invitations of an organisation, newest first, page by page; those that were answered are never looked at.
CREATE INDEX "invitations_open" ON "invitations"("org_id", "created_at" DESC, "id" DESC) WHERE "accepted_at" IS NULL AND "withdrawn_at" IS NULL;
