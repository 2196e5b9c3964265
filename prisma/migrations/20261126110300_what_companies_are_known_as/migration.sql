-- DropForeignKey
ALTER TABLE "contact_requests" DROP CONSTRAINT "contact_requests_job_id_fkey";

-- DropForeignKey
ALTER TABLE "request_days" DROP CONSTRAINT "request_days_org_id_fkey";

-- DropForeignKey
ALTER TABLE "contact_refusals" DROP CONSTRAINT "contact_refusals_org_id_fkey";

-- AlterTable
ALTER TABLE "found_profiles" ADD COLUMN     "near" JSONB NOT NULL DEFAULT '{}';

-- Every place that any company was told about stays told.
UPDATE "found_profiles" f SET "near" = told."near"
  FROM (SELECT e."user_id", jsonb_object_agg(e."key", e."value") AS "near"
          FROM (SELECT DISTINCT ON (p."user_id", n."key") p."user_id", n."key", n."value"
                  FROM "found_people" p, jsonb_each(p."near") n
                 WHERE n."key" <> 'remote' ORDER BY p."user_id", n."key", p."created_at") e
         GROUP BY e."user_id") told
 WHERE f."user_id" = told."user_id";

-- AlterTable
ALTER TABLE "found_people" DROP COLUMN "near";

-- AlterTable
ALTER TABLE "contact_requests" ALTER COLUMN "job_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "known_companies" (
    "id" UUID NOT NULL,
    "founded_at" TIMESTAMPTZ(3) NOT NULL,
    "gone_at" TIMESTAMPTZ(3),

    CONSTRAINT "known_companies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_keys" (
    "company_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "is_proven" BOOLEAN NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "company_keys_pkey" PRIMARY KEY ("company_id","kind","value")
);

-- CreateIndex
CREATE INDEX "known_companies_gone_at_idx" ON "known_companies"("gone_at");

-- CreateIndex
CREATE INDEX "company_keys_kind_value_idx" ON "company_keys"("kind", "value");

-- CreateIndex
CREATE INDEX "company_keys_expires_at_idx" ON "company_keys"("expires_at");

INSERT INTO "known_companies" ("id", "founded_at") SELECT "id", "created_at" FROM "orgs";

-- Former names and domains; the program adds the keys that hold now. The words are those of shared/found/blocks.ts.
INSERT INTO "company_keys" ("company_id", "kind", "value", "is_proven")
SELECT "id", 'domain', lower("domain"), false FROM "orgs", unnest("known_domains") "domain" WHERE "domain" <> ''
UNION
SELECT "id", 'name', "words", false FROM "orgs", unnest("known_names") former("former_name"),
  LATERAL (SELECT regexp_replace(
    regexp_replace(normalize(replace(replace(replace(replace(lower(normalize("former_name", NFC)), 'ß', 'ss'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), NFD),
      '[\u0300-\u036f]', '', 'g'),
    '\me\.\s?([vkg])\.', 'e\1', 'g') AS "plain") p,
  LATERAL (SELECT left(btrim(regexp_replace(
    regexp_replace("plain", '\m(gmbh|mbh|ggmbh|ug|ag|kg|kgaa|ohg|gbr|se|eg|ev|ek|co|und|inc|ltd)\M', ' ', 'g'),
    '[^[:alnum:]]+', ' ', 'g')), 500) AS "words") w
 WHERE "words" <> '';

-- AlterTable
ALTER TABLE "orgs" DROP COLUMN "known_domains",
DROP COLUMN "known_names";

-- Blocked names are compared by what their letters look like.
UPDATE "found_blocks" b SET "key" = w."key"
  FROM (SELECT "user_id", "key" AS "was", translate("key", 'авеѕзіјкмнорстухαβγεηικνορςτυχωøłđħı', 'abes3ijkmhopctyxabyenikvopstuxwoldhi') AS "key"
          FROM "found_blocks" WHERE "kind" = 'name' AND "key" ~ '[^ -~]') w
 WHERE b."user_id" = w."user_id" AND b."kind" = 'name' AND b."key" = w."was" AND w."key" <> w."was"
   AND NOT EXISTS (SELECT 1 FROM "found_blocks" o WHERE o."user_id" = w."user_id" AND o."kind" = 'name' AND o."key" = w."key");

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_days" ADD CONSTRAINT "request_days_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "known_companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_refusals" ADD CONSTRAINT "contact_refusals_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "known_companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_keys" ADD CONSTRAINT "company_keys_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "known_companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
