-- A public installation locks and deletes its demo accounts, the demo's platform admin included. Addresses below .example are
-- reserved (RFC 2606), so no real admin has one.

DROP TRIGGER "profiles_without_a_platform_admin" ON "profiles";
CREATE TRIGGER "profiles_without_a_platform_admin" AFTER DELETE ON "profiles"
  FOR EACH ROW WHEN (OLD."platform_role" = 'platform_admin' AND OLD."email" NOT LIKE '%@demo.example')
  EXECUTE FUNCTION keep_a_platform_admin();

DROP TRIGGER "users_keep_a_platform_admin" ON "users";
CREATE TRIGGER "users_keep_a_platform_admin" AFTER UPDATE OF "locked_at" ON "users"
  FOR EACH ROW WHEN (OLD."locked_at" IS NULL AND NEW."locked_at" IS NOT NULL AND NEW."email" NOT LIKE '%@demo.example')
  EXECUTE FUNCTION keep_a_platform_admin_unlocked();
