-- The words of a job's text without tags. Punctuation becomes space: the parser reads 'und/oder' as the name of a file.
ALTER TABLE "published_jobs" ADD COLUMN "text_words" TSVECTOR GENERATED ALWAYS AS (
  strip(to_tsvector('simple'::regconfig,
    translate(search_fold(regexp_replace("description", '<[^>]*>', ' ', 'g')), '/.@:_-+=?&#%~', '             ')))) STORED;
CREATE INDEX "published_jobs_text_words" ON "published_jobs" USING gin ("text_words") WITH (fastupdate = off);
