-- CreateTable
CREATE TABLE "audit_head" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "position" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_head_pkey" PRIMARY KEY ("id")
);

INSERT INTO "audit_head" ("position", "hash") SELECT "position", "hash" FROM "audit_chain" ORDER BY "position" DESC LIMIT 1;

-- One row that only moves forward.
CREATE FUNCTION refuse_audit_head_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW."id" = 1 THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND NEW."id" = OLD."id" AND NEW."position" > OLD."position" THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the noted head of the audit log only moves forward';
END $$;
CREATE TRIGGER audit_head_moves_forward BEFORE INSERT OR UPDATE OR DELETE ON "audit_head" FOR EACH ROW EXECUTE FUNCTION refuse_audit_head_change();
CREATE TRIGGER audit_head_no_truncate BEFORE TRUNCATE ON "audit_head" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_head_change();
