import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../runtime/start-error.ts';

const busy = 5;
/** A process that is just ending may still hold the lock for a moment. */
const timeoutMs = 1_500;

/**
 * Locks a data folder for this process. The lock is one of the operating system (SQLite takes it on a file that stays
 * empty), so that it goes with the process however that ends, and holds while PostgreSQL is starting or recovering.
 * @returns how to give it back. @throws StartError if another process has it
 */
export function lockFolder(file: string, folder: string): () => void {
  try {
    const lock = new DatabaseSync(file, { timeout: timeoutMs });
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
    return () => lock.close();
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) throw inUse(folder);
    throw new StartError(
      `Der Datenordner ${folder} lässt sich nicht sperren (${file}: ${(error as Error).message}).\n` +
        'Abhilfe: die Rechte des Ordners und seiner Dateien berichtigen oder mit DATA_DIR einen anderen wählen.',
    );
  }
}

const inUse = (folder: string) =>
  new StartError(
    `Der Datenordner wird schon von einem anderen Passgenau-Prozess benutzt (${folder}).\n` +
      'Abhilfe: den anderen Prozess beenden oder mit DATA_DIR einen eigenen Ordner wählen.',
  );
