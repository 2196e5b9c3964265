-- CreateEnum
CREATE TYPE "job_status" AS ENUM ('draft', 'published', 'closed');

-- CreateTable
CREATE TABLE "applicant_profiles" (
    "user_id" UUID NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "location" TEXT NOT NULL DEFAULT '',
    "bio" TEXT NOT NULL DEFAULT '',
    "experience" JSONB NOT NULL DEFAULT '[]',
    "education" JSONB NOT NULL DEFAULT '[]',
    "hidden_skill_ids" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "revision" UUID NOT NULL DEFAULT gen_random_uuid(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "applicant_profiles_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "saved_jobs" (
    "user_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_jobs_pkey" PRIMARY KEY ("user_id","job_id")
);

-- CreateTable
CREATE TABLE "job_mail_subscriptions" (
    "user_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_mail_subscriptions_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "org_id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "status" "job_status" NOT NULL DEFAULT 'draft',
    "content" JSONB NOT NULL,
    "revision" UUID NOT NULL DEFAULT gen_random_uuid(),
    "published_revision" UUID,
    "import_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" UUID,
    "first_published_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "reminded_of_end" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "published_jobs" (
    "job_id" UUID NOT NULL,
    "org_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "org_name" TEXT NOT NULL,
    "postal_code" TEXT NOT NULL,
    "town" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "workplace" TEXT NOT NULL,
    "employment" TEXT NOT NULL,
    "starts_on" DATE,
    "hours_from" DOUBLE PRECISION,
    "hours_to" DOUBLE PRECISION,
    "reply_by" DATE NOT NULL,
    "pay" JSONB NOT NULL,
    "pay_year_from" INTEGER NOT NULL,
    "pay_year_to" INTEGER NOT NULL,
    "skill_ids" SMALLINT[],
    "skill_weights" SMALLINT[],
    "questions" TEXT[],
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "published_jobs_pkey" PRIMARY KEY ("job_id")
);

-- CreateTable
CREATE TABLE "shown_matches" (
    "org_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "job_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "match" SMALLINT NOT NULL,
    "low" SMALLINT NOT NULL,
    "high" SMALLINT NOT NULL,
    "inputs" JSONB NOT NULL,
    "scoring_version" SMALLINT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "first_shown_at" TIMESTAMPTZ(3) NOT NULL,
    "last_shown_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shown_matches_pkey" PRIMARY KEY ("org_id","id")
);

-- CreateIndex
CREATE INDEX "saved_jobs_user_id_saved_at_job_id_idx" ON "saved_jobs"("user_id", "saved_at" DESC, "job_id" DESC);

-- CreateIndex
CREATE INDEX "saved_jobs_job_id_idx" ON "saved_jobs"("job_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_mail_subscriptions_token_hash_key" ON "job_mail_subscriptions"("token_hash");

-- CreateIndex
CREATE INDEX "job_mail_subscriptions_last_sent_at_user_id_idx" ON "job_mail_subscriptions"("last_sent_at", "user_id");

-- CreateIndex
CREATE INDEX "consents_user_id_kind_given_at_idx" ON "consents"("user_id", "kind", "given_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "jobs_number_key" ON "jobs"("number");

-- CreateIndex
CREATE INDEX "jobs_org_id_updated_at_id_idx" ON "jobs"("org_id", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_ends_at_idx" ON "jobs"("ends_at");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_org_id_import_key_key" ON "jobs"("org_id", "import_key");

-- CreateIndex
CREATE INDEX "published_jobs_org_id_published_at_job_id_idx" ON "published_jobs"("org_id", "published_at" DESC, "job_id" DESC);

-- CreateIndex
CREATE INDEX "shown_matches_user_id_idx" ON "shown_matches"("user_id");

-- CreateIndex
CREATE INDEX "shown_matches_last_shown_at_idx" ON "shown_matches"("last_shown_at");

-- CreateIndex
CREATE UNIQUE INDEX "shown_matches_org_id_job_id_user_id_fingerprint_key" ON "shown_matches"("org_id", "job_id", "user_id", "fingerprint");

-- AddForeignKey
ALTER TABLE "applicant_profiles" ADD CONSTRAINT "applicant_profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_mail_subscriptions" ADD CONSTRAINT "job_mail_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "published_jobs" ADD CONSTRAINT "published_jobs_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shown_matches" ADD CONSTRAINT "shown_matches_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shown_matches" ADD CONSTRAINT "shown_matches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "published_jobs" ADD CONSTRAINT "published_jobs_workplace_known" CHECK ("workplace" IN ('onsite', 'hybrid', 'remote'));
ALTER TABLE "published_jobs" ADD CONSTRAINT "published_jobs_skills_weighted" CHECK (
  cardinality("skill_ids") BETWEEN 3 AND 8 AND cardinality("skill_ids") = cardinality("skill_weights"));
ALTER TABLE "published_jobs" ADD CONSTRAINT "published_jobs_placed" CHECK (
  ("latitude" IS NULL) = ("longitude" IS NULL) AND ("latitude" IS NOT NULL OR "workplace" = 'remote'));

-- Where a word is looked for: title, company, place. Below a gin index for its trigrams.
ALTER TABLE "published_jobs" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
  "title" || ' ' || "org_name" || ' ' || "postal_code" || ' ' || "town") STORED;

-- The public list: one index for each way to sort, one for words, one for places, one for jobs without a place.
CREATE INDEX "published_jobs_newest" ON "published_jobs" ("published_at" DESC, "job_id" DESC);
CREATE INDEX "published_jobs_pay" ON "published_jobs" ("pay_year_from" DESC, "job_id" DESC);
CREATE INDEX "published_jobs_search" ON "published_jobs" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "published_jobs_place" ON "published_jobs" USING gist (point("longitude", "latitude")) WHERE "latitude" IS NOT NULL;
CREATE INDEX "published_jobs_remote" ON "published_jobs" ("published_at" DESC, "job_id" DESC) WHERE "workplace" = 'remote';
