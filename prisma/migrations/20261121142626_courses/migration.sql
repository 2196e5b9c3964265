-- CreateEnum
CREATE TYPE "course_status" AS ENUM ('draft', 'review', 'published');

-- CreateEnum
CREATE TYPE "content_block_type" AS ENUM ('text', 'video', 'quiz', 'asset');

-- CreateTable
CREATE TABLE "courses" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "org_id" UUID,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "status" "course_status" NOT NULL DEFAULT 'draft',
    "visibility" TEXT NOT NULL DEFAULT 'org-only',
    "version" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "published_revision" INTEGER NOT NULL DEFAULT 0,
    "settings_revision" UUID NOT NULL DEFAULT gen_random_uuid(),
    "invitation_token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" UUID,
    "submitted_by" UUID,
    "submitted_at" TIMESTAMPTZ(3),
    "review_comment" TEXT NOT NULL DEFAULT '',
    "reviewed_by" UUID,

    CONSTRAINT "courses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "modules" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "course_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "revision" UUID NOT NULL DEFAULT gen_random_uuid(),
    "updated_by" UUID,

    CONSTRAINT "modules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lessons" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "module_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "revision" UUID NOT NULL DEFAULT gen_random_uuid(),
    "updated_by" UUID,

    CONSTRAINT "lessons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_blocks" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "lesson_id" UUID NOT NULL,
    "type" "content_block_type" NOT NULL,
    "position" INTEGER NOT NULL,
    "json_content" JSONB NOT NULL,
    "file_id" UUID,
    "revision" UUID NOT NULL DEFAULT gen_random_uuid(),
    "updated_by" UUID,

    CONSTRAINT "content_blocks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deleted_parts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "course_id" UUID NOT NULL,
    "payload" JSONB NOT NULL,
    "deleted_by" UUID,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deleted_parts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "course_skills" (
    "course_id" UUID NOT NULL,
    "skill_id" INTEGER NOT NULL,

    CONSTRAINT "course_skills_pkey" PRIMARY KEY ("course_id","skill_id")
);

-- CreateTable
CREATE TABLE "course_presence" (
    "tab_id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "lesson_id" UUID,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "course_presence_pkey" PRIMARY KEY ("tab_id")
);

-- CreateTable
CREATE TABLE "stored_files" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "key" TEXT NOT NULL,
    "org_id" UUID,
    "course_id" UUID,
    "filename" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "type" TEXT NOT NULL,
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "unreferenced_since" TIMESTAMPTZ(3),

    CONSTRAINT "stored_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "enrolments" (
    "user_id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "last_lesson_id" UUID,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "enrolments_pkey" PRIMARY KEY ("user_id","course_id")
);

-- CreateTable
CREATE TABLE "lesson_progress" (
    "user_id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "done_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lesson_progress_pkey" PRIMARY KEY ("user_id","course_id","lesson_id")
);

-- CreateTable
CREATE TABLE "quiz_answers" (
    "user_id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "block_id" UUID NOT NULL,
    "chosen" INTEGER NOT NULL,
    "is_correct" BOOLEAN NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quiz_answers_pkey" PRIMARY KEY ("user_id","course_id","block_id")
);

-- CreateTable
CREATE TABLE "certificates" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "person_name" TEXT NOT NULL,
    "course_title" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "certificates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "course_views" (
    "course_id" UUID NOT NULL,
    "anon_id" TEXT NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "course_views_pkey" PRIMARY KEY ("course_id","anon_id","day")
);

-- CreateTable
CREATE TABLE "view_salts" (
    "day" DATE NOT NULL,
    "salt" TEXT NOT NULL,

    CONSTRAINT "view_salts_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "course_versions" (
    "course_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "published_payload" JSONB NOT NULL,
    "module_count" INTEGER NOT NULL,
    "lesson_count" INTEGER NOT NULL,
    "block_count" INTEGER NOT NULL,
    "published_by" UUID,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "course_versions_pkey" PRIMARY KEY ("course_id","number")
);

-- CreateTable
CREATE TABLE "course_version_files" (
    "course_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "file_id" UUID NOT NULL,

    CONSTRAINT "course_version_files_pkey" PRIMARY KEY ("course_id","number","file_id")
);

