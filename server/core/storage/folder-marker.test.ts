import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { folderMarkerKey, requireOwnFolder } from './folder-marker.ts';

const app = testApp();
let home = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'passgenau-marker-'));
  await app().db.prisma.installationSetting.deleteMany({ where: { key: folderMarkerKey } });
});
afterEach(() => rm(home, { recursive: true, force: true }));

const use = (name: string) => requireOwnFolder(app().db, join(home, name));
const refusal = /gehört nicht zu dieser Datenbank/;

test('processes with the same folder start, one with another folder does not', async () => {
  await use('files');
  await use('files');
  await expect(use('elsewhere')).rejects.toThrow(refusal);
  await mkdir(join(home, 'empty'));
  await expect(use('empty')).rejects.toThrow(refusal);
  await use('files');
});

test('among simultaneous first starts, those that share a folder succeed', async () => {
  const same = await Promise.allSettled([use('files'), use('files'), use('files')]);
  expect(same.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  await app().db.prisma.installationSetting.deleteMany({ where: { key: folderMarkerKey } });
  const different = await Promise.allSettled([use('a'), use('b'), use('c')]);
  expect(different.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('recognises a moved folder by its marker or by the marker named in the message', async () => {
  await use('files');
  await cp(join(home, 'files'), join(home, 'moved'), { recursive: true });
  await use('moved');
  const message = await use('without-hidden-files').catch((error: Error) => error.message);
  await mkdir(join(home, 'without-hidden-files'));
  await writeFile(join(home, 'without-hidden-files', '.storage-id'), `${String(message).split(': ').at(-1)}\n`);
  await use('without-hidden-files');
});
