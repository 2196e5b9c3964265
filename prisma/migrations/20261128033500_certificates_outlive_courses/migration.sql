ALTER TABLE "certificates" DROP CONSTRAINT "certificates_user_id_course_id_fkey";

ALTER TABLE "certificates" ADD COLUMN     "organisation_name" TEXT,
ADD COLUMN     "outline" JSONB;

-- At most 12 modules with 12 lessons, like `findOutline`.
UPDATE "certificates" t SET
  "organisation_name" = (SELECT o.name FROM courses c JOIN orgs o ON o.id = c.org_id WHERE c.id = t.course_id),
  "outline" = coalesce((
    SELECT jsonb_build_object(
      'modules', coalesce((
        SELECT jsonb_agg(jsonb_build_object('title', m.value -> 'title', 'lessonTitles',
                 jsonb_path_query_array(m.value, '$.lessons[0 to 11].title')) ORDER BY m.place)
          FROM jsonb_path_query(v.published_payload, '$.modules[0 to 11]') WITH ORDINALITY AS m(value, place)), '[]'),
      'moduleCount', v.module_count, 'lessonCount', v.lesson_count, 'minutes', v.minutes,
      'quizCount', jsonb_array_length(jsonb_path_query_array(v.published_payload,
        '$.modules[*].lessons[*].content_blocks[*] ? (@.type == "quiz")')))
      FROM course_versions v WHERE v.course_id = t.course_id AND v.number = t.version),
    '{"modules":[],"moduleCount":0,"lessonCount":0,"minutes":0,"quizCount":0}');

ALTER TABLE "certificates" ALTER COLUMN "outline" SET NOT NULL;

CREATE INDEX "certificates_course_id_idx" ON "certificates"("course_id");

ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
