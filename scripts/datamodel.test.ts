import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { datamodelDiff, readDatamodel, recordedDatamodelFile } from './datamodel.ts';

const isEmpty = (sql: string): boolean => sql.trim() === '' || sql.includes('This is an empty migration');

test('every change of prisma/schema has its migration', async () => {
  expect(await datamodelDiff(await readFile(recordedDatamodelFile, 'utf8'), await readDatamodel())).toSatisfy(isEmpty);
});

test('a change without a migration would be found', async () => {
  const recorded = await readFile(recordedDatamodelFile, 'utf8');
  const changed = `${recorded}\nmodel Extra {\n  id Int @id\n}\n`;
  expect(await datamodelDiff(recorded, changed)).toContain('CREATE TABLE "Extra"');
});
