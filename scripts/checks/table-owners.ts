/** Finds writes to tables of another owner (prisma/owners.ts), in SQL and in Prisma calls. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownershipExceptions, tablesByOwner, unrestrictedWriters } from '../../prisma/owners.ts';

type Schema = { delegates: ReadonlyMap<string, string>; relations: ReadonlyMap<string, ReadonlySet<string>> };

export function readSchema(folder: string): Schema {
  const files = readdirSync(folder).filter((name) => name.endsWith('.prisma'));
  return parseSchema(files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'));
}

export function parseSchema(text: string): Schema {
  const models = [...text.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => ({
    name,
    body,
    table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
  }));
  const tables = new Map(models.map(({ name, table }) => [name, table]));
  const relations = new Map<string, Set<string>>();
  for (const { body } of models)
    for (const [, field = '', type = ''] of body.matchAll(/^ {2}(\w+) +(\w+)/gm)) {
      const table = tables.get(type);
      if (table !== undefined) relations.set(field, (relations.get(field) ?? new Set()).add(table));
    }
  const delegates = new Map(models.map(({ name, table }) => [name.charAt(0).toLowerCase() + name.slice(1), table]));
  return { delegates, relations };
}

/**
 * `tables` of a nested write are all tables that the relation name can mean; `*` if the name is known only at run
 * time.
 */
type Write = { tables: readonly string[]; line: number };

const verbs =
  '(?:create|createMany|createManyAndReturn|update|updateMany|updateManyAndReturn|upsert|delete|deleteMany)';
const patterns = {
  sql: /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?("?\w+"?|\$\{)/gi,
  update: /\bupdate\s+(?:only\s+)?("?\w+"?|\$\{[^}]*\})(?:\s+(?:as\s+)?\w+)?\s+set\b/gi,
  prisma: new RegExp(`\\.\\s*(\\w+)\\s*\\.\\s*${verbs}\\s*\\(`, 'g'),
  nested: new RegExp(`\\b(\\w+): \\{\\s*(?:${verbs.slice(3, -1)}|connectOrCreate): `, 'g'),
};

export function writesIn(source: string, { delegates, relations }: Schema): Write[] {
  const findWrites = (pattern: RegExp, tablesFor: (name: string) => readonly string[]): Write[] =>
    [...source.matchAll(pattern)].flatMap(({ 1: name = '', index }) => {
      const tables = tablesFor(name);
      return tables.length === 0 ? [] : [{ tables, line: source.slice(0, index).split('\n').length }];
    });
  const inSql = (name: string) => (name.startsWith('$') ? ['*'] : [name.replaceAll('"', '').toLowerCase()]);
  return [
    ...findWrites(patterns.sql, inSql),
    ...findWrites(patterns.update, (name) => (name === 'set' ? [] : inSql(name))),
    ...findWrites(patterns.prisma, (name) => [delegates.get(name) ?? []].flat()),
    ...findWrites(patterns.nested, (name) => [...(relations.get(name) ?? [])]),
  ];
}

export type Rules = {
  tablesOf: typeof tablesByOwner;
  writesAnyTable: typeof unrestrictedWriters;
  exceptions: typeof ownershipExceptions;
};

export function findForeignWrites(
  files: ReadonlyMap<string, string>,
  schema: Schema,
  rules: Rules = { tablesOf: tablesByOwner, writesAnyTable: unrestrictedWriters, exceptions: ownershipExceptions },
): string[] {
  const owners = new Map(Object.entries(rules.tablesOf).flatMap(([owner, all]) => all.map((table) => [table, owner])));
  const usedTables = new Set<string>();
  const findings: string[] = [];
  for (const [file, source] of files) {
    if (!file.startsWith('server/') || /\.test\.ts$/.test(file)) continue;
    if (rules.writesAnyTable.some((path) => file.startsWith(path))) continue;
    const writer = /^server\/(?:features\/([^/]+)|(core))\//.exec(file);
    for (const { tables, line } of writesIn(source, schema)) {
      if (tables.some((table) => owners.get(table) === (writer?.[1] ?? writer?.[2]))) continue;
      const exception = rules.exceptions.find((one) => one.file === file && tables.some((t) => one.tables.includes(t)));
      if (exception !== undefined) usedTables.add(exception.file);
      else findings.push(`${file}:${line} writes ${withOwners(tables, owners)}`);
    }
  }
  const stale = rules.exceptions.filter(({ file }) => !usedTables.has(file));
  return [
    ...findings,
    ...stale.map(({ file }) => `${file} no longer needs an exception in prisma/owners.ts`),
    ...wrongOwners(files, schema, rules.tablesOf),
  ];
}

const withOwners = (tables: readonly string[], owners: ReadonlyMap<string, string>): string =>
  tables[0] === '*'
    ? 'a table whose name is known only at run time'
    : tables.map((table) => `${table} (owner: ${owners.get(table) ?? 'none'})`).join(' or ');

function wrongOwners(files: ReadonlyMap<string, string>, { delegates }: Schema, owned: typeof tablesByOwner): string[] {
  const tables = new Set(delegates.values());
  const ownedTables = Object.values(owned).flat();
  const paths = [...files.keys()];
  return [
    ...[...tables].filter((table) => !ownedTables.includes(table)).map((table) => `${table} has no owner`),
    ...ownedTables
      .filter((table) => !tables.has(table))
      .map((table) => `${table} has an owner but is not in the schema`),
    ...ownedTables.filter((table, at) => ownedTables.indexOf(table) !== at).map((table) => `${table} has two owners`),
    ...Object.keys(owned)
      .filter(
        (owner) => !paths.some((path) => path.startsWith(`server/${owner === 'core' ? '' : 'features/'}${owner}/`)),
      )
      .map((owner) => `${owner} owns tables but is not a feature`),
  ];
}
