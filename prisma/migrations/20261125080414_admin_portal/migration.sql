-- What is reported is no longer messages alone.
ALTER TABLE "message_reports" RENAME TO "reports";
ALTER TABLE "reports" RENAME CONSTRAINT "message_reports_pkey" TO "reports_pkey";
ALTER TABLE "reports" RENAME CONSTRAINT "message_reports_org_id_fkey" TO "reports_org_id_fkey";
ALTER TABLE "reports" RENAME CONSTRAINT "message_reports_reporter_id_fkey" TO "reports_reporter_id_fkey";
ALTER INDEX "message_reports_org_id_idx" RENAME TO "reports_org_id_idx";
ALTER INDEX "message_reports_reporter_id_idx" RENAME TO "reports_reporter_id_idx";
DROP INDEX "message_reports_created_at_idx";
ALTER TABLE "reports"
    ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'message',
    ADD COLUMN "resource_id" UUID,
    ADD COLUMN "title" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "category" TEXT NOT NULL DEFAULT 'other',
    ADD COLUMN "reporter_name" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "reporter_email" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "state" TEXT NOT NULL DEFAULT 'open',
    ADD COLUMN "answer" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "handled_by" UUID,
    ADD COLUMN "handled_at" TIMESTAMPTZ(3),
    ALTER COLUMN "org_id" DROP NOT NULL,
    ALTER COLUMN "from_company" SET DEFAULT false,
    ALTER COLUMN "text" SET DEFAULT '';
CREATE INDEX "reports_created_at_id_idx" ON "reports"("created_at" DESC, "id" DESC);

-- AlterTable
ALTER TABLE "audit_names" ADD COLUMN     "salt" TEXT DEFAULT (gen_random_uuid())::text;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "lock_reason" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "catalogue_versions" ADD COLUMN     "skills" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "courses" ADD COLUMN     "taken_down_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "taken_down_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "daily_counts" (
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "daily_counts_pkey" PRIMARY KEY ("kind","day")
);

-- CreateTable
CREATE TABLE "audit_unchained" (
    "event_id" BIGINT NOT NULL,

    CONSTRAINT "audit_unchained_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "audit_chain" (
    "position" BIGINT NOT NULL,
    "event_id" BIGINT NOT NULL,
    "names_hash" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,
    "chained_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_chain_pkey" PRIMARY KEY ("position")
);

-- CreateTable
CREATE TABLE "audit_checks" (
    "id" BIGSERIAL NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "links" BIGINT NOT NULL,
    "head_position" BIGINT NOT NULL,
    "head_hash" BYTEA NOT NULL,
    "broken_event_id" BIGINT,
    "problem" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "audit_checks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "statement_place_counts" (
    "catalogue_version_id" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "statement_id" INTEGER NOT NULL,
    "place" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "statement_place_counts_pkey" PRIMARY KEY ("catalogue_version_id","month","statement_id","place")
);

-- CreateTable
CREATE TABLE "group_time_counts" (
    "catalogue_version_id" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "group_index" SMALLINT NOT NULL,
    "seconds" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "group_time_counts_pkey" PRIMARY KEY ("catalogue_version_id","month","group_index","seconds")
);

-- CreateTable
CREATE TABLE "run_quality_counts" (
    "catalogue_version_id" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "runs" INTEGER NOT NULL DEFAULT 0,
    "flagged" INTEGER NOT NULL DEFAULT 0,
    "counted_at" TIMESTAMPTZ(3),
    "counted_run_id" UUID,

    CONSTRAINT "run_quality_counts_pkey" PRIMARY KEY ("catalogue_version_id","month")
);

-- CreateTable
CREATE TABLE "moderation_decisions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "resource_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "org_id" UUID,
    "ground" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "decided_by" UUID,
    "decided_at" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "answered_by" UUID,
    "answered_at" TIMESTAMPTZ(3),
    "lifted_by" UUID,
    "lifted_at" TIMESTAMPTZ(3),
    "lift_reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "moderation_decisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hidden_publications" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "course_id" UUID,
    "job_id" UUID,
    "org_id" UUID,
    "row" JSONB NOT NULL,
    "hidden_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hidden_publications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_chain_event_id_key" ON "audit_chain"("event_id");

