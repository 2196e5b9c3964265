-- CreateEnum
CREATE TYPE "release_scope" AS ENUM ('anonymous', 'named', 'profile');

-- CreateEnum
CREATE TYPE "application_status" AS ENUM ('applied', 'reviewing', 'invited', 'hired', 'refused', 'withdrawn');

-- AlterTable
ALTER TABLE "orgs" ADD COLUMN     "locked_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "releases" (
    "org_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "scope" "release_scope" NOT NULL,
    "pseudonym" TEXT NOT NULL,
    "shown_name" TEXT NOT NULL,
    "job_id" UUID,
    "snapshot" JSONB NOT NULL,
    "draws" BYTEA,
    "skill_ids" SMALLINT[],
    "leads" SMALLINT[],
    "ranked_skills" SMALLINT NOT NULL,
    "value_weights" SMALLINT[],
    "is_limited" BOOLEAN NOT NULL,
    "revision" UUID NOT NULL DEFAULT gen_random_uuid(),
    "released_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "reminded_of_end" TIMESTAMPTZ(3),
    "closed_by" TEXT,
    "person_read_at" TIMESTAMPTZ(3),
    "company_read_at" TIMESTAMPTZ(3),
    "last_message_at" TIMESTAMPTZ(3),

    CONSTRAINT "releases_pkey" PRIMARY KEY ("org_id","id")
);

-- CreateTable
CREATE TABLE "messages" (
    "org_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "release_id" UUID NOT NULL,
    "from_company" BOOLEAN NOT NULL,
    "author_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("org_id","id")
);

-- CreateTable
CREATE TABLE "message_reports" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "org_id" UUID NOT NULL,
    "reporter_id" UUID,
    "from_company" BOOLEAN NOT NULL,
    "text" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "candidate_entries" (
    "org_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "release_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "application_id" UUID,
    "from_status" TEXT,
    "to_status" TEXT,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "candidate_entries_pkey" PRIMARY KEY ("org_id","id")
);

-- CreateTable
CREATE TABLE "person_events" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "org_id" UUID,
    "org_name" TEXT NOT NULL,
    "actor_id" UUID,
    "details" JSONB NOT NULL DEFAULT '{}',
    "hour" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "person_events_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "found_profiles" (
    "user_id" UUID NOT NULL,
    "found_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "threshold" SMALLINT NOT NULL,
    "snapshot" JSONB NOT NULL,
    "draws" BYTEA,
    "skill_ids" SMALLINT[],
    "leads" SMALLINT[],
    "ranked_skills" SMALLINT NOT NULL,
    "value_weights" SMALLINT[],
    "is_limited" BOOLEAN NOT NULL,
    "place" TEXT,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "radius_km" SMALLINT,
    "revision" UUID NOT NULL DEFAULT gen_random_uuid(),
    "since" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "reminded_of_end" TIMESTAMPTZ(3),

    CONSTRAINT "found_profiles_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "found_blocks" (
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "found_blocks_pkey" PRIMARY KEY ("user_id","kind","key")
);

-- CreateTable
CREATE TABLE "found_people" (
    "org_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "pseudonym" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "found_people_pkey" PRIMARY KEY ("org_id","id")
);

-- CreateTable
CREATE TABLE "contact_requests" (
    "org_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "person_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "declined_at" TIMESTAMPTZ(3),

    CONSTRAINT "contact_requests_pkey" PRIMARY KEY ("org_id","id")
);

-- CreateTable
CREATE TABLE "contact_refusals" (
    "org_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_refusals_pkey" PRIMARY KEY ("org_id","user_id")
);

-- CreateTable
CREATE TABLE "applications" (
    "org_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "job_id" UUID,
    "job_title" TEXT NOT NULL,
    "status" "application_status" NOT NULL DEFAULT 'applied',
    "answers" JSONB NOT NULL DEFAULT '[]',
    "reply_by" DATE NOT NULL,
    "applied_at" TIMESTAMPTZ(3) NOT NULL,
    "status_at" TIMESTAMPTZ(3) NOT NULL,
    "refusal_reason" TEXT,
    "refusal_text" TEXT,
    "reminded_at" TIMESTAMPTZ(3),
    "overdue_told_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "applications_pkey" PRIMARY KEY ("org_id","id")
);

-- CreateTable
CREATE TABLE "team_shares" (
    "org_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "skill_ids" SMALLINT[],
    "leads" SMALLINT[],
    "ranked_skills" SMALLINT NOT NULL,
    "value_weights" SMALLINT[],
    "shared_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "team_shares_pkey" PRIMARY KEY ("org_id","user_id")
);

