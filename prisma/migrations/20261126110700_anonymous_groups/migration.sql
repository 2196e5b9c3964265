-- AlterTable
ALTER TABLE "orgs" ADD COLUMN     "anonymous_told_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "found_people" ADD COLUMN     "told" JSONB NOT NULL DEFAULT '{}';

-- Anonymous releases show the groups of the skills that their job asks for and the shared words. Statistics count all groups.
CREATE FUNCTION pg_temp.strength_group(rank int, size int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select case when rank is null then null
              when rank <= greatest(1, size / 3) then 'first'
              when rank > size - greatest(1, size / 3) then 'last' else 'middle' end
$$;
CREATE FUNCTION pg_temp.group_lead(name text, size int) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
  select case name when 'first' then 2 * size - 1 - greatest(1, size / 3) when 'middle' then size - 1
                   when 'last' then greatest(1, size / 3) - 1 else 0 end::smallint
$$;
WITH asked AS (
  select r.org_id, r.id, (r.snapshot #>> '{skills,size}')::int as size, r.snapshot, o.organisation_values as words,
         coalesce((select p.skill_ids::int[] from published_jobs p where p.job_id = r.job_id),
                  (select array(select (s ->> 'skillId')::int from jsonb_array_elements(j.content -> 'skills') s)
                     from jobs j where j.id = r.job_id), '{}') as told
    from releases r join orgs o on o.id = r.org_id
   where r.scope = 'anonymous' and r.snapshot ->> 'version' = '1'
), grouped AS (
  select a.*, g.groups, packed.skill_ids, packed.leads
    from asked a cross join lateral (
      select coalesce(array_agg((s ->> 'skillId')::smallint order by (s ->> 'skillId')::int), '{}') as skill_ids,
             coalesce(array_agg(pg_temp.group_lead(pg_temp.strength_group((s ->> 'rank')::int, a.size), a.size)
                                order by (s ->> 'skillId')::int), '{}') as leads
        from jsonb_array_elements(case jsonb_typeof(a.snapshot #> '{skills,ranked}') when 'array'
          then a.snapshot #> '{skills,ranked}' else '[]' end) s) packed
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('skillId', t.skill_id, 'group', t.name) order by t.skill_id), '[]') as groups
        from (select distinct told.skill_id, pg_temp.strength_group((s ->> 'rank')::int, a.size) as name
                from unnest(a.told) told(skill_id)
                left join jsonb_array_elements(case jsonb_typeof(a.snapshot #> '{skills,ranked}') when 'array'
                  then a.snapshot #> '{skills,ranked}' else '[]' end) s on (s ->> 'skillId')::int = told.skill_id) t
       where a.size is not null) g
)
UPDATE releases r SET
  snapshot = jsonb_build_object('version', 2,
    'skills', case when g.size is null then 'null'::jsonb else jsonb_build_object(
      'size', g.size, 'groups', g.groups, 'isLimited', g.snapshot #> '{skills,isLimited}') end,
    'values', case when jsonb_typeof(g.snapshot -> 'values') is distinct from 'object' then 'null'::jsonb else jsonb_build_object(
      'company', to_jsonb(g.words),
      'shared', coalesce((select jsonb_agg(w) from unnest(g.words) w where g.snapshot #> '{values,wins}' ? w), '[]'),
      'fit', null, 'isLimited', g.snapshot #> '{values,isLimited}') end),
  draws = null, skill_ids = g.skill_ids, leads = g.leads, revision = gen_random_uuid()
FROM grouped g WHERE r.org_id = g.org_id AND r.id = g.id;

-- People who can be found keep groups instead of ranks.
WITH grouped AS (
  select f.user_id, (f.snapshot #>> '{skills,size}')::int as size, g.*
    from found_profiles f cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('skillId', t.skill_id, 'group', t.name) order by t.skill_id), '[]') as groups,
             coalesce(array_agg(t.skill_id::smallint order by t.skill_id), '{}') as skill_ids,
             coalesce(array_agg(pg_temp.group_lead(t.name, (f.snapshot #>> '{skills,size}')::int) order by t.skill_id), '{}') as leads
        from (select (s ->> 'skillId')::int as skill_id,
                     pg_temp.strength_group((s ->> 'rank')::int, (f.snapshot #>> '{skills,size}')::int) as name
                from jsonb_array_elements(case jsonb_typeof(f.snapshot #> '{skills,ranked}') when 'array'
                  then f.snapshot #> '{skills,ranked}' else '[]' end) s) t) g
   where f.snapshot ->> 'version' = '1'
)
UPDATE found_profiles f SET
  snapshot = jsonb_build_object('version', 2,
    'skills', case when g.size is null then 'null'::jsonb else jsonb_build_object(
      'size', g.size, 'groups', g.groups, 'isLimited', f.snapshot #> '{skills,isLimited}') end,
    'values', case when jsonb_typeof(f.snapshot -> 'values') is distinct from 'object' then 'null'::jsonb else jsonb_build_object(
      'wins', f.snapshot #> '{values,wins}', 'isLimited', f.snapshot #> '{values,isLimited}') end),
  draws = null, skill_ids = g.skill_ids, leads = g.leads, revision = gen_random_uuid()
FROM grouped g WHERE f.user_id = g.user_id;

-- What was shown without a name is kept with the release alone: these records hold exact ranks.
DELETE FROM shown_matches s WHERE NOT EXISTS (
  select from releases r where r.org_id = s.org_id and r.user_id = s.user_id and r.scope <> 'anonymous');
