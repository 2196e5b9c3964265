-- CreateEnum
CREATE TYPE "test_variant" AS ENUM ('test1', 'test2');

-- CreateEnum
CREATE TYPE "catalogue_status" AS ENUM ('draft', 'active', 'retired');

-- CreateEnum
CREATE TYPE "run_status" AS ENUM ('open', 'finished');

-- CreateTable
CREATE TABLE "catalogue_versions" (
    "id" SERIAL NOT NULL,
    "test_variant" "test_variant" NOT NULL,
    "number" INTEGER NOT NULL,
    "status" "catalogue_status" NOT NULL DEFAULT 'draft',
    "findings" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "activated_at" TIMESTAMPTZ(3),

    CONSTRAINT "catalogue_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "softskills" (
    "id" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "related_id_1" INTEGER,
    "related_id_2" INTEGER,
    "position" INTEGER NOT NULL,

    CONSTRAINT "softskills_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "statements" (
    "catalogue_version_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "softskill_id" INTEGER NOT NULL,

    CONSTRAINT "statements_pkey" PRIMARY KEY ("catalogue_version_id","id")
);

-- CreateTable
CREATE TABLE "question_groups" (
    "catalogue_version_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "test_variant" "test_variant" NOT NULL,
    "statement_1_id" INTEGER NOT NULL,
    "statement_2_id" INTEGER NOT NULL,
    "statement_3_id" INTEGER NOT NULL,
    "statement_4_id" INTEGER NOT NULL,

    CONSTRAINT "question_groups_pkey" PRIMARY KEY ("catalogue_version_id","id")
);

-- CreateTable
CREATE TABLE "softskill_additional_statements" (
    "catalogue_version_id" INTEGER NOT NULL,
    "softskill_id" INTEGER NOT NULL,
    "statement_1_id" INTEGER NOT NULL,
    "statement_2_id" INTEGER NOT NULL,

    CONSTRAINT "softskill_additional_statements_pkey" PRIMARY KEY ("catalogue_version_id","softskill_id")
);

-- CreateTable
CREATE TABLE "softskill_test_runs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "test_token" TEXT NOT NULL,
    "user_id" UUID,
    "test_variant" "test_variant" NOT NULL,
    "catalogue_version_id" INTEGER NOT NULL,
    "status" "run_status" NOT NULL DEFAULT 'open',
    "shown_part_one" JSONB NOT NULL,
    "shown_part_two" JSONB,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "softskill_test_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "softskill_group_decisions" (
    "run_id" UUID NOT NULL,
    "group_index" SMALLINT NOT NULL,
    "user_id" UUID,
    "test_token" TEXT NOT NULL,
    "test_variant" "test_variant" NOT NULL,
    "statement_order" INTEGER[],
    "group_scores" JSONB NOT NULL,
    "duration_seconds" DECIMAL(8,1) NOT NULL,
    "decided_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "softskill_group_decisions_pkey" PRIMARY KEY ("run_id","group_index")
);

-- CreateTable
CREATE TABLE "softskill_test_results" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "run_id" UUID NOT NULL,
    "user_id" UUID,
    "test_token" TEXT NOT NULL,
    "test_variant" "test_variant" NOT NULL,
    "scores" JSONB NOT NULL,
    "bands" JSONB NOT NULL,
    "quality" JSONB NOT NULL,
    "scoring_version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "softskill_test_results_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "value_test_runs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "test_token" TEXT NOT NULL,
    "user_id" UUID,
    "status" "run_status" NOT NULL DEFAULT 'open',
    "seed" INTEGER NOT NULL,
    "pairs" JSONB,
    "shown_triads" JSONB NOT NULL DEFAULT '[]',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "value_test_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "value_selections" (
    "run_id" UUID NOT NULL,
    "user_id" UUID,
    "test_token" TEXT NOT NULL,
    "selected_values" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "value_selections_pkey" PRIMARY KEY ("run_id")
);