-- CreateTable
CREATE TABLE "published_courses" (
    "course_id" UUID NOT NULL,
    "org_id" UUID,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL,
    "visibility" TEXT NOT NULL,
    "module_count" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "view_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "published_courses_pkey" PRIMARY KEY ("course_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "courses_invitation_token_key" ON "courses"("invitation_token");

-- CreateIndex
CREATE INDEX "courses_org_id_updated_at_id_idx" ON "courses"("org_id", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "modules_course_id_position_idx" ON "modules"("course_id", "position");

-- CreateIndex
CREATE INDEX "lessons_module_id_position_idx" ON "lessons"("module_id", "position");

-- CreateIndex
CREATE INDEX "content_blocks_lesson_id_position_idx" ON "content_blocks"("lesson_id", "position");

-- CreateIndex
CREATE INDEX "content_blocks_file_id_idx" ON "content_blocks"("file_id");

-- CreateIndex
CREATE INDEX "deleted_parts_course_id_idx" ON "deleted_parts"("course_id");

-- CreateIndex
CREATE INDEX "deleted_parts_deleted_at_idx" ON "deleted_parts"("deleted_at");

-- CreateIndex
CREATE INDEX "course_skills_skill_id_idx" ON "course_skills"("skill_id");

-- CreateIndex
CREATE INDEX "course_presence_course_id_seen_at_idx" ON "course_presence"("course_id", "seen_at");

-- CreateIndex
CREATE INDEX "course_presence_user_id_idx" ON "course_presence"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "stored_files_key_key" ON "stored_files"("key");

-- CreateIndex
CREATE INDEX "stored_files_course_id_idx" ON "stored_files"("course_id");

-- CreateIndex
CREATE INDEX "stored_files_org_id_idx" ON "stored_files"("org_id");

-- CreateIndex
CREATE INDEX "stored_files_unreferenced_since_idx" ON "stored_files"("unreferenced_since");

-- CreateIndex
CREATE INDEX "enrolments_course_id_idx" ON "enrolments"("course_id");

-- CreateIndex
CREATE UNIQUE INDEX "certificates_user_id_course_id_version_key" ON "certificates"("user_id", "course_id", "version");

-- CreateIndex
CREATE INDEX "course_views_day_idx" ON "course_views"("day");

-- CreateIndex
CREATE INDEX "course_version_files_file_id_idx" ON "course_version_files"("file_id");

-- CreateIndex
CREATE INDEX "published_courses_org_id_idx" ON "published_courses"("org_id");

-- AddForeignKey
ALTER TABLE "courses" ADD CONSTRAINT "courses_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "modules" ADD CONSTRAINT "modules_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_module_id_fkey" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deleted_parts" ADD CONSTRAINT "deleted_parts_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_skills" ADD CONSTRAINT "course_skills_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_presence" ADD CONSTRAINT "course_presence_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_presence" ADD CONSTRAINT "course_presence_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_course_id_fkey" FOREIGN KEY ("user_id", "course_id") REFERENCES "enrolments"("user_id", "course_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_user_id_course_id_fkey" FOREIGN KEY ("user_id", "course_id") REFERENCES "enrolments"("user_id", "course_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_course_id_fkey" FOREIGN KEY ("user_id", "course_id") REFERENCES "enrolments"("user_id", "course_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_views" ADD CONSTRAINT "course_views_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_version_files" ADD CONSTRAINT "course_version_files_course_id_number_fkey" FOREIGN KEY ("course_id", "number") REFERENCES "course_versions"("course_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_version_files" ADD CONSTRAINT "course_version_files_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "published_courses" ADD CONSTRAINT "published_courses_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "courses" ADD CONSTRAINT "courses_visibility_known" CHECK ("visibility" IN ('public', 'org-only', 'private'));
ALTER TABLE "published_courses" ADD CONSTRAINT "published_courses_visibility_known" CHECK ("visibility" IN ('public', 'org-only', 'private'));

-- A published version never changes; it goes only with its whole course.
CREATE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "courses" WHERE "id" = OLD."course_id") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a published version never changes';
END $$;
CREATE TRIGGER course_versions_immutable BEFORE UPDATE OR DELETE ON "course_versions" FOR EACH ROW EXECUTE FUNCTION refuse_version_change();
CREATE FUNCTION refuse_version_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published version never changes';
END $$;
CREATE TRIGGER course_versions_no_truncate BEFORE TRUNCATE ON "course_versions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_version_truncate();

-- The public catalogue: one index for each way to sort (newest is read backwards for oldest), one for the search.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "published_courses_newest" ON "published_courses" ("created_at" DESC, "course_id" DESC) WHERE "visibility" = 'public';
CREATE INDEX "published_courses_by_title" ON "published_courses" ("title" COLLATE "de-x-icu", "course_id") WHERE "visibility" = 'public';
CREATE INDEX "published_courses_popular" ON "published_courses" ("view_count" DESC, "course_id" DESC) WHERE "visibility" = 'public';
CREATE INDEX "published_courses_search" ON "published_courses" USING gin ("title" gin_trgm_ops) WHERE "visibility" = 'public';

-- Who is in a course matters only while the database runs.
ALTER TABLE "course_presence" SET UNLOGGED;
