-- AlterTable
ALTER TABLE "orgs" ADD COLUMN     "name_held_at" TIMESTAMPTZ(3),
ADD COLUMN     "name_key" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "verified_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "company_imprints" (
    "org_id" UUID NOT NULL,
    "legal_name" TEXT NOT NULL,
    "legal_name_key" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "postal_code" TEXT NOT NULL,
    "town" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "register" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_imprints_pkey" PRIMARY KEY ("org_id")
);

-- CreateTable
CREATE TABLE "company_checks" (
    "org_id" UUID NOT NULL,
    "domain" TEXT,
    "shares_domain" BOOLEAN NOT NULL DEFAULT false,
    "method" TEXT,
    "verified_by" UUID,
    "verified_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "withdrawn_at" TIMESTAMPTZ(3),
    "withdraw_reason" TEXT NOT NULL DEFAULT '',
    "claim_domain" TEXT,
    "claim_email" TEXT,
    "claim_token_hash" TEXT,
    "claim_record" TEXT,
    "claimed_by" UUID,
    "claimed_at" TIMESTAMPTZ(3),
    "claim_expires_at" TIMESTAMPTZ(3),
    "claim_used_at" TIMESTAMPTZ(3),
    "claim_is_shared" BOOLEAN NOT NULL DEFAULT false,
    "name_state" TEXT,
    "name_reason" TEXT NOT NULL DEFAULT '',
    "allowed_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "hid_page" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "company_checks_pkey" PRIMARY KEY ("org_id")
);

-- CreateIndex
CREATE INDEX "company_imprints_legal_name_key_idx" ON "company_imprints"("legal_name_key");

-- CreateIndex
CREATE UNIQUE INDEX "company_checks_claim_token_hash_key" ON "company_checks"("claim_token_hash");

-- CreateIndex
CREATE INDEX "orgs_name_key_idx" ON "orgs"("name_key");

-- A confirmed domain belongs to one organisation, unless staff allowed another one to share it.
CREATE UNIQUE INDEX "company_checks_one_domain" ON "company_checks"("domain") WHERE "domain" IS NOT NULL AND NOT "shares_domain";

-- The lists of the portal and the feeds filter by these.
CREATE INDEX "orgs_held" ON "orgs"("created_at" DESC, "id" DESC) WHERE "name_held_at" IS NOT NULL;
CREATE INDEX "orgs_unverified" ON "orgs"("created_at" DESC, "id" DESC) WHERE "verified_at" IS NULL;

-- AddForeignKey
ALTER TABLE "company_imprints" ADD CONSTRAINT "company_imprints_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_checks" ADD CONSTRAINT "company_checks_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
