/**
 * `npm run migration -- add_courses` writes the SQL of a new migration offline.
 * Compares prisma/schema with the last commit that changed prisma/migrations, so it needs a git checkout.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  committedDatamodel,
  datamodelDiff,
  migratedStructure,
  migrationGaps,
  modelledStructure,
  readDatamodel,
} from './datamodel.ts';
import { withScratchCluster } from './with-scratch-cluster.ts';

const name = process.argv[2];
if (name === undefined || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Usage: npm run migration -- name_in_snake_case');
  process.exit(1);
}

const current = await readDatamodel();
const { gaps, sql } = await withScratchCluster(async (urlFor) => ({
  gaps: migrationGaps(await migratedStructure(urlFor), await modelledStructure(urlFor, current)),
  sql: await datamodelDiff(urlFor('postgres'), committedDatamodel(), current),
}));
if (gaps.length === 0) {
  console.log('Nothing to migrate.');
} else if (sql === '') {
  console.error(['The migrations and the committed schema differ:', ...gaps].join('\n'));
  process.exitCode = 1;
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = resolve('prisma/migrations', `${stamp}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(resolve(folder, 'migration.sql'), `${sql}\n`);
  console.log(`${folder}/migration.sql — read it before you commit it.`);
}
