import { expect, test } from 'vitest';
import {
  committedDatamodel,
  datamodelDiff,
  migratedStructure,
  migrationGaps,
  modelledStructure,
  readDatamodel,
} from './datamodel.ts';
import { withScratchCluster } from './with-scratch-cluster.ts';

test('the migrations produce the data model, and every difference is detected', async () => {
  const current = await readDatamodel();
  const changed = current
    .replace('kind      String    @default("")', 'kind      String?   @default("none")')
    .replace('@@index([recipient, createdAt(sort: Desc), id(sort: Desc)])', '@@unique([recipient, subject])')
    .concat('model Extra {\n  id Int @id\n}\n');
  await withScratchCluster(async (urlFor) => {
    const migrated = await migratedStructure(urlFor);
    expect(migrationGaps(migrated, await modelledStructure(urlFor, current))).toEqual([]);
    expect(migrationGaps(migrated, await modelledStructure(urlFor, changed))).toEqual([
      "only in the migrations: column mail_outbox.kind text not null default ''::text",
      "no migration: column mail_outbox.kind text default 'none'::text",
      'no migration: column Extra.id integer not null',
      'no migration: key Extra PRIMARY KEY (id)',
      'no migration: unique mail_outbox USING btree (recipient, subject)',
    ]);
    expect(await datamodelDiff(urlFor('postgres'), current, changed)).toContain('CREATE TABLE "Extra"');
  });
});

test('reads the committed data model from git', () => {
  expect(committedDatamodel()).toContain('model User {');
});
