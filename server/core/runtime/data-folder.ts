import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './env.ts';

/** @throws StartError if the data folder cannot be written */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(join(folder, 'files'));
    const probe = join(folder, '.write-probe');
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartError(
      `In den Datenordner ${folder} lässt sich nicht schreiben (${(error as NodeJS.ErrnoException).code}).\n` +
        'Abhilfe: die Rechte des Ordners berichtigen oder mit DATA_DIR einen anderen wählen.',
    );
  }
}

/** Creates parents one by one, because Node's `recursive` never returns below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
