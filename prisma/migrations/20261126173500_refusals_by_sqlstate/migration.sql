-- Triggers that refuse say so with an SQLSTATE of their own; class ZA is unused by PostgreSQL. server/core/db.ts names them.

CREATE OR REPLACE FUNCTION keep_a_platform_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(727465107);
  IF NOT EXISTS (
    SELECT 1 FROM "profiles" p JOIN "users" u ON u."id" = p."user_id"
     WHERE p."platform_role" = 'platform_admin' AND u."locked_at" IS NULL AND u."email_verified_at" IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'the last platform admin stays' USING ERRCODE = 'ZA001', CONSTRAINT = 'last_platform_admin';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_a_platform_admin_unlocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "profiles" WHERE "user_id" = NEW."id" AND "platform_role" = 'platform_admin') THEN
    PERFORM pg_advisory_xact_lock(727465107);
    IF NOT EXISTS (
      SELECT 1 FROM "profiles" p JOIN "users" u ON u."id" = p."user_id"
       WHERE p."platform_role" = 'platform_admin' AND u."locked_at" IS NULL AND u."email_verified_at" IS NOT NULL
    ) THEN
      RAISE EXCEPTION 'the last platform admin stays' USING ERRCODE = 'ZA001', CONSTRAINT = 'last_platform_admin';
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION require_applicant() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_applicant boolean;
BEGIN
  SELECT p."user_type" = 'applicant' AND p."platform_role" IS NULL INTO is_applicant
    FROM "profiles" p WHERE p."user_id" = NEW."user_id" FOR SHARE;
  IF NOT is_applicant THEN
    RAISE EXCEPTION 'not entitled: only applicants hold this' USING ERRCODE = 'ZA002', CONSTRAINT = 'not_entitled';
  END IF;
  RETURN NEW;
END $$;