-- CreateIndex
CREATE INDEX "releases_org_id_released_at_id_idx" ON "releases"("org_id", "released_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "releases_org_id_job_id_released_at_id_idx" ON "releases"("org_id", "job_id", "released_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "releases_user_id_released_at_idx" ON "releases"("user_id", "released_at" DESC);

-- CreateIndex
CREATE INDEX "releases_job_id_idx" ON "releases"("job_id");

-- CreateIndex
CREATE INDEX "releases_expires_at_idx" ON "releases"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "releases_org_id_user_id_key" ON "releases"("org_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "releases_org_id_pseudonym_key" ON "releases"("org_id", "pseudonym");

-- CreateIndex
CREATE INDEX "messages_org_id_release_id_created_at_id_idx" ON "messages"("org_id", "release_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "messages_author_id_idx" ON "messages"("author_id");

-- CreateIndex
CREATE INDEX "message_reports_org_id_idx" ON "message_reports"("org_id");

-- CreateIndex
CREATE INDEX "message_reports_reporter_id_idx" ON "message_reports"("reporter_id");

-- CreateIndex
CREATE INDEX "message_reports_created_at_idx" ON "message_reports"("created_at");

-- CreateIndex
CREATE INDEX "candidate_entries_org_id_release_id_created_at_id_idx" ON "candidate_entries"("org_id", "release_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "candidate_entries_author_id_idx" ON "candidate_entries"("author_id");

-- CreateIndex
CREATE INDEX "person_events_user_id_created_at_id_idx" ON "person_events"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "person_events_org_id_idx" ON "person_events"("org_id");

-- CreateIndex
CREATE INDEX "person_events_actor_id_idx" ON "person_events"("actor_id");

-- CreateIndex
CREATE INDEX "person_events_created_at_idx" ON "person_events"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "person_events_user_id_org_id_actor_id_hour_key" ON "person_events"("user_id", "org_id", "actor_id", "hour");

-- CreateIndex
CREATE UNIQUE INDEX "found_profiles_found_id_key" ON "found_profiles"("found_id");

-- CreateIndex
CREATE INDEX "found_profiles_since_idx" ON "found_profiles"("since");

-- CreateIndex
CREATE INDEX "found_profiles_expires_at_idx" ON "found_profiles"("expires_at");

-- CreateIndex
CREATE INDEX "found_blocks_kind_key_idx" ON "found_blocks"("kind", "key");

-- CreateIndex
CREATE INDEX "found_people_user_id_idx" ON "found_people"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "found_people_org_id_user_id_key" ON "found_people"("org_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "found_people_org_id_pseudonym_key" ON "found_people"("org_id", "pseudonym");

-- CreateIndex
CREATE INDEX "contact_requests_org_id_created_at_id_idx" ON "contact_requests"("org_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_requests_org_id_person_id_idx" ON "contact_requests"("org_id", "person_id");

-- CreateIndex
CREATE INDEX "contact_requests_user_id_created_at_id_idx" ON "contact_requests"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_requests_job_id_idx" ON "contact_requests"("job_id");

-- CreateIndex
CREATE INDEX "contact_requests_author_id_idx" ON "contact_requests"("author_id");

-- CreateIndex
CREATE INDEX "contact_requests_created_at_idx" ON "contact_requests"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "contact_requests_org_id_user_id_job_id_key" ON "contact_requests"("org_id", "user_id", "job_id");

-- CreateIndex
CREATE INDEX "contact_refusals_user_id_idx" ON "contact_refusals"("user_id");

-- CreateIndex
CREATE INDEX "contact_refusals_until_idx" ON "contact_refusals"("until");

-- CreateIndex
CREATE INDEX "applications_org_id_user_id_idx" ON "applications"("org_id", "user_id");

-- CreateIndex
CREATE INDEX "applications_org_id_job_id_status_applied_at_id_idx" ON "applications"("org_id", "job_id", "status", "applied_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "applications_user_id_applied_at_id_idx" ON "applications"("user_id", "applied_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "applications_job_id_idx" ON "applications"("job_id");

-- CreateIndex
CREATE INDEX "applications_reply_by_idx" ON "applications"("reply_by");

-- CreateIndex
CREATE INDEX "applications_ended_at_idx" ON "applications"("ended_at");

-- CreateIndex
CREATE UNIQUE INDEX "applications_org_id_job_id_user_id_key" ON "applications"("org_id", "job_id", "user_id");

-- AddForeignKey
ALTER TABLE "releases" ADD CONSTRAINT "releases_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "releases" ADD CONSTRAINT "releases_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "releases" ADD CONSTRAINT "releases_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_org_id_release_id_fkey" FOREIGN KEY ("org_id", "release_id") REFERENCES "releases"("org_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_entries" ADD CONSTRAINT "candidate_entries_org_id_release_id_fkey" FOREIGN KEY ("org_id", "release_id") REFERENCES "releases"("org_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_entries" ADD CONSTRAINT "candidate_entries_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_events" ADD CONSTRAINT "person_events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_events" ADD CONSTRAINT "person_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_events" ADD CONSTRAINT "person_events_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "found_profiles" ADD CONSTRAINT "found_profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "found_blocks" ADD CONSTRAINT "found_blocks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "found_people" ADD CONSTRAINT "found_people_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "found_people" ADD CONSTRAINT "found_people_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "found_profiles"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_org_id_person_id_fkey" FOREIGN KEY ("org_id", "person_id") REFERENCES "found_people"("org_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "found_profiles"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_refusals" ADD CONSTRAINT "contact_refusals_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_refusals" ADD CONSTRAINT "contact_refusals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_shares" ADD CONSTRAINT "team_shares_org_id_user_id_fkey" FOREIGN KEY ("org_id", "user_id") REFERENCES "org_members"("org_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "releases" ADD CONSTRAINT "releases_packed" CHECK (
  cardinality("skill_ids") = cardinality("leads") AND cardinality("value_weights") IN (0, 10));
ALTER TABLE "found_profiles" ADD CONSTRAINT "found_profiles_packed" CHECK (
  cardinality("skill_ids") = cardinality("leads") AND cardinality("value_weights") IN (0, 10));
ALTER TABLE "found_profiles" ADD CONSTRAINT "found_profiles_placed" CHECK (
  ("latitude" IS NULL) = ("longitude" IS NULL) AND ("latitude" IS NULL) = ("radius_km" IS NULL));
ALTER TABLE "releases" ADD CONSTRAINT "releases_closed_by_known" CHECK ("closed_by" IN ('person', 'company'));
ALTER TABLE "found_blocks" ADD CONSTRAINT "found_blocks_kind_known" CHECK ("kind" IN ('name', 'domain'));
ALTER TABLE "candidate_entries" ADD CONSTRAINT "candidate_entries_kind_known" CHECK ("kind" IN ('note', 'decision'));
