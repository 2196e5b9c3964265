-- Whoever could not prove the address may not be able to sign in: the last platform admin has a confirmed one.

-- Where mails are off nobody could confirm theirs, and where nobody who counts is left, those who are in count from now on.
UPDATE "users" u SET "email_verified_at" = now()
 WHERE u."email_verified_at" IS NULL AND u."locked_at" IS NULL
   AND EXISTS (SELECT 1 FROM "profiles" p WHERE p."user_id" = u."id" AND p."platform_role" = 'platform_admin')
   AND NOT EXISTS (
     SELECT 1 FROM "profiles" p JOIN "users" o ON o."id" = p."user_id"
      WHERE p."platform_role" = 'platform_admin' AND o."locked_at" IS NULL AND o."email_verified_at" IS NOT NULL);

CREATE OR REPLACE FUNCTION keep_a_platform_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(727465107);
  IF NOT EXISTS (
    SELECT 1 FROM "profiles" p JOIN "users" u ON u."id" = p."user_id"
     WHERE p."platform_role" = 'platform_admin' AND u."locked_at" IS NULL AND u."email_verified_at" IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'the last platform admin stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_platform_admin';
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
      RAISE EXCEPTION 'the last platform admin stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_platform_admin';
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER users_keep_a_confirmed_platform_admin AFTER UPDATE OF "email_verified_at" ON "users"
  FOR EACH ROW WHEN (OLD."email_verified_at" IS NOT NULL AND NEW."email_verified_at" IS NULL)
  EXECUTE FUNCTION keep_a_platform_admin_unlocked();
