-- CreateIndex
CREATE INDEX "orgs_is_public_created_at_id_idx" ON "orgs"("is_public", "created_at" DESC, "id" DESC);

-- The list of the portal by name, of all and of those with or without a public page.
CREATE INDEX "orgs_name" ON "orgs" ((lower("name")), "id");
CREATE INDEX "orgs_page_name" ON "orgs" ("is_public", (lower("name")), "id");
