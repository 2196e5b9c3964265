-- Courses are found by title, description, outcomes, maker and strengths.
ALTER TABLE "published_courses" ADD COLUMN     "maker_and_skills" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "outcomes" TEXT NOT NULL DEFAULT '';

CREATE FUNCTION maker_and_skills(course uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', o.name, (SELECT string_agg(s.name, ' ' ORDER BY s.id)
                                   FROM course_skills t JOIN softskills s ON s.id = t.skill_id WHERE t.course_id = c.id))
    FROM courses c LEFT JOIN orgs o ON o.id = c.org_id WHERE c.id = course
$$;

CREATE FUNCTION outcome_lines(payload jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(string_agg(line, E'\n'), '') FROM jsonb_array_elements_text(coalesce(payload -> 'outcomes', '[]')) line
$$;

DROP INDEX "published_courses_search";

-- created_at is the date of the first publication.
UPDATE "published_courses" p SET
  "maker_and_skills" = maker_and_skills(p."course_id"),
  "outcomes" = coalesce((SELECT outcome_lines(v."published_payload") FROM "course_versions" v
                          WHERE v."course_id" = p."course_id" AND v."number" = p."version"), ''),
  "created_at" = coalesce((SELECT min(v."published_at") FROM "course_versions" v WHERE v."course_id" = p."course_id"), p."created_at");

-- Restoring a hidden course reads these columns from its row.
UPDATE "hidden_courses" h SET "row" = h."row" || jsonb_build_object(
  'outcomes', coalesce((SELECT outcome_lines(v."published_payload") FROM "course_versions" v
                         WHERE v."course_id" = h."course_id" AND v."number" = (h."row" ->> 'version')::int), ''),
  'created_at', coalesce(to_jsonb((SELECT min(v."published_at") FROM "course_versions" v WHERE v."course_id" = h."course_id")),
                         h."row" -> 'created_at'));

ALTER TABLE "published_courses" DROP COLUMN "search_text";
ALTER TABLE "published_courses" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
  search_fold("title" || ' ' || "maker_and_skills" || ' ' || "description" || ' ' || "outcomes")) STORED;
CREATE INDEX "published_courses_search" ON "published_courses" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off)
  WHERE "visibility" = 'public';
