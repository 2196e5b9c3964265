-- AlterTable
ALTER TABLE "consents" ADD COLUMN     "document" INTEGER,
ADD COLUMN     "ended_as" TEXT,
ADD COLUMN     "org_id" UUID,
ADD COLUMN     "org_name" TEXT;

-- CreateTable
CREATE TABLE "cleanup_runs" (
    "name" TEXT NOT NULL,
    "is_hourly" BOOLEAN NOT NULL DEFAULT false,
    "ran_at" TIMESTAMPTZ(3),
    "removed" INTEGER NOT NULL DEFAULT 0,
    "removed_at" TIMESTAMPTZ(3),
    "last_removed" INTEGER NOT NULL DEFAULT 0,
    "failed_at" TIMESTAMPTZ(3),

    CONSTRAINT "cleanup_runs_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "legal_versions" (
    "slug" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "markdown" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "asks" BOOLEAN NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "legal_versions_pkey" PRIMARY KEY ("slug","number")
);

-- CreateIndex
CREATE INDEX "consents_user_id_withdrawn_at_id_idx" ON "consents"("user_id", "withdrawn_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "consents_org_id_idx" ON "consents"("org_id");

-- CreateIndex
CREATE INDEX "consents_withdrawn_at_idx" ON "consents"("withdrawn_at");

-- CreateIndex
CREATE UNIQUE INDEX "consents_user_id_kind_document_key" ON "consents"("user_id", "kind", "document");

-- Each release has its own consent from now on: the one that was given with it, or else with its last renewal.
UPDATE "consents" c SET "org_id" = r."org_id", "org_name" = o."name"
  FROM (SELECT DISTINCT ON (x."id") x."id", r."org_id"
          FROM "releases" r
          CROSS JOIN LATERAL (
            SELECT "id" FROM "consents"
             WHERE "user_id" = r."user_id" AND "kind" = 'release' AND "withdrawn_at" IS NULL
             ORDER BY abs(extract(epoch FROM "given_at" - r."released_at")) LIMIT 1) x
         ORDER BY x."id", r."released_at") r
  JOIN "orgs" o ON o."id" = r."org_id"
 WHERE c."id" = r."id";
INSERT INTO "consents" ("user_id", "kind", "version", "org_id", "org_name", "given_at")
SELECT r."user_id", 'release',
       coalesce((SELECT max("version") FROM "consents" c WHERE c."user_id" = r."user_id" AND c."kind" = 'release'), 1),
       r."org_id", o."name", r."released_at"
  FROM "releases" r JOIN "orgs" o ON o."id" = r."org_id"
 WHERE NOT EXISTS (SELECT FROM "consents" c WHERE c."user_id" = r."user_id" AND c."org_id" = r."org_id");
UPDATE "consents" SET "withdrawn_at" = now(), "ended_as" = 'replaced'
 WHERE "kind" = 'release' AND "withdrawn_at" IS NULL AND "org_id" IS NULL;
UPDATE "consents" c SET "org_id" = t."org_id", "org_name" = o."name"
  FROM "team_shares" t JOIN "orgs" o ON o."id" = t."org_id"
 WHERE c."user_id" = t."user_id" AND c."kind" = 'sharingWithTeam' AND c."withdrawn_at" IS NULL;
UPDATE "consents" SET "ended_as" = 'withdrawn' WHERE "withdrawn_at" IS NOT NULL AND "ended_as" IS NULL;
