import { expect, test } from 'vitest';
import { readSources } from './imports.ts';
import { findForeignWrites, parseSchema, type Rules, readSchema, writesIn } from './table-owners.ts';

const schema = parseSchema(`
model Course {
  id      String   @id
  modules Module[]

  @@map("courses")
}

model Module {
  id     String @id
  course Course @relation(fields: [courseId], references: [id])

  @@map("modules")
}

model User {
  id String @id

  @@map("users")
}
`);
const rules: Rules = {
  tablesOf: { courses: ['courses', 'modules'], auth: ['users'] },
  writesAnyTable: [],
  exceptions: [],
};
const features = { 'server/features/courses/service.ts': '', 'server/features/auth/service.ts': '' };
const findingsIn = (file: string, source: string, changed: Partial<Rules> = {}) =>
  findForeignWrites(new Map(Object.entries({ ...features, [file]: source })), schema, { ...rules, ...changed });

test('finds no foreign write in the project', () => {
  expect(findForeignWrites(readSources(process.cwd()), readSchema('prisma/schema'))).toEqual([]);
});

test.each([
  ['insert', 'insert into users (id) values (1)', ['users']],
  ['upper case and quotes', 'INSERT INTO "users" VALUES (1)', ['users']],
  ['delete', 'delete from users u using x', ['users']],
  ['update', 'update users set a = 1', ['users']],
  ['update with an alias', 'update users as u\n   set a = 1', ['users']],
  ['update within a statement', 'with x as (update only users u set a = 1 returning 1) select 1', ['users']],
  ['truncate', 'truncate table users', ['users']],
  ['merge', 'merge into users u using x on true', ['users']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text with a placeholder
  ['a table named at run time', 'update ${table} t set a = 1', ['*']],
  ['Prisma', 'await tx.user.deleteMany({})', ['users']],
  ['Prisma over several lines', 'await app.db.prisma\n  .user\n  .upsert({})', ['users']],
  ['a nested write', 'tx.other.find({ data: { modules: { create: rows } } })', ['modules']],
])('finds a write: %s', (_, source, tables) => {
  expect(writesIn(source, schema).flatMap((write) => write.tables)).toEqual(tables);
});

test.each([
  'select 1 from users for update of users',
  'insert_into users',
  'on conflict (id) do update set a = 1',
  'await tx.user.findMany({})',
  'cache.unknown.delete(1)',
  'where: { modules: { some: {} } }',
])('finds no write in: %s', (source) => {
  expect(writesIn(source, schema)).toEqual([]);
});

test('reports writes by a feature that does not own the table', () => {
  expect(findingsIn('server/features/courses/a.ts', 'delete from courses')).toEqual([]);
  expect(findingsIn('server/features/auth/a.ts', '\ndelete from courses')).toEqual([
    'server/features/auth/a.ts:2 writes courses (owner: courses)',
  ]);
  expect(findingsIn('server/core/a.ts', 'tx.user.update({})')).toEqual([
    'server/core/a.ts:1 writes users (owner: auth)',
  ]);
  expect(findingsIn('server/features/auth/a.ts', 'insert into ghosts values (1)')).toEqual([
    'server/features/auth/a.ts:1 writes ghosts (owner: none)',
  ]);
});

test('allows foreign writes in tests, listed paths and listed exceptions', () => {
  const source = 'delete from courses';
  expect(findingsIn('server/features/auth/a.test.ts', source)).toEqual([]);
  expect(findingsIn('server/demo/a.ts', source, { writesAnyTable: ['server/demo/'] })).toEqual([]);
  const exceptions = [{ file: 'server/features/auth/a.ts', tables: ['courses'], reason: 'stated' }];
  expect(findingsIn('server/features/auth/a.ts', source, { exceptions })).toEqual([]);
});

test('reports unused exceptions and tables without exactly one owner', () => {
  const exceptions = [{ file: 'server/features/auth/a.ts', tables: ['courses'], reason: 'stated' }];
  expect(findingsIn('server/features/auth/a.ts', '', { exceptions })).toEqual([
    'server/features/auth/a.ts no longer needs an exception in prisma/owners.ts',
  ]);
  const tablesOf = { courses: ['courses', 'ghosts'], auth: ['courses', 'users'], nothing: [] };
  expect(findingsIn('server/features/auth/a.ts', '', { tablesOf })).toEqual([
    'modules has no owner',
    'ghosts has an owner but is not in the schema',
    'courses has two owners',
    'nothing owns tables but is not a feature',
  ]);
});
