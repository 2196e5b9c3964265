/**
 * Writes the SQL of a new migration offline: `npm run migration -- add_courses`.
 * Compares prisma/schema with the data model as the last migration left it (prisma/migrations/datamodel.prisma).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { datamodelDiff, readDatamodel, recordedDatamodelFile } from './datamodel.ts';

const name = process.argv[2];
if (name === undefined || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Usage: npm run migration -- name_in_snake_case');
  process.exit(1);
}

const recorded = await readFile(recordedDatamodelFile, 'utf8').catch(() => null);
const current = await readDatamodel();
const sql = await datamodelDiff(recorded, current);
if (sql.trim() === '' || sql.includes('This is an empty migration')) {
  console.log('Nothing to migrate.');
  process.exit(0);
}
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const folder = resolve('prisma/migrations', `${stamp}_${name}`);
await mkdir(folder, { recursive: true });
await writeFile(resolve(folder, 'migration.sql'), sql);
await writeFile(recordedDatamodelFile, current);
console.log(`${folder}/migration.sql — read it before you commit it.`);
