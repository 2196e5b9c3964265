-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "further" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "reports_kind_created_at_id_idx" ON "reports"("kind", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "reports_category_created_at_id_idx" ON "reports"("category", "created_at" DESC, "id" DESC);

-- What is not decided is few; found by a part of a title or a reason.
CREATE INDEX "reports_pending" ON "reports"("created_at" DESC, "id" DESC) WHERE "state" IN ('open', 'reviewing');
CREATE INDEX "reports_search" ON "reports" USING gin ((lower("title" || ' ' || "reason")) gin_trgm_ops);
ALTER INDEX "reports_search" SET (fastupdate = off);
