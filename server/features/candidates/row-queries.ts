import type pg from 'pg';
import type { PackedPerson } from '#shared/matching/people-columns.ts';
import { timeZone } from '#shared/product.ts';
import type { RequiredPart } from '#shared/releases/required.ts';
import { searchFold } from '#shared/search.ts';
import type { Tx } from '../../core/database/db.ts';

/** Sort key. For anonymous people it is the end of the month, which hides the date. */
const listedAt = `case when scope = 'anonymous' then
  (date_trunc('month', released_at at time zone '${timeZone}') + interval '1 month') at time zone '${timeZone}'
  else released_at end`;

type LiveReleasesQuery = { orgId: string; now: Date };

/** The mark changes with every live release. A covering index answers this query. */
export const markStatement = ({ orgId, now }: LiveReleasesQuery) => ({
  name: 'candidates-mark',
  text: `select count(*)::text || ' ' || coalesce(bit_xor(uuid_hash_extended(revision, 0)), 0)::text as mark
           from releases where org_id = $1::uuid and expires_at > $2::timestamptz`,
  values: [orgId, now],
});

export async function findMark(pool: pg.Pool, whose: LiveReleasesQuery): Promise<string> {
  const { rows } = await pool.query<{ mark: string }>(markStatement(whose));
  return rows[0]?.mark ?? '';
}

/** `keys` concatenates id and revision of each release, newest release first. */
export async function listKeys(
  pool: pg.Pool,
  { orgId, now }: LiveReleasesQuery,
): Promise<{ mark: string; keys: string }> {
  const { rows } = await pool.query<{ mark: string; keys: string }>(
    `select count(*)::text || ' ' || coalesce(bit_xor(uuid_hash_extended(revision, 0)), 0)::text as mark,
            coalesce(string_agg(id::text || revision::text, '' order by ${listedAt} desc, id desc), '') as keys
       from releases where org_id = $1::uuid and expires_at > $2::timestamptz`,
    [orgId, now],
  );
  return rows[0] ?? { mark: '', keys: '' };
}

export type CandidateRow = PackedPerson & {
  releaseId: string;
  userId: string;
  valueFit: number | null;
  /** For anonymous people: the skills that the organisation may see. */
  toldIds: number[];
  /** For releases of the required skills: the matches at the time of release. Null for others. */
  parts: Array<Omit<RequiredPart, 'skills'>> | null;
  revision: string;
  jobId: string | null;
  foldedName: string;
  isLimited: boolean;
  isNamed: boolean;
  listedAt: number;
  /** In ms, for counting only: in this order a new release never displaces a counted one. */
  releasedAt: number;
};
type Stored = Omit<CandidateRow, 'foldedName' | 'listedAt' | 'releasedAt'> & {
  shownName: string;
  listedAt: Date;
  releasedAt: Date;
};

export async function listCandidateRows(
  pool: pg.Pool,
  orgId: string,
  releaseIds: readonly string[],
): Promise<CandidateRow[]> {
  const { rows } = await pool.query<Stored>(
    `select id as "releaseId", revision, job_id as "jobId", shown_name as "shownName", is_limited as "isLimited",
            scope <> 'anonymous' as "isNamed", ${listedAt} as "listedAt", released_at as "releasedAt", skill_ids as "skillIds", leads,
            ranked_skills as "rankedSkills", value_weights as "valueWeights", user_id as "userId",
            case when scope = 'anonymous' then (snapshot #>> '{values,fit}')::int end as "valueFit",
            case when scope = 'anonymous' and snapshot #> '{skills,groups}' is not null then
              array(select (s ->> 'skillId')::smallint from jsonb_array_elements(snapshot #> '{skills,groups}') s)
            else '{}' end as "toldIds",
            case when scope in ('required', 'requiredProfile') then
              (select jsonb_agg(p - 'skills') from jsonb_array_elements(snapshot -> 'parts') p) end as parts
       from releases where org_id = $1::uuid and id = any($2::uuid[])`,
    [orgId, releaseIds],
  );
  return rows.map(({ shownName, listedAt, releasedAt, ...row }) => ({
    ...row,
    foldedName: searchFold(shownName),
    listedAt: listedAt.getTime(),
    releasedAt: releasedAt.getTime(),
  }));
}

/** Starts from the locked users, because they are few. */
export const lockedStatement = (orgId: string) => ({
  text: `select r.id from users u join releases r on r.org_id = $1::uuid and r.user_id = u.id where u.locked_at is not null`,
  values: [orgId],
});

export async function listLockedReleaseIds(pool: pg.Pool, orgId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(lockedStatement(orgId));
  return rows.map(({ id }) => id);
}

type StatusesQuery = { orgId: string; jobId: string | null; status: string | null };

export const listStatuses = (tx: Tx, { orgId, jobId, status }: StatusesQuery) =>
  tx.$queryRaw<Array<{ releaseId: string; status: string }>>`
    select a.release_id as "releaseId", a.status::text as status
      from applications a join releases r on r.org_id = a.org_id and r.id = a.release_id
     where a.org_id = ${orgId}::uuid and (${jobId}::uuid is null or a.job_id = ${jobId}::uuid)
       and (${status}::text is null or a.status::text = ${status})`;
