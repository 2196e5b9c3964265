-- DropForeignKey
ALTER TABLE "reports" DROP CONSTRAINT "reports_org_id_fkey";

-- DropForeignKey
ALTER TABLE "moderation_decisions" DROP CONSTRAINT "moderation_decisions_org_id_fkey";

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE SET NULL ON UPDATE CASCADE;
