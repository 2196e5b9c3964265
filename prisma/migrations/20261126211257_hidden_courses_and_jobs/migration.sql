-- One table per feature that owns what it hides. The organisation is known from the course or job.
CREATE TABLE "hidden_courses" (
    "course_id" UUID NOT NULL,
    "row" JSONB NOT NULL,
    "hidden_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hidden_courses_pkey" PRIMARY KEY ("course_id")
);

CREATE TABLE "hidden_jobs" (
    "job_id" UUID NOT NULL,
    "row" JSONB NOT NULL,
    "hidden_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hidden_jobs_pkey" PRIMARY KEY ("job_id")
);

INSERT INTO "hidden_courses" ("course_id", "row", "hidden_at")
SELECT "course_id", "row", "hidden_at" FROM "hidden_publications" WHERE "course_id" IS NOT NULL;

INSERT INTO "hidden_jobs" ("job_id", "row", "hidden_at")
SELECT "job_id", "row", "hidden_at" FROM "hidden_publications" WHERE "job_id" IS NOT NULL;

ALTER TABLE "hidden_courses" ADD CONSTRAINT "hidden_courses_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "hidden_jobs" ADD CONSTRAINT "hidden_jobs_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

DROP TABLE "hidden_publications";
