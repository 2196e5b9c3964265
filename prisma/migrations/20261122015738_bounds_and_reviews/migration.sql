-- AlterTable
ALTER TABLE "courses" ADD COLUMN     "changed_in_review_by" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "text_bytes" INTEGER NOT NULL DEFAULT 0;

-- Computed by the database, so that no way into the table can tell it another size.
ALTER TABLE "content_blocks" ADD COLUMN     "content_bytes" INTEGER NOT NULL GENERATED ALWAYS AS (octet_length("json_content"::text)) STORED;

UPDATE "courses" c SET "text_bytes" = octet_length(c."title")
  + coalesce((SELECT sum(octet_length(m."title")) FROM "modules" m WHERE m."course_id" = c."id"), 0)
  + coalesce((SELECT sum(octet_length(l."title")) FROM "lessons" l JOIN "modules" m ON m."id" = l."module_id" WHERE m."course_id" = c."id"), 0)
  + coalesce((SELECT sum(b."content_bytes") FROM "content_blocks" b JOIN "lessons" l ON l."id" = b."lesson_id"
                JOIN "modules" m ON m."id" = l."module_id" WHERE m."course_id" = c."id"), 0);

-- What an organisation's files take together is read from the index alone.
CREATE INDEX "stored_files_use" ON "stored_files"("org_id") INCLUDE ("size");

-- The sweep of what guests left behind.
CREATE INDEX "softskill_test_runs_of_guests" ON "softskill_test_runs"("started_at") WHERE "user_id" IS NULL;
CREATE INDEX "value_test_runs_of_guests" ON "value_test_runs"("started_at") WHERE "user_id" IS NULL;

-- A catalogue goes as a whole, with its version, which runs hold: no statement goes alone.
CREATE FUNCTION refuse_catalogue_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT 1 FROM "catalogue_versions" WHERE "id" = OLD."catalogue_version_id") THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'catalogue versions are frozen';
END $$;
CREATE TRIGGER statements_kept BEFORE DELETE ON "statements" FOR EACH ROW EXECUTE FUNCTION refuse_catalogue_delete();
CREATE TRIGGER question_groups_kept BEFORE DELETE ON "question_groups" FOR EACH ROW EXECUTE FUNCTION refuse_catalogue_delete();
CREATE TRIGGER additional_statements_kept BEFORE DELETE ON "softskill_additional_statements" FOR EACH ROW EXECUTE FUNCTION refuse_catalogue_delete();
CREATE TRIGGER statements_no_truncate BEFORE TRUNCATE ON "statements" FOR EACH STATEMENT EXECUTE FUNCTION refuse_catalogue_delete();
CREATE TRIGGER question_groups_no_truncate BEFORE TRUNCATE ON "question_groups" FOR EACH STATEMENT EXECUTE FUNCTION refuse_catalogue_delete();
CREATE TRIGGER additional_statements_no_truncate BEFORE TRUNCATE ON "softskill_additional_statements" FOR EACH STATEMENT EXECUTE FUNCTION refuse_catalogue_delete();
