/** Finds exports that no other file imports, and files that only tests import. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { importsOf, targetOf } from './imports.ts';

/** Dynamic imports and module URLs may use every export. */
const wholeModule = /(?:import\(|new URL\()\s*['"]([^'"]+)['"]/g;

type Named = { kind: string; name?: string | null };
type Import = { file: string; name: string };
type Links = { imports: Import[]; exports: string[] };

/** Commands that operators run. */
const commands = ['scripts/backup.ts', 'scripts/doctor.ts', 'scripts/restore.ts'];

const isTest = (file: string): boolean =>
  !commands.includes(file) &&
  (/\.test\.tsx?$|\/fixtures\//.test(file) || /^(?:(?:server|client)\/testing|scripts)\//.test(file));

/** They import sources, but are not checked themselves. */
export function readPrograms(root: string): Map<string, string> {
  const folders = ['client', 'server', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  );
  const files = [...folders, ...readdirSync(root, { withFileTypes: true })]
    .filter((entry) => entry.isFile() && (/\.mjs$/.test(entry.name) || /^\w+\.config\.ts$/.test(entry.name)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** Ignores files without importer: a tool loads them. */
export function findUnusedExports(sources: ReadonlyMap<string, string>): string[] {
  const links = [...sources].map(([file, source]) => [file, linksOf(file, source)] as const);
  const used = new Map<string, Set<string>>();
  for (const [, { imports }] of links)
    for (const { file, name } of imports) used.set(file, (used.get(file) ?? new Set()).add(name));
  return links.flatMap(([file, { exports }]) => {
    const names = used.get(file);
    if (names === undefined || names.has('*') || file.endsWith('.d.ts')) return [];
    return exports.filter((name) => !names.has(name)).map((name) => `${file} exports ${name}, but no file imports it`);
  });
}

function linksOf(file: string, source: string): Links {
  const { module } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const imports = [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName }) => ({ file: targetOf(file, moduleRequest.value), name: nameOf(importName) })),
    ),
    ...exported.flatMap(({ moduleRequest, importName }) =>
      moduleRequest === null ? [] : [{ file: targetOf(file, moduleRequest.value), name: nameOf(importName) }],
    ),
    ...[...source.matchAll(wholeModule)].map(([, path = '']) => ({ file: targetOf(file, path), name: '*' })),
  ];
  return { imports, exports: exported.flatMap(({ exportName }) => exportName.name ?? []) };
}

const nameOf = ({ kind, name }: Named): string => name ?? (kind === 'Default' ? 'default' : '*');

export function findFilesForTests(sources: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, source] of sources)
    for (const path of [...importsOf(source).map(({ specifier }) => specifier), ...urlsIn(source)]) {
      const target = targetOf(file, path);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return [...importers]
    .filter(([file, by]) => sources.has(file) && !isTest(file) && by.every(isTest))
    .filter(([, by]) => by.some((file) => !file.startsWith('scripts/')))
    .map(([file]) => `${file} is imported by tests only: move it to fixtures/ or testing/`);
}

const urlsIn = (source: string): string[] => [...source.matchAll(wholeModule)].map(([, path = '']) => path);
