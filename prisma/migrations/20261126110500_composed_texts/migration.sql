-- Texts that came in decomposed are stored in NFC from now on. What must not change stays: published versions, the audit log, the tests'
-- catalogue, and answers that are compared with a published version. Blocks with an origin quote their source letter for letter.
DO $$
DECLARE
  target text[];
  condition text;
BEGIN
  FOREACH target SLICE 1 IN ARRAY ARRAY[
    ['profiles', 'first_name'], ['profiles', 'last_name'], ['profiles', 'company_name'],
    ['applicant_profiles', 'phone'], ['applicant_profiles', 'location'], ['applicant_profiles', 'bio'],
    ['orgs', 'name'], ['orgs', 'description'], ['orgs', 'imprint'],
    ['courses', 'title'], ['courses', 'description'], ['courses', 'review_comment'], ['modules', 'title'], ['lessons', 'title'],
    ['published_courses', 'title'], ['published_courses', 'description'],
    ['course_comments', 'lesson_title'], ['course_comments', 'text'], ['course_sources', 'name'], ['course_sources', 'title'],
    ['stored_files', 'filename'], ['certificates', 'person_name'], ['certificates', 'course_title'],
    ['jobs', 'title'], ['jobs', 'published_title'], ['published_jobs', 'title'], ['published_jobs', 'description'],
    ['published_jobs', 'org_name'], ['published_jobs', 'town'],
    ['releases', 'shown_name'], ['messages', 'text'], ['candidate_entries', 'text'], ['contact_requests', 'text'],
    ['person_events', 'org_name'], ['found_blocks', 'label'],
    ['applications', 'job_title'], ['applications', 'refusal_reason'], ['applications', 'refusal_text'],
    ['reports', 'title'], ['reports', 'text'], ['reports', 'reason'], ['reports', 'answer'], ['reports', 'reporter_name'],
    ['moderation_decisions', 'title'], ['moderation_decisions', 'reason'], ['moderation_decisions', 'answer'],
    ['moderation_decisions', 'lift_reason'], ['users', 'lock_reason'],
    ['content_pages', 'title'], ['content_pages', 'description'], ['content_pages', 'markdown']
  ] LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = normalize(%2$I, NFC) WHERE %2$I IS NOT NFC NORMALIZED', target[1], target[2]);
  END LOOP;
  FOREACH target SLICE 1 IN ARRAY ARRAY[
    ['applicant_profiles', 'experience'], ['applicant_profiles', 'education'], ['jobs', 'content'], ['published_jobs', 'pay'],
    ['hidden_publications', 'row'], ['releases', 'snapshot'], ['found_profiles', 'snapshot'], ['applications', 'answers'],
    ['installation_settings', 'value'], ['content_blocks', 'json_content']
  ] LOOP
    condition := CASE target[1] WHEN 'content_blocks' THEN 'AND "origin" IS NULL' ELSE '' END;
    EXECUTE format('UPDATE %1$I SET %2$I = normalize(%2$I::text, NFC)::jsonb WHERE %2$I::text IS NOT NFC NORMALIZED %3$s',
      target[1], target[2], condition);
  END LOOP;
  FOREACH target SLICE 1 IN ARRAY ARRAY[
    ['orgs', 'organisation_values'], ['published_jobs', 'questions']
  ] LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = ARRAY(SELECT normalize(value, NFC) FROM unnest(%2$I) WITH ORDINALITY AS held(value, place)
      ORDER BY place) WHERE array_to_string(%2$I, '' '') IS NOT NFC NORMALIZED', target[1], target[2]);
  END LOOP;
END $$;

-- Composed texts have fewer bytes.
WITH "parts" AS (
  SELECT m."course_id", octet_length(m."title") AS "bytes" FROM "modules" m
  UNION ALL SELECT m."course_id", octet_length(l."title") FROM "lessons" l JOIN "modules" m ON m."id" = l."module_id"
  UNION ALL SELECT m."course_id", b."content_bytes" FROM "content_blocks" b
    JOIN "lessons" l ON l."id" = b."lesson_id" JOIN "modules" m ON m."id" = l."module_id"
), "counted" AS (
  SELECT c."id", (octet_length(c."title") + coalesce(sum(p."bytes"), 0))::int AS "bytes"
    FROM "courses" c LEFT JOIN "parts" p ON p."course_id" = c."id" GROUP BY c."id"
)
UPDATE "courses" c SET "text_bytes" = n."bytes" FROM "counted" n WHERE n."id" = c."id" AND c."text_bytes" <> n."bytes";
