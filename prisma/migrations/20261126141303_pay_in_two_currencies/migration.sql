-- Pay names its currency and how many monthly salaries a year has. Until now every job was in Germany.
-- The index published_jobs_pay follows its column. Ranks of amounts in euros begin behind those in francs (shared/jobs/pay.ts).
ALTER TABLE "published_jobs" RENAME COLUMN "pay_year_from" TO "pay_rank";

UPDATE "published_jobs"
   SET "pay_rank" = CASE WHEN "pay_rank" = 0 THEN 0 ELSE 1000000000 + least("pay_rank", 999999999) END,
       "pay_year_to" = least("pay_year_to", 999999999),
       "pay" = CASE WHEN "pay" ->> 'kind' = 'none' THEN "pay" ELSE "pay" || '{"currency": "EUR", "salaries": 12}' END;

-- Rows set aside come back by the names of their columns.
UPDATE "hidden_publications"
   SET "row" = ("row" - 'pay_year_from') || jsonb_build_object(
         'pay_rank', CASE WHEN ("row" ->> 'pay_year_from')::int = 0 THEN 0
                          ELSE 1000000000 + least(("row" ->> 'pay_year_from')::int, 999999999) END,
         'pay_year_to', least(("row" ->> 'pay_year_to')::int, 999999999),
         'pay', CASE WHEN "row" #>> '{pay,kind}' = 'none' THEN "row" -> 'pay'
                     ELSE "row" -> 'pay' || '{"currency": "EUR", "salaries": 12}' END)
 WHERE "job_id" IS NOT NULL;
