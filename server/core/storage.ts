import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where uploaded files live. */
export type Storage = {
  /** Throws unless a file can be written. */
  check: () => Promise<void>;
};

export async function openFolderStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true });
  return {
    check: async () => {
      const probe = join(folder, `.probe-${randomUUID()}`);
      await writeFile(probe, '');
      await rm(probe);
    },
  };
}
