-- The form in which texts are searched; shared/search.ts computes the same.
CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value COLLATE "C") COLLATE "default" ELSE
    translate(
      replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(
          lower(normalize(value, NFKD) COLLATE "und-x-icu") COLLATE "default",
          '[\u0300-\u0307\u0309-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
        E'a\u0308', 'ae'), E'o\u0308', 'oe'), E'u\u0308', 'ue'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      E'ıȷøłđðħŧŋς\u2019\u2018\u02bc\u2010\u2013\u2014\u2212\u0308', E'ijolddhtnσ\'\'\'----')
  END
$$;

ALTER TABLE "published_courses" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (search_fold("title")) STORED;
ALTER TABLE "courses" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (search_fold("title")) STORED;
ALTER TABLE "jobs" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (search_fold("title")) STORED;
ALTER TABLE "orgs" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (search_fold("name")) STORED;
ALTER TABLE "profiles" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
  search_fold("first_name" || ' ' || "last_name" || ' ' || "email")) STORED;
ALTER TABLE "reports" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (search_fold("title" || ' ' || "reason")) STORED;
ALTER TABLE "published_jobs" DROP COLUMN "search_text";
ALTER TABLE "published_jobs" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
  search_fold("title" || ' ' || "org_name" || ' ' || "postal_code" || ' ' || "town")) STORED;

DROP INDEX "published_courses_search", "courses_search", "jobs_search", "orgs_search", "profiles_search", "reports_search";
-- Each entry goes into the index at once, so that no search reads a list of pending ones.
CREATE INDEX "published_courses_search" ON "published_courses" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off)
  WHERE "visibility" = 'public';
CREATE INDEX "courses_search" ON "courses" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "orgs_search" ON "orgs" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "profiles_search" ON "profiles" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "reports_search" ON "reports" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "published_jobs_search" ON "published_jobs" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);
