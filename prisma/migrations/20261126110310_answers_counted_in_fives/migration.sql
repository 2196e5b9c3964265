-- AlterTable
ALTER TABLE "question_choices" ADD COLUMN     "shown" INTEGER NOT NULL DEFAULT 0;

-- What authors have seen so far.
UPDATE "question_choices" c SET "shown" = c."count"
  FROM (SELECT "course_id", "block_id", "question" FROM "question_choices" GROUP BY 1, 2, 3 HAVING sum("count") >= 5) seen
 WHERE c."course_id" = seen."course_id" AND c."block_id" = seen."block_id" AND c."question" = seen."question";
