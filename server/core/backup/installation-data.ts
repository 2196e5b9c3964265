import type { Env } from '../runtime/env.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';

export type InstallationData = {
  databaseUrl: string;
  storage: Storage;
  /** The value of SECRET_KEY, or null if the key is a file in `dataDir`. */
  secretKey: string | null;
  dataDir: string;
};

export const openInstallationData = async (env: Env, databaseUrl: string): Promise<InstallationData> => ({
  databaseUrl,
  storage: await openStorage(env),
  secretKey: env.SECRET_KEY ?? null,
  dataDir: env.DATA_DIR,
});
