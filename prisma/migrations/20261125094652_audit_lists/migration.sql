-- DropIndex
DROP INDEX "audit_events_org_id_id_idx";

-- DropIndex
DROP INDEX "audit_events_actor_id_id_idx";

-- DropIndex
DROP INDEX "audit_events_action_id_idx";

-- AlterTable
ALTER TABLE "audit_checks" ADD COLUMN     "broken_position" BIGINT;

-- CreateIndex
CREATE INDEX "audit_events_created_at_id_idx" ON "audit_events"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_events_org_id_created_at_id_idx" ON "audit_events"("org_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_events_org_id_action_created_at_id_idx" ON "audit_events"("org_id", "action", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_events_actor_id_created_at_id_idx" ON "audit_events"("actor_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_events_actor_id_action_created_at_id_idx" ON "audit_events"("actor_id", "action", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_events_action_created_at_id_idx" ON "audit_events"("action", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_events_resource_type_created_at_id_idx" ON "audit_events"("resource_type", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_events_resource_id_created_at_id_idx" ON "audit_events"("resource_id", "created_at" DESC, "id" DESC);
