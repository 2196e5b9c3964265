/** The import rules of CONTRIBUTING.md, checked on every import. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

type Breach = { file: string; imported: string; rule: string };

const importPattern =
  /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

type Import = { specifier: string; isType: boolean; isLazy: boolean };

export function importsOf(source: string): Import[] {
  return [...source.matchAll(importPattern)].map(([, type, fixed, lazy]) => ({
    specifier: fixed ?? lazy ?? '',
    isType: type !== undefined,
    isLazy: lazy !== undefined,
  }));
}

export function findBreaches(files: ReadonlyMap<string, string>): Breach[] {
  return [...files].flatMap(([file, source]) =>
    importsOf(source).flatMap((found) => {
      const target = targetOf(file, found.specifier);
      const rule = ruleAgainst(file, target, found.isType);
      return rule === null ? [] : [{ file, imported: found.specifier, rule }];
    }),
  );
}

export function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(file), specifier) : `package:${specifier}`;
}

const firstLoad = ['client/main.tsx', 'client/app/layouts/site-layout.tsx', 'client/pages/landing/landing-page.tsx'];

type Files = ReadonlyMap<string, string>;

/** Without dynamic imports. */
function closureOf(files: Files, entries: readonly string[], shouldFollow = (_file: string) => true): Set<string> {
  const visited = new Set<string>();
  const pending = [...entries];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (visited.has(file)) continue;
    visited.add(file);
    if (!shouldFollow(file)) continue;
    for (const { specifier, isType, isLazy } of importsOf(files.get(file) ?? ''))
      if (!isType && !isLazy) pending.push(targetOf(file, specifier));
  }
  return visited;
}

/** zod takes 25 of the first load's 170 KB (`npm run bench page-weight`). */
export const findHeavyFirstLoad = (files: Files): string[] =>
  [...closureOf(files, firstLoad)].filter((file) => /^\s*import (?!type).* from 'zod'/m.test(files.get(file) ?? ''));

const routeTable = 'client/app/routes.tsx';

/** A page that uses exactly one feature belongs in its folder. */
export function findPagesOfOneFeature(files: Files): string[] {
  const isPage = (file: string) => file.startsWith('client/pages/');
  return importsOf(files.get(routeTable) ?? '')
    .map(({ specifier }) => targetOf(routeTable, specifier))
    .filter(isPage)
    .filter((page) => {
      const features = [...closureOf(files, [page], isPage)].flatMap((file) => featureOf(file) ?? []);
      return new Set(features).size === 1;
    });
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^(?:(?:server|client)\/testing|scripts)\//.test(file);
const featureOf = (path: string) => /^(?:server|client)\/features\/([^/]+)\//.exec(path)?.[1] ?? null;

function ruleAgainst(file: string, target: string, isType: boolean): string | null {
  if (isTest(file)) return null;
  if (target.startsWith('client/testing/')) return 'client/testing is for tests only';
  if (file.startsWith('shared/')) return againstShared(file, target, isType);
  if (file.startsWith('client/')) return againstClient(file, target, isType);
  if (file.startsWith('server/')) return againstServer(file, target);
  return null;
}

const withTexts = [
  'shared/admin/audit.ts',
  'shared/jobs/checklist.ts',
  'shared/jobs/draft.ts',
  'shared/jobs/import-file.ts',
  'shared/jobs/import-record.ts',
  'shared/jobs/wording.ts',
  'shared/organisations/imprint.ts',
  'shared/organisations/mail-domain.ts',
  'shared/organisations/schema.ts',
  'shared/profile/schema.ts',
  'shared/settings/schema.ts',
  'shared/validation/messages.ts',
];

function againstShared(file: string, target: string, isType: boolean): string | null {
  if (!target.startsWith('shared/') && target !== 'package:zod') return 'shared may import only shared and zod';
  const isRule = !file.startsWith('shared/texts/') && !withTexts.includes(file);
  return isRule && !isType && target.startsWith('shared/texts/') ? 'rules must not import texts' : null;
}

function againstClient(file: string, target: string, isType: boolean): string | null {
  if (target.startsWith('server/')) {
    const isRouterType =
      isType && target === 'server/router.ts' && ['client/trpc.ts', 'client/lib/errors.ts'].includes(file);
    return isRouterType ? null : 'the client may import only the router type of the server';
  }
  if (target.startsWith('prisma/')) return 'the client must not import database code';
  const layer = layerOf(file);
  if (layer === 'base' && ['features', 'pages'].includes(layerOf(target)))
    return 'components and lib must not import features or pages';
  if (layer === 'features' && layerOf(target) === 'pages') return 'features must not import pages';
  if (['base', 'features'].includes(layer) && target.startsWith('client/app/'))
    return 'features, components and lib must not import app';
  if (layer !== 'features') return null;
  const other = featureOf(target);
  return other !== null && other !== featureOf(file)
    ? 'client features must not import each other; pages compose them'
    : null;
}

function layerOf(path: string): 'base' | 'features' | 'pages' | 'app' {
  if (/^client\/(components|lib)\//.test(path)) return 'base';
  if (path.startsWith('client/features/')) return 'features';
  return path.startsWith('client/pages/') ? 'pages' : 'app';
}

const isEntryPoint = (path: string) =>
  /^server\/features\/[^/]+\/(?:service|router|jobs|http(?:-\w+)?)\.ts$/.test(path);
const isHttp = (path: string) => /\/http(?:-\w+)?\.ts$/.test(path);

function againstServer(file: string, target: string): string | null {
  if (target.startsWith('client/')) return 'the server must not import the client';
  if (file.startsWith('server/core/') && /^server\/(features|http)\//.test(target))
    return 'core must not import features';
  const [own, other] = [featureOf(file), featureOf(target)];
  if (own !== null && other !== null && own !== other && !target.endsWith('/service.ts'))
    return 'features may import each other only through service.ts';
  if (own === null && other !== null && !isEntryPoint(target))
    return 'features may be imported only through service.ts, router.ts, http.ts or jobs.ts';
  if (file.startsWith('server/http/') && other !== null && !target.endsWith('/service.ts'))
    return 'server/http may import only service.ts of a feature';
  if (own !== null && target.startsWith('server/http/') && !isHttp(file))
    return 'only http.ts of a feature may import server/http';
  if (/\/features\/[^/]+\/router\.ts$/.test(file) && /(queries\.ts|prisma\/generated)/.test(target))
    return 'a router must not import database code';
  if (/\/features\/[^/]+\/(present|queries)\.ts$/.test(file) && target.endsWith('/service.ts'))
    return 'queries and presenters must not import use cases';
  return null;
}

export function readSources(root: string): Map<string, string> {
  const files = ['client', 'server', 'shared', 'scripts'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  return new Map(files.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]));
}