-- CreateTable
CREATE TABLE "value_comparisons" (
    "run_id" UUID NOT NULL,
    "pair_index" SMALLINT NOT NULL,
    "user_id" UUID,
    "test_token" TEXT NOT NULL,
    "winner" TEXT NOT NULL,
    "loser" TEXT NOT NULL,
    "first_winner" TEXT NOT NULL,
    "decided_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "value_comparisons_pkey" PRIMARY KEY ("run_id","pair_index")
);

-- CreateTable
CREATE TABLE "value_test_results" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "run_id" UUID NOT NULL,
    "user_id" UUID,
    "test_token" TEXT NOT NULL,
    "scores" JSONB NOT NULL,
    "consistence" DOUBLE PRECISION NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "value_test_results_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "catalogue_versions_test_variant_number_key" ON "catalogue_versions"("test_variant", "number");

-- CreateIndex
CREATE UNIQUE INDEX "softskills_slug_key" ON "softskills"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "question_groups_catalogue_version_id_position_key" ON "question_groups"("catalogue_version_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "softskill_test_runs_test_token_key" ON "softskill_test_runs"("test_token");

-- CreateIndex
CREATE INDEX "softskill_test_runs_user_id_test_variant_status_started_at_idx" ON "softskill_test_runs"("user_id", "test_variant", "status", "started_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "softskill_test_results_run_id_key" ON "softskill_test_results"("run_id");

-- CreateIndex
CREATE UNIQUE INDEX "softskill_test_results_test_token_key" ON "softskill_test_results"("test_token");

-- CreateIndex
CREATE INDEX "softskill_test_results_user_id_created_at_idx" ON "softskill_test_results"("user_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "value_test_runs_test_token_key" ON "value_test_runs"("test_token");

-- CreateIndex
CREATE INDEX "value_test_runs_user_id_status_started_at_idx" ON "value_test_runs"("user_id", "status", "started_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "value_test_results_run_id_key" ON "value_test_results"("run_id");

-- CreateIndex
CREATE UNIQUE INDEX "value_test_results_test_token_key" ON "value_test_results"("test_token");

-- CreateIndex
CREATE INDEX "value_test_results_user_id_created_at_idx" ON "value_test_results"("user_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "statements" ADD CONSTRAINT "statements_catalogue_version_id_fkey" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_groups" ADD CONSTRAINT "question_groups_catalogue_version_id_fkey" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "softskill_additional_statements" ADD CONSTRAINT "softskill_additional_statements_catalogue_version_id_fkey" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "softskill_test_runs" ADD CONSTRAINT "softskill_test_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "softskill_test_runs" ADD CONSTRAINT "softskill_test_runs_catalogue_version_id_fkey" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "softskill_group_decisions" ADD CONSTRAINT "softskill_group_decisions_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "softskill_test_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "softskill_test_results" ADD CONSTRAINT "softskill_test_results_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "softskill_test_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "softskill_test_results" ADD CONSTRAINT "softskill_test_results_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "value_test_runs" ADD CONSTRAINT "value_test_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "value_selections" ADD CONSTRAINT "value_selections_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "value_test_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "value_comparisons" ADD CONSTRAINT "value_comparisons_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "value_test_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "value_test_results" ADD CONSTRAINT "value_test_results_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "value_test_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "value_test_results" ADD CONSTRAINT "value_test_results_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- At most one version of a variant is the one that new runs start on.
CREATE UNIQUE INDEX "catalogue_versions_one_active" ON "catalogue_versions"("test_variant") WHERE "status" = 'active';

-- What a result or an answer rests on never changes.
CREATE FUNCTION refuse_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'catalogue versions are frozen';
END $$;
CREATE TRIGGER statements_frozen BEFORE UPDATE ON "statements" FOR EACH ROW EXECUTE FUNCTION refuse_catalogue_change();
CREATE TRIGGER question_groups_frozen BEFORE UPDATE ON "question_groups" FOR EACH ROW EXECUTE FUNCTION refuse_catalogue_change();
CREATE TRIGGER additional_statements_frozen BEFORE UPDATE ON "softskill_additional_statements" FOR EACH ROW EXECUTE FUNCTION refuse_catalogue_change();
