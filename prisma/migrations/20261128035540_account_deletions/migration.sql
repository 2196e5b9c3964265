-- AlterTable
ALTER TABLE "users" ADD COLUMN     "last_used_on" DATE NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "author_id" UUID;

-- CreateTable
CREATE TABLE "audit_erasures" (
    "proof_id" UUID NOT NULL,
    "event_id" BIGINT NOT NULL,
    "content_hash" BYTEA NOT NULL,

    CONSTRAINT "audit_erasures_pkey" PRIMARY KEY ("proof_id","event_id")
);

-- CreateTable
CREATE TABLE "account_deletions" (
    "user_id" UUID NOT NULL,
    "cause" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "erase_at" TIMESTAMPTZ(3) NOT NULL,
    "reminded_at" TIMESTAMPTZ(3),
    "token_hash" TEXT NOT NULL,
    "was_locked" BOOLEAN NOT NULL,

    CONSTRAINT "account_deletions_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "deletion_proofs" (
    "id" UUID NOT NULL,
    "cause" TEXT NOT NULL,
    "requested_on" DATE NOT NULL,
    "erased_on" DATE NOT NULL,
    "counts" JSONB NOT NULL,

    CONSTRAINT "deletion_proofs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "unused_accounts" (
    "user_id" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_again_at" TIMESTAMPTZ(3),

    CONSTRAINT "unused_accounts_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "audit_erasures_event_id_idx" ON "audit_erasures"("event_id");

-- CreateIndex
CREATE UNIQUE INDEX "account_deletions_token_hash_key" ON "account_deletions"("token_hash");

-- CreateIndex
CREATE INDEX "account_deletions_erase_at_idx" ON "account_deletions"("erase_at");

-- CreateIndex
CREATE INDEX "unused_accounts_asked_at_idx" ON "unused_accounts"("asked_at");

-- CreateIndex
CREATE INDEX "users_last_used_on_idx" ON "users"("last_used_on");

-- CreateIndex
CREATE INDEX "reports_author_id_idx" ON "reports"("author_id");

-- AddForeignKey
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "unused_accounts" ADD CONSTRAINT "unused_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Sessions and networks are the only earlier traces of use.
UPDATE "users" u SET "last_used_on" = greatest(
  u."created_at", (SELECT max(s."last_seen_at") FROM "sessions" s WHERE s."user_id" = u."id"),
  (SELECT max(n."last_used_at") FROM "known_networks" n WHERE n."user_id" = u."id"))::date;

-- An event changes only where the ids of a deleted account are replaced, and only beside a mark of its new content.
CREATE TRIGGER audit_erasures_append_only BEFORE UPDATE OR DELETE ON "audit_erasures" FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_erasures_no_truncate BEFORE TRUNCATE ON "audit_erasures" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE FUNCTION refuse_audit_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
     AND (NEW."id", NEW."org_id", NEW."action", NEW."resource_type", NEW."created_at")
         IS NOT DISTINCT FROM (OLD."id", OLD."org_id", OLD."action", OLD."resource_type", OLD."created_at")
     AND EXISTS (SELECT 1 FROM "audit_erasures" e WHERE e."event_id" = OLD."id" AND e.xmin = pg_current_xact_id()::xid) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit log only grows';
END $$;
DROP TRIGGER audit_events_append_only ON "audit_events";
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION refuse_audit_event_change();

-- A closed account gets no new data. Closing locks the profile first, so a write in progress is seen or refused.
CREATE OR REPLACE FUNCTION require_applicant() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_applicant boolean;
BEGIN
  SELECT p."user_type" = 'applicant' AND p."platform_role" IS NULL INTO is_applicant
    FROM "profiles" p WHERE p."user_id" = NEW."user_id" FOR SHARE;
  IF NOT is_applicant THEN
    RAISE EXCEPTION 'not entitled: only applicants hold this' USING ERRCODE = 'ZA002', CONSTRAINT = 'not_entitled';
  END IF;
  IF EXISTS (SELECT 1 FROM "account_deletions" d WHERE d."user_id" = NEW."user_id") THEN
    RAISE EXCEPTION 'the account is closed' USING ERRCODE = 'ZA003', CONSTRAINT = 'account_closed';
  END IF;
  RETURN NEW;
END $$;

-- Only who published a version may be cleared.
CREATE OR REPLACE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "courses" WHERE "id" = OLD."course_id") THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW."published_by" IS NULL
     AND to_jsonb(NEW) - 'published_by' = to_jsonb(OLD) - 'published_by' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a published version never changes';
END $$;
