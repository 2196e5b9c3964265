/**
 * Processes that share a database must share its files: with another folder they would answer 404 for existing files.
 */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/db.ts';
import { StartError } from '../runtime/env.ts';

export const folderMarkerKey = 'storage_folder';
const fileName = '.storage-id';

/** @throws StartError if the database belongs to another folder */
export async function requireOwnFolder({ prisma }: Pick<Database, 'prisma'>, folder: string): Promise<void> {
  const find = async (): Promise<unknown> =>
    (await prisma.installationSetting.findUnique({ where: { key: folderMarkerKey }, select: { value: true } }))?.value;
  let expected = await find();
  if (expected === undefined) {
    const value = await createMarker(folder);
    const row = { key: folderMarkerKey, updatedAt: new Date() };
    await prisma.installationSetting.createMany({ data: { ...row, value }, skipDuplicates: true });
    expected = await find();
  }
  if ((await readFolderMarker(folder)) === expected) return;
  throw new StartError(
    `Der Dateiordner ${folder} gehört nicht zu dieser Datenbank: Ihre Dateien liegen in einem anderen Ordner.\n` +
      'Abhilfe: allen Prozessen denselben Ordner geben (DATA_DIR) oder einen gemeinsamen Speicher (MINIO_ENDPOINT).\n' +
      `Ist es der richtige Ordner, etwa nach einem Umzug: darin die Datei ${fileName} mit diesem Inhalt anlegen: ${String(expected)}`,
  );
}

/** Linking is atomic: two processes that create the marker at once read the same one. */
async function createMarker(folder: string): Promise<string> {
  const file = join(folder, fileName);
  await mkdir(folder, { recursive: true });
  const partial = join(folder, `${fileName}-${randomUUID()}`);
  await writeFile(partial, randomUUID());
  await link(partial, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(partial, { force: true });
  return (await readFolderMarker(folder)) ?? '';
}

export const readFolderMarker = async (folder: string): Promise<string | null> => {
  try {
    return (await readFile(join(folder, fileName), 'utf8')).trim();
  } catch {
    return null;
  }
};
