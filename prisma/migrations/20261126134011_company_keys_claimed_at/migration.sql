-- The founding is the earliest a key can have been claimed.
ALTER TABLE "company_keys" ADD COLUMN "claimed_at" TIMESTAMPTZ(3);
UPDATE "company_keys" k SET "claimed_at" = c."founded_at" FROM "known_companies" c WHERE c."id" = k."company_id";
ALTER TABLE "company_keys" ALTER COLUMN "claimed_at" SET NOT NULL;

-- Names are compared with legal names. Other keys of imprints are written when an organisation is used.
INSERT INTO "company_keys" ("company_id", "kind", "value", "is_proven", "claimed_at", "expires_at")
SELECT "company_id", 'legal', "value", false, "claimed_at", "expires_at" FROM "company_keys" WHERE "kind" = 'likeness';
INSERT INTO "company_keys" ("company_id", "kind", "value", "is_proven", "claimed_at")
SELECT i."org_id", 'legal', left(i."legal_name_key", 500), false, i."updated_at"
  FROM "company_imprints" i JOIN "known_companies" c ON c."id" = i."org_id"
 WHERE i."legal_name_key" <> ''
ON CONFLICT DO NOTHING;
