-- Data of an applicant belongs to an applicant's account: neither to a company's nor to one of platform staff. The lock on the profile
-- makes writes and changes of the type or the role wait for each other.
CREATE FUNCTION require_applicant() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_applicant boolean;
BEGIN
  SELECT p."user_type" = 'applicant' AND p."platform_role" IS NULL INTO is_applicant
    FROM "profiles" p WHERE p."user_id" = NEW."user_id" FOR SHARE;
  IF NOT is_applicant THEN
    RAISE EXCEPTION 'not entitled: only applicants hold this' USING ERRCODE = 'check_violation', CONSTRAINT = 'not_entitled';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER releases_applicants_only BEFORE INSERT ON "releases" FOR EACH ROW EXECUTE FUNCTION require_applicant();
CREATE TRIGGER applications_applicants_only BEFORE INSERT ON "applications" FOR EACH ROW EXECUTE FUNCTION require_applicant();
CREATE TRIGGER found_profiles_applicants_only BEFORE INSERT ON "found_profiles" FOR EACH ROW EXECUTE FUNCTION require_applicant();
CREATE TRIGGER found_blocks_applicants_only BEFORE INSERT ON "found_blocks" FOR EACH ROW EXECUTE FUNCTION require_applicant();
CREATE TRIGGER saved_jobs_applicants_only BEFORE INSERT ON "saved_jobs" FOR EACH ROW EXECUTE FUNCTION require_applicant();
CREATE TRIGGER applicant_profiles_applicants_only BEFORE INSERT ON "applicant_profiles" FOR EACH ROW EXECUTE FUNCTION require_applicant();
CREATE TRIGGER applicant_profiles_changed_by_applicants_only BEFORE UPDATE ON "applicant_profiles"
  FOR EACH ROW WHEN (NEW."revision" IS DISTINCT FROM OLD."revision") EXECUTE FUNCTION require_applicant();
CREATE TRIGGER job_mail_subscriptions_applicants_only BEFORE INSERT ON "job_mail_subscriptions" FOR EACH ROW EXECUTE FUNCTION require_applicant();
