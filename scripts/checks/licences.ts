/** Licences of everything that an installation runs: server packages, Node, and packages in the browser bundle. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockedPackage, packagesFor } from '../shipped-packages.mjs';
import { importsOf } from './imports.ts';

export type Shipped = { path: string; name: string; version: string; licence: string; isInstalled: boolean };

/** Every other licence is forbidden, also an unknown one. */
const allowed: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Zlib', 'Unlicense', 'CC0-1.0', 'OFL-1.1', 'AFL-2.1', 'PostgreSQL'],
]);

/** Read in the LICENSE file of exactly this version, because its package.json names none or an ambiguous one. */
const readByHand: Readonly<Record<string, string>> = {
  'duck@0.1.12': 'BSD-2-Clause',
  'png-js@2.0.0': 'MIT',
};

type Lock = { packages: Record<string, LockedPackage> };

/** `sources`: path → content; the client's imports decide on the browser bundle. */
export function listShipped(root: string, sources: ReadonlyMap<string, string>): Shipped[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const roots = [...Object.keys(packages['']?.dependencies ?? {}), 'node', ...bundledIn(sources)];
  const paths = packagesFor(
    packages,
    [...new Set(roots)].filter((name) => packages[`node_modules/${name}`]),
  );
  return [...paths]
    .filter((path) => packages[path] !== undefined)
    .sort()
    .map((path) => shippedAt(root, path, packages[path] ?? {}));
}

function bundledIn(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([file]) => /^(?:client|shared)\//.test(file) && !/\.test\.tsx?$|^client\/testing\//.test(file))
    .flatMap(([, source]) => importsOf(source))
    .filter(({ specifier, isType }) => !isType && /^[@a-z]/.test(specifier))
    .map(({ specifier }) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
}

type PackageFile = { license?: unknown; licenses?: unknown };

/** Packages for other systems are not installed; their lock entry names the licence. */
function shippedAt(root: string, path: string, { version = '', license = '' }: LockedPackage): Shipped {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const file = join(root, path, 'package.json');
  const isInstalled = existsSync(file);
  const content = isInstalled ? (JSON.parse(readFileSync(file, 'utf8')) as PackageFile) : { license };
  return { path, name, version, licence: readByHand[`${name}@${version}`] ?? licenceIn(content), isInstalled };
}

/** Old packages have objects or lists. */
function licenceIn({ license, licenses }: PackageFile): string {
  const named = (entry: unknown): string =>
    typeof entry === 'string' ? entry : String((entry as { type?: unknown } | null)?.type ?? '');
  const all = [license, ...(Array.isArray(licenses) ? licenses : [])].map(named).filter((entry) => entry !== '');
  return all.join(' OR ') || 'unknown';
}

export const findForbiddenLicences = (shipped: readonly Shipped[]): string[] =>
  shipped
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => `${name}@${version} has the licence ${licence}: replace the package`);

/** SPDX expression: AND binds more closely than OR. */
export function isAllowed(expression: string): boolean {
  const inner = /\(([^()]*)\)/.exec(expression);
  if (inner === null)
    return expression.split(/ OR /).some((part) => part.split(/ AND /).every((licence) => allowed.has(licence.trim())));
  const verdict = isAllowed(inner[1] ?? '') ? 'MIT' : 'forbidden';
  return isAllowed(expression.replace(inner[0], verdict));
}
