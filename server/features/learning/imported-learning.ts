/** Learning of members of an imported organisation waits for them by e-mail address, until they join or it expires. */
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import type { Tx } from '../../core/database/db.ts';

type ImportedMember = { email: string; role: OrganisationRole; learning: string };
type Target = { orgId: string; expiresAt: Date };

const lengthAtOnce = 500_000;

/** `learning`: JSON text. A repeated import replaces it. Addresses must be distinct. */
export async function storeImportedLearning(tx: Tx, members: readonly ImportedMember[], target: Target): Promise<void> {
  for (let from = 0; from < members.length; ) {
    let [to, length] = [from, 0];
    do {
      length += members[to]?.learning.length ?? 0;
      to++;
    } while (to < members.length && length < lengthAtOnce);
    await insertMembers(tx, members.slice(from, to), target);
    from = to;
  }
}

/** Escaping many megabytes of parameters would block the event loop. */
async function insertMembers(tx: Tx, members: readonly ImportedMember[], { orgId, expiresAt }: Target): Promise<void> {
  await tx.$executeRaw`
    insert into imported_learning (org_id, email, role, learning, expires_at)
    select ${orgId}::uuid, m.email, m.role::organisation_role, m.learning::jsonb, ${expiresAt}::timestamptz
      from unnest(${members.map(({ email }) => email)}::text[], ${members.map(({ role }) => role)}::text[],
                  ${members.map(({ learning }) => learning)}::text[]) as m(email, role, learning)
    on conflict (org_id, email) do update
       set role = excluded.role, learning = excluded.learning, expires_at = excluded.expires_at`;
}

/** As stored, compressed. */
export async function countImportedBytes(tx: Tx, orgId: string): Promise<number> {
  const rows = await tx.$queryRaw<Array<{ bytes: number }>>`
    select coalesce(sum(pg_column_size(learning)), 0)::float8 as bytes from imported_learning where org_id = ${orgId}::uuid`;
  return rows[0]?.bytes ?? 0;
}

type Joined = { orgId: string; emails: readonly string[] };

/** For members of the organisation among `emails`. Their existing progress and certificates stay as they are. */
export async function takeImportedLearning(tx: Tx, { orgId, emails }: Joined): Promise<void> {
  await tx.$executeRaw`
    with taken as (
           delete from imported_learning i using users u, org_members m
            where i.org_id = ${orgId}::uuid and i.email = any(${emails}) and u.email = i.email and m.user_id = u.id
              and m.org_id = i.org_id
           returning u.id as user_id, i.learning),
         p as (select user_id, e.value as row from taken, jsonb_array_elements(learning -> 'progress') as e
                 join courses c on c.id = (e.value ->> 'courseId')::uuid and c.org_id = ${orgId}::uuid),
         enrolled as (
           insert into enrolments (user_id, course_id, version, started_at, last_seen_at, completed_at)
           select user_id, (row ->> 'courseId')::uuid, (row ->> 'version')::int, (row ->> 'startedAt')::timestamptz,
                  (row ->> 'lastSeenAt')::timestamptz, (row ->> 'completedAt')::timestamptz from p
           on conflict do nothing),
         done as (
           insert into lesson_progress (user_id, course_id, lesson_id, done_at)
           select user_id, (row ->> 'courseId')::uuid, (l.value ->> 'lessonId')::uuid, (l.value ->> 'doneAt')::timestamptz
             from p, jsonb_array_elements(row -> 'lessonsDone') as l
           on conflict do nothing)
    insert into certificates (id, user_id, course_id, version, number, person_name, course_title, organisation_name, outline,
                              issued_at, withdrawn_at, withdrawn_reason, is_verifiable)
    select (c.value ->> 'id')::uuid, taken.user_id, k.id, (c.value ->> 'version')::int, c.value ->> 'number',
           c.value ->> 'personName', c.value ->> 'courseTitle', o.name, c.value -> 'outline',
           (c.value ->> 'issuedAt')::timestamptz, (c.value ->> 'withdrawnAt')::timestamptz, c.value ->> 'withdrawnReason',
           coalesce((c.value ->> 'isVerifiable')::boolean, true)
      from taken, jsonb_array_elements(learning -> 'certificates') as c
      join courses k on k.id = (c.value ->> 'courseId')::uuid and k.org_id = ${orgId}::uuid join orgs o on o.id = k.org_id
    on conflict do nothing`;
}
