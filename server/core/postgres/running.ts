import { locateDatabase } from './folder.ts';
import { answers, readPostmasterFile } from './postmaster-file.ts';

/** Connection string of the embedded database of a data folder while it runs, else null. */
export async function runningUrl(dataDir: string): Promise<string | null> {
  const file = readPostmasterFile(locateDatabase(dataDir));
  if (file === null || file.socketFolder === '' || !(await answers(file.socketFolder))) return null;
  return `postgresql://passgenau@localhost/passgenau?host=${encodeURIComponent(file.socketFolder)}`;
}