-- CreateIndex
CREATE INDEX "reports_state_created_at_id_idx" ON "reports"("state", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "reports_resource_id_created_at_idx" ON "reports"("resource_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "moderation_decisions_org_id_decided_at_idx" ON "moderation_decisions"("org_id", "decided_at" DESC);

-- CreateIndex
CREATE INDEX "moderation_decisions_resource_id_decided_at_idx" ON "moderation_decisions"("resource_id", "decided_at" DESC);

-- CreateIndex
CREATE INDEX "moderation_decisions_lifted_at_idx" ON "moderation_decisions"("lifted_at");

-- CreateIndex
CREATE UNIQUE INDEX "hidden_publications_course_id_key" ON "hidden_publications"("course_id");

-- CreateIndex
CREATE UNIQUE INDEX "hidden_publications_job_id_key" ON "hidden_publications"("job_id");

-- CreateIndex
CREATE INDEX "hidden_publications_org_id_idx" ON "hidden_publications"("org_id");

-- CreateIndex
CREATE INDEX "softskill_test_results_created_at_idx" ON "softskill_test_results"("created_at");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "courses_created_at_id_idx" ON "courses"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_created_at_id_idx" ON "jobs"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orgs_created_at_id_idx" ON "orgs"("created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "statement_place_counts" ADD CONSTRAINT "statement_place_counts_catalogue_version_id_fkey" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_time_counts" ADD CONSTRAINT "group_time_counts_catalogue_version_id_fkey" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "run_quality_counts" ADD CONSTRAINT "run_quality_counts_catalogue_version_id_fkey" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hidden_publications" ADD CONSTRAINT "hidden_publications_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hidden_publications" ADD CONSTRAINT "hidden_publications_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hidden_publications" ADD CONSTRAINT "hidden_publications_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Checked by the database.
ALTER TABLE "reports"
    ADD CONSTRAINT "reports_kind" CHECK ("kind" IN ('message', 'course', 'job', 'organisation')),
    ADD CONSTRAINT "reports_state" CHECK ("state" IN ('open', 'reviewing', 'acted', 'dismissed'));
ALTER TABLE "moderation_decisions"
    ADD CONSTRAINT "moderation_kind" CHECK ("kind" IN ('organisation', 'course', 'job')),
    ADD CONSTRAINT "moderation_ground" CHECK ("ground" IN ('illegal', 'terms'));
ALTER TABLE "hidden_publications"
    ADD CONSTRAINT "hidden_publication_of_one" CHECK (("course_id" IS NULL) <> ("job_id" IS NULL));

-- One decision at a time holds for a thing.
CREATE UNIQUE INDEX "moderation_decisions_open" ON "moderation_decisions"("resource_id") WHERE "lifted_at" IS NULL;

-- The lists of the admin portal: found by a part of a name, a mail address or a title; few are locked, unconfirmed or staff.
CREATE INDEX "profiles_search" ON "profiles" USING gin ((lower("first_name" || ' ' || "last_name" || ' ' || "email")) gin_trgm_ops);
CREATE INDEX "orgs_search" ON "orgs" USING gin ((lower("name")) gin_trgm_ops);
CREATE INDEX "courses_search" ON "courses" USING gin ((lower("title")) gin_trgm_ops);
CREATE INDEX "jobs_search" ON "jobs" USING gin ((lower("title")) gin_trgm_ops);
ALTER INDEX "profiles_search" SET (fastupdate = off);
ALTER INDEX "orgs_search" SET (fastupdate = off);
ALTER INDEX "courses_search" SET (fastupdate = off);
ALTER INDEX "jobs_search" SET (fastupdate = off);
CREATE INDEX "users_locked_newest" ON "users"("created_at" DESC, "id" DESC) WHERE "locked_at" IS NOT NULL;
CREATE INDEX "users_unconfirmed" ON "users"("created_at" DESC, "id" DESC) WHERE "email_verified_at" IS NULL;
CREATE INDEX "orgs_locked" ON "orgs"("created_at" DESC, "id" DESC) WHERE "locked_at" IS NOT NULL;
CREATE INDEX "courses_taken_down" ON "courses"("created_at" DESC, "id" DESC) WHERE "taken_down_at" IS NOT NULL;
CREATE INDEX "jobs_taken_down" ON "jobs"("created_at" DESC, "id" DESC) WHERE "taken_down_at" IS NOT NULL;

-- Versions know the softskills as they are called now.
UPDATE "catalogue_versions" SET "skills" = coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', s."id", 'name', s."name", 'description', s."description",
        'relatedId1', s."related_id_1", 'relatedId2', s."related_id_2", 'position', s."position") ORDER BY s."position")
      FROM "softskills" s), '[]');

-- The chain only grows; beside an event names can be erased, and nothing else can be done to them.
INSERT INTO "audit_unchained" ("event_id") SELECT "id" FROM "audit_events";
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE ON "audit_chain" FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_chain_no_truncate BEFORE TRUNCATE ON "audit_chain" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_checks_append_only BEFORE UPDATE OR DELETE ON "audit_checks" FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE OR REPLACE FUNCTION refuse_audit_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."event_id" = OLD."event_id" AND NEW."names" = '{}' AND NEW."address" = '' AND NEW."salt" IS NULL THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'names in the audit log can only be erased';
END $$;

-- Somebody can always enter the admin portal. Whoever takes the role or the access of a platform admin waits for others who do.
CREATE FUNCTION keep_a_platform_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(727465107);
  IF NOT EXISTS (
    SELECT 1 FROM "profiles" p JOIN "users" u ON u."id" = p."user_id"
     WHERE p."platform_role" = 'platform_admin' AND u."locked_at" IS NULL
  ) THEN
    RAISE EXCEPTION 'the last platform admin stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_platform_admin';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER profiles_keep_a_platform_admin AFTER UPDATE OF "platform_role" ON "profiles"
  FOR EACH ROW WHEN (OLD."platform_role" = 'platform_admin' AND NEW."platform_role" IS DISTINCT FROM 'platform_admin')
  EXECUTE FUNCTION keep_a_platform_admin();
CREATE TRIGGER profiles_without_a_platform_admin AFTER DELETE ON "profiles"
  FOR EACH ROW WHEN (OLD."platform_role" = 'platform_admin') EXECUTE FUNCTION keep_a_platform_admin();
CREATE FUNCTION keep_a_platform_admin_unlocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "profiles" WHERE "user_id" = NEW."id" AND "platform_role" = 'platform_admin') THEN
    PERFORM pg_advisory_xact_lock(727465107);
    IF NOT EXISTS (
      SELECT 1 FROM "profiles" p JOIN "users" u ON u."id" = p."user_id"
       WHERE p."platform_role" = 'platform_admin' AND u."locked_at" IS NULL
    ) THEN
      RAISE EXCEPTION 'the last platform admin stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_platform_admin';
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_keep_a_platform_admin AFTER UPDATE OF "locked_at" ON "users"
  FOR EACH ROW WHEN (OLD."locked_at" IS NULL AND NEW."locked_at" IS NOT NULL)
  EXECUTE FUNCTION keep_a_platform_admin_unlocked();
