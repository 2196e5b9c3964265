import { createHash } from 'node:crypto';
import { Prisma } from '#prisma/generated/client.ts';
import { classifiedColumns } from '#shared/personal-data.ts';
import { formerMember } from '#shared/texts/words.ts';
import type { Tx } from '../../core/database/db.ts';
import { wholeWord } from '../../core/database/fragments.ts';

/**
 * Everything that identifies the person outside the rows of the account. `emails`: also former ones, unless another
 * account has them now. `keys`: parts of keys of rate limits.
 */
export type Traces = { userId: string; alias: string; emails: string[]; fullName: string; keys: string[] };

type Search = { userId: string; alias: string; accountKey: (email: string) => string };

export async function findTraces(tx: Tx, { userId, alias, accountKey }: Search): Promise<Traces> {
  const rows = await tx.$queryRaw<Array<{ email: string; name: string }>>`
    select p.email, trim(p.first_name || ' ' || p.last_name) as name from profiles p where p.user_id = ${userId}::uuid
    union select u.email, '' from users u where u.id = ${userId}::uuid
    union select t.email, '' from one_time_tokens t where t.user_id = ${userId}::uuid
    union select lower(mail), '' from audit_events e join audit_names n on n.event_id = e.id
      cross join lateral (values (n.names ->> 'former_email'), (n.names ->> 'new_email')) known (mail)
     where e.actor_id = ${userId}::uuid and e.action = 'own_email_changed' and mail is not null`;
  const known = [...new Set(rows.map(({ email }) => email))];
  const taken = await tx.user.findMany({
    where: { email: { in: known }, id: { not: userId } },
    select: { email: true },
  });
  const emails = known.filter((email) => !taken.some((other) => other.email === email));
  const fullName = rows.find(({ name }) => name.includes(' '))?.name ?? '';
  return { userId, alias, emails, fullName, keys: [userId, ...emails, ...emails.map(accountKey)] };
}

type Column = { table: string; column: string };
const nameOf = ({ table, column }: Column) => ({
  table: Prisma.raw(`"${table}"`),
  column: Prisma.raw(`"${column}"`),
});

/** Rows that go with the account, per table. */
export async function countOwnedRows(tx: Tx, userId: string): Promise<Record<string, number>> {
  const owned = await tx.$queryRaw<Column[]>`
    select conrelid::regclass::text as table, attname::text as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c' order by 1, 2`;
  const counts: Record<string, number> = {};
  for (const place of owned) {
    const { table, column } = nameOf(place);
    const [row] = await tx.$queryRaw<Array<{ count: number }>>`
      select count(*)::int as count from ${table} where ${column} = ${userId}::uuid`;
    if (row !== undefined && row.count > 0) counts[place.table] = (counts[place.table] ?? 0) + row.count;
  }
  return counts;
}

/** Rows of others that name the author by an id without a foreign key: the class in shared/personal-data.ts decides. */
export async function updateAuthors(tx: Tx, userId: string): Promise<void> {
  const anonymised = classifiedColumns().flatMap(({ column, columnClass }) =>
    // An event of the audit log may change only with a mark (server/features/audit/erase-person.ts).
    columnClass === 'anonymised' && column !== 'audit_events.actor_id' ? [column] : [],
  );
  const places = await tx.$queryRaw<Array<Column & { isList: boolean }>>`
    select table_name::text as table, column_name::text as column, udt_name = '_uuid' as "isList"
      from information_schema.columns
     where table_schema = 'public' and udt_name in ('uuid', '_uuid')
       and table_name || '.' || column_name = any(${anonymised})`;
  for (const { isList, ...place } of places) {
    const { table, column } = nameOf(place);
    const id = Prisma.sql`${userId}::uuid`;
    if (isList)
      await tx.$executeRaw`update ${table} set ${column} = array_remove(${column}, ${id}) where ${id} = any(${column})`;
    else await tx.$executeRaw`update ${table} set ${column} = null where ${column} = ${id}`;
  }
}

/**
 * Rows about the person that are found by address, by text or by an id without a foreign key. A mail that names a person
 * to others has them as its sender; after 14 closed days no link in it is valid.
 */
export async function deleteTraces(tx: Tx, { userId, alias, emails, keys }: Traces): Promise<void> {
  const person = Prisma.sql`${userId}::uuid`;
  await tx.$executeRaw`delete from invitations where lower(email) = any(${emails})`;
  await tx.$executeRaw`delete from imported_learning where lower(email) = any(${emails})`;
  await tx.$executeRaw`
    delete from mail_outbox where lower(recipient) = any(${emails}) or sender_id = ${person}`;
  await tx.$executeRaw`
    update reports
       set reporter_name = case when reporter_id = ${person} then ${formerMember} else '' end, reporter_email = ''
     where reporter_id = ${person} or lower(reporter_email) = any(${emails})`;
  await tx.$executeRaw`update reports set text = '' where author_id = ${person}`;
  await tx.$executeRaw`update company_checks set claim_email = null where lower(claim_email) = any(${emails})`;
  await tx.$executeRaw`update company_keys set value = ${alias} where kind = 'account' and value = ${userId}`;
  await tx.$executeRaw`
    delete from rate_limits where exists (select from unnest(${keys.map(wholeWord)}::text[]) part where key ~* part)`;
  await tx.$executeRaw`
    delete from pgboss.job j
     where exists (select from unnest(${[userId, ...emails].map(wholeWord)}::text[]) part where j::text ~* part)`;
}

export async function updateStoredCopies(tx: Tx, { userId, alias }: Traces): Promise<void> {
  for (const place of storedCopies) {
    const { table, column } = nameOf(place);
    await tx.$executeRaw`
      update ${table} set ${column} = replace(${column}::text, ${userId}, ${alias})::jsonb
       where strpos(${column}::text, ${userId}) > 0`;
  }
}

const storedCopies: readonly Column[] = [
  { table: 'deleted_parts', column: 'payload' },
  { table: 'hidden_courses', column: 'row' },
  { table: 'hidden_jobs', column: 'row' },
];

export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.user.delete({ where: { id: userId }, select: { id: true } });
}

type Proof = {
  proofId: string;
  userId: string;
  cause: string;
  requestedOn: Date;
  erasedOn: Date;
  counts: Record<string, number>;
};

/** A restore compares the hash with accounts of the backup (server/core/backup/known-deletions.ts). */
export async function insertProof(tx: Tx, { proofId: id, userId, ...proof }: Proof): Promise<void> {
  const accountHash = createHash('sha256').update(userId).digest('hex');
  await tx.deletionProof.create({ data: { id, accountHash, ...proof }, select: { id: true } });
}
