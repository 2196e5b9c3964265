-- AlterTable
ALTER TABLE "courses" ADD COLUMN     "outcomes" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "certificates" ADD COLUMN     "is_verifiable" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "number" TEXT NOT NULL DEFAULT upper(left(replace((gen_random_uuid())::text, '-'::text, ''::text), 12)),
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3),
ADD COLUMN     "withdrawn_reason" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "course_versions" ADD COLUMN     "minutes" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "published_courses" ADD COLUMN     "minutes" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE UNIQUE INDEX "certificates_number_key" ON "certificates"("number");

-- Estimated seconds of one block: 200 words a minute; the length of films is unknown, so each counts four minutes.
CREATE FUNCTION content_seconds(kind text, content jsonb) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE kind
    WHEN 'text' THEN coalesce(regexp_count(regexp_replace(content ->> 'content', '<[^>]*>', ' ', 'g'), '\S+'), 0) * 0.3
    WHEN 'quiz' THEN 30
    WHEN 'video' THEN 240
    WHEN 'asset' THEN CASE
      WHEN content ->> 'type' LIKE 'image/%' THEN 12
      WHEN content ->> 'type' LIKE 'video/%' OR content ->> 'type' LIKE 'audio/%' THEN 240
      ELSE 60 END
    ELSE 0 END
$$;

CREATE FUNCTION minutes_of(seconds float8) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT greatest(1, ceil(coalesce(seconds, 0) / 60))::int
$$;

ALTER TABLE "course_versions" DISABLE TRIGGER course_versions_immutable;
UPDATE "course_versions" v SET "minutes" = minutes_of(
  (SELECT sum(content_seconds(b ->> 'type', b -> 'json_content'))
     FROM jsonb_path_query(v."published_payload", '$.modules[*].lessons[*].content_blocks[*]') b));
ALTER TABLE "course_versions" ENABLE TRIGGER course_versions_immutable;
UPDATE "published_courses" p SET "minutes" = v."minutes"
  FROM "course_versions" v WHERE v."course_id" = p."course_id" AND v."number" = p."version";
-- Restoring a hidden course reads every column from its row.
UPDATE "hidden_courses" h SET "row" = h."row" || jsonb_build_object('minutes', coalesce(
  (SELECT v."minutes" FROM "course_versions" v WHERE v."course_id" = h."course_id" AND v."number" = (h."row" ->> 'version')::int), 0));
