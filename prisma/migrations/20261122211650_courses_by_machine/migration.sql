-- AlterTable
ALTER TABLE "courses" ADD COLUMN     "shows_sources" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "content_blocks" ADD COLUMN     "origin" JSONB;

-- CreateTable
CREATE TABLE "course_sources" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "course_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "file_id" UUID,
    "unit" TEXT NOT NULL DEFAULT 'paragraph',
    "title" TEXT NOT NULL DEFAULT '',
    "part_count" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT NOT NULL DEFAULT '',
    "read_at" TIMESTAMPTZ(3),
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "course_sources_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "course_source_parts" (
    "source_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "lines" JSONB NOT NULL,

    CONSTRAINT "course_source_parts_pkey" PRIMARY KEY ("source_id","number")
);

-- CreateTable
CREATE TABLE "course_generations" (
    "id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "org_id" UUID,
    "state" TEXT NOT NULL,
    "generator" TEXT NOT NULL,
    "model" TEXT NOT NULL DEFAULT '',
    "wishes" JSONB NOT NULL,
    "lesson_id" UUID,
    "source_ids" UUID[],
    "plan" JSONB,
    "plan_revision" INTEGER NOT NULL DEFAULT 0,
    "written" JSONB NOT NULL DEFAULT '{}',
    "is_proposing" BOOLEAN NOT NULL DEFAULT false,
    "job_id" UUID,
    "problem" TEXT NOT NULL DEFAULT '',
    "report" JSONB,
    "served_at" TIMESTAMPTZ(3),
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "course_generations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "course_proposals" (
    "id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "generation_id" UUID,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "instruction" TEXT NOT NULL DEFAULT '',
    "module_id" UUID,
    "module_title" TEXT NOT NULL DEFAULT '',
    "lesson_id" UUID,
    "lesson_title" TEXT NOT NULL DEFAULT '',
    "block_id" UUID,
    "base_revision" UUID,
    "before" JSONB NOT NULL DEFAULT '[]',
    "blocks" JSONB NOT NULL DEFAULT '[]',
    "job_id" UUID,
    "problem" TEXT NOT NULL DEFAULT '',
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by" UUID,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "course_proposals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ai_usage" (
    "org_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "used" BIGINT NOT NULL DEFAULT 0,
    "requests" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ai_usage_pkey" PRIMARY KEY ("org_id","month")
);

-- CreateTable
CREATE TABLE "ai_reservations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "org_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "tokens" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ai_reservations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "installation_settings" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_by" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "installation_settings_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "question_choices" (
    "course_id" UUID NOT NULL,
    "block_id" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "choice" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "question_choices_pkey" PRIMARY KEY ("course_id","block_id","question","choice")
);

-- CreateIndex
CREATE INDEX "course_sources_course_id_created_at_idx" ON "course_sources"("course_id", "created_at");

-- CreateIndex
CREATE INDEX "course_sources_file_id_idx" ON "course_sources"("file_id");

-- CreateIndex
CREATE INDEX "course_generations_course_id_created_at_idx" ON "course_generations"("course_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "course_generations_state_org_id_idx" ON "course_generations"("state", "org_id");

-- CreateIndex
CREATE INDEX "course_generations_updated_at_idx" ON "course_generations"("updated_at");

-- CreateIndex
CREATE INDEX "course_proposals_course_id_state_created_at_idx" ON "course_proposals"("course_id", "state", "created_at");

-- CreateIndex
CREATE INDEX "course_proposals_created_at_idx" ON "course_proposals"("created_at");

-- CreateIndex
CREATE INDEX "ai_usage_month_idx" ON "ai_usage"("month");

-- CreateIndex
CREATE INDEX "ai_reservations_org_id_month_idx" ON "ai_reservations"("org_id", "month");

-- CreateIndex
CREATE INDEX "ai_reservations_created_at_idx" ON "ai_reservations"("created_at");

-- AddForeignKey
ALTER TABLE "course_sources" ADD CONSTRAINT "course_sources_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_sources" ADD CONSTRAINT "course_sources_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_source_parts" ADD CONSTRAINT "course_source_parts_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "course_sources"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_generations" ADD CONSTRAINT "course_generations_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_proposals" ADD CONSTRAINT "course_proposals_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_choices" ADD CONSTRAINT "question_choices_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
