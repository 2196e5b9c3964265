-- CreateIndex
CREATE INDEX "mail_outbox_recipient_created_at_id_idx" ON "mail_outbox"("recipient", "created_at" DESC, "id" DESC);

-- The list of the portal by name; of the few that work in companies, are locked or have not confirmed their address, in its other orders, too.
CREATE INDEX "profiles_name" ON "profiles" ((lower("last_name" || ' ' || "first_name")), "user_id");
CREATE INDEX "profiles_company_name" ON "profiles" ((lower("last_name" || ' ' || "first_name")), "user_id") WHERE "user_type" = 'company';
CREATE INDEX "profiles_company_email" ON "profiles" ("email", "user_id") WHERE "user_type" = 'company';
CREATE INDEX "users_locked_email" ON "users"("email", "id") WHERE "locked_at" IS NOT NULL;
CREATE INDEX "users_unconfirmed_email" ON "users"("email", "id") WHERE "email_verified_at" IS NULL;
