-- A job ends with its last day where the applicants are.
UPDATE "jobs" SET "ends_at" = e."at", "reminded_of_end" = CASE WHEN "reminded_of_end" = "ends_at" THEN e."at" ELSE "reminded_of_end" END
  FROM (SELECT "id", (("ends_at" AT TIME ZONE 'Europe/Berlin')::date + 1)::timestamp AT TIME ZONE 'Europe/Berlin' - interval '1 millisecond' AS "at"
          FROM "jobs" WHERE "ends_at" IS NOT NULL) e
 WHERE e."id" = "jobs"."id";

UPDATE "published_jobs"
   SET "ends_at" = (("ends_at" AT TIME ZONE 'Europe/Berlin')::date + 1)::timestamp AT TIME ZONE 'Europe/Berlin' - interval '1 millisecond';
