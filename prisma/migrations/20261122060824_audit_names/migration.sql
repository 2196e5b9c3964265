-- CreateTable
CREATE TABLE "audit_names" (
    "event_id" BIGINT NOT NULL,
    "address" TEXT NOT NULL,
    "names" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_names_pkey" PRIMARY KEY ("event_id")
);

-- AddForeignKey
ALTER TABLE "audit_names" ADD CONSTRAINT "audit_names_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "audit_events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What earlier versions wrote into the event itself moves beside it.
INSERT INTO "audit_names" ("event_id", "address", "names")
SELECT "id", "address",
       coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each("details")
                  WHERE key IN ('name', 'title', 'member_name', 'invited_email')), '{}')
  FROM "audit_events";
ALTER TABLE "audit_events" DISABLE TRIGGER audit_events_append_only;
UPDATE "audit_events" SET "details" = "details" - '{name,title,member_name,invited_email}'::text[]
 WHERE "details" ?| '{name,title,member_name,invited_email}'::text[];
ALTER TABLE "audit_events" ENABLE TRIGGER audit_events_append_only;
ALTER TABLE "audit_events" DROP COLUMN "address";

-- What stands beside an event may be erased, and nothing else.
CREATE FUNCTION refuse_audit_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."event_id" = OLD."event_id" AND NEW."names" = '{}' AND NEW."address" = '' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'names in the audit log can only be erased';
END $$;
CREATE TRIGGER audit_names_only_erased BEFORE UPDATE OR DELETE ON "audit_names" FOR EACH ROW EXECUTE FUNCTION refuse_audit_rewriting();
CREATE TRIGGER audit_names_no_truncate BEFORE TRUNCATE ON "audit_names" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_rewriting();
