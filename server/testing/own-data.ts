/** One row about a person in every table with a column to be exported, whatever the table is. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { personalData } from '#shared/personal-data.ts';
import { createZip } from '../core/zip.ts';
import { archiveEntries } from '../features/own-data/archive.ts';
import type { OwnFile } from '../features/own-data/queries.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

const shared = Object.fromEntries(
  ['org_id', 'job_id', 'course_id', 'lesson_id', 'release_id', 'run_id', 'person_id', 'catalogue'].map((name) => [
    name,
    randomUUID(),
  ]),
);
const ownerColumns = ['user_id', 'owner_id', 'actor_id', 'reporter_id', 'created_by'];

/** Tables that give names to ids, or whose rows belong to the person without a column to be exported. */
const further = ['orgs', 'jobs', 'courses', 'lessons', 'course_comments', 'reports', 'stored_files', 'audit_events'];
/** `makePerson` has made these rows; only their empty columns are filled. */
const existing = ['users', 'profiles'];

export const markerOf = (column: string): string => `<script>alert("${column}")</script>`;

const fixed = (person: Person): Readonly<Record<string, unknown>> => ({
  'orgs.id': shared['org_id'],
  'jobs.id': shared['job_id'],
  'courses.id': shared['course_id'],
  'lessons.id': shared['lesson_id'],
  'releases.id': shared['release_id'],
  'softskill_test_runs.id': shared['run_id'],
  'value_test_runs.id': shared['run_id'],
  'found_people.id': shared['person_id'],
  'courses.visibility': 'public',
  'course_comments.author_id': person.userId,
  'messages.from_company': true,
  'audit_events.resource_type': 'user',
  'audit_events.resource_id': person.userId,
  'audit_events.id': 900_001,
  'invitations.email': person.email,
  'mail_outbox.recipient': person.email,
  'background_jobs.kind': 'own-data',
  'person_events.kind': 'viewed',
});

type Column = { table: string; column: string; type: string; element: string | null; label: string | null };

const columnsOf = `
  select c.table_name as table, c.column_name as column, c.udt_name as type, e.data_type as element,
         (select enumlabel from pg_enum join pg_type t on t.oid = enumtypid
           where t.typname = c.udt_name order by enumsortorder limit 1) as label
    from information_schema.columns c
    left join information_schema.element_types e
      on (c.table_catalog, c.table_schema, c.table_name, 'TABLE', c.dtd_identifier)
       = (e.object_catalog, e.object_schema, e.object_name, e.object_type, e.collection_type_identifier)
   where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.is_identity = 'NO' and c.table_name = $1`;

const numbers = ['int2', 'int4', 'int8', 'float8', 'numeric'];
const now = '2026-11-27T10:00:00Z';

function filling({ table, column, type, element, label }: Column, person: Person): unknown {
  const marker = markerOf(`${table}.${column}`);
  if (label !== null) return label;
  if (type === 'uuid') return ownerColumns.includes(column) ? person.userId : (shared[column] ?? randomUUID());
  if (numbers.includes(type)) return 3;
  if (type === 'bool') return true;
  if (type === 'timestamptz') return now;
  if (type === 'date') return '2026-12-24';
  if (type === 'jsonb') return JSON.stringify({ [marker]: [marker] });
  if (type === 'bytea') return Buffer.from(marker);
  if (type.startsWith('_')) return element === 'text' ? [marker] : element === 'uuid' ? [randomUUID()] : [3];
  return marker;
}

export const exportedTables = Object.keys(personalData).filter((table) => personalData[table]?.exported !== undefined);

/** Without constraints and triggers, so that every table takes its row, in any order. */
export async function fillEveryTable({ db }: TestApp, person: Person): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query(dropChecks);
    await client.query("set local session_replication_role = 'replica'");
    for (const table of [...new Set([...exportedTables, ...further])]) {
      const { rows } = await client.query<Column>(columnsOf, [table]);
      const values = rows.map((row) => fixed(person)[`${row.table}.${row.column}`] ?? filling(row, person));
      await client.query(existing.includes(table) ? updateOf(table, rows, person) : insertOf(table, rows), values);
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

const dropChecks = `
  do $$ declare c record; begin
    for c in select conrelid::regclass as tab, conname from pg_constraint
              where contype = 'c' and connamespace = 'public'::regnamespace and conislocal loop
      execute format('alter table %s drop constraint %I', c.tab, c.conname);
    end loop; end $$`;

const insertOf = (table: string, columns: readonly Column[]): string =>
  `insert into ${table} (${columns.map(({ column }) => `"${column}"`).join(', ')})
   values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`;

/** Keeps what is there. */
const updateOf = (table: string, columns: readonly Column[], { userId }: Person): string =>
  `update ${table} set ${columns
    .map(({ column }, index) => `"${column}" = coalesce("${column}", $${index + 1})`)
    .join(', ')} where ${table === 'users' ? 'id' : 'user_id'} = '${userId}'`;

export type Archive = Readonly<Record<string, string>>;

export function openZip(bytes: Uint8Array): Archive {
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]),
  );
}

/** Without the profile as JSON Resume, because the marked rows are no valid profile. */
export async function makeArchiveOf(app: TestApp, { userId, email }: Person, files: OwnFile[] = []): Promise<Archive> {
  const owner = { userId, email, isApplicant: false };
  const zip = createZip(archiveEntries({ app, owner, files, onProgress: () => undefined }), app.clock.now());
  return openZip(await buffer(Readable.from(zip)));
}
