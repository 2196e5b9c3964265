-- Each version says what its softskills are called, so that going back to it brings the names back, too. What older versions called
-- them is not known; they get the present names.
UPDATE "catalogue_versions" v SET "skills" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'id', k."id", 'name', k."name", 'description', k."description",
           'relatedId1', k."related_id_1", 'relatedId2', k."related_id_2", 'position', k."position") ORDER BY k."position", k."id"), '[]')
    FROM "softskills" k
   WHERE EXISTS (SELECT 1 FROM "statements" s WHERE s."catalogue_version_id" = v."id" AND s."softskill_id" = k."id"))
 WHERE v."skills" = '[]';

-- The one way in which all statements may go at once: somebody has said so for this transaction ("Alle Daten löschen").
CREATE OR REPLACE FUNCTION refuse_catalogue_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT 1 FROM "catalogue_versions" WHERE "id" = OLD."catalogue_version_id") THEN
      RETURN OLD;
    END IF;
  ELSIF current_setting('passgenau.delete_test_data', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'catalogue versions are frozen';
END $$;
