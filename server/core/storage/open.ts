import { join } from 'node:path';
import type { Env } from '../runtime/env.ts';
import { openFolderStorage } from './folder.ts';
import type { MinioSettings } from './minio.ts';
import type { Storage } from './storage.ts';

export const filesFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => join(DATA_DIR, 'files');

/** Null if files are in the data folder. */
export const minioSettings = ({ MINIO_ENDPOINT, ...env }: Env): MinioSettings | null =>
  MINIO_ENDPOINT === undefined
    ? null
    : {
        endpoint: MINIO_ENDPOINT,
        accessKey: env.MINIO_ACCESS_KEY ?? '',
        secretKey: env.MINIO_SECRET_KEY ?? '',
        bucket: env.MINIO_BUCKET,
        region: env.MINIO_REGION,
      };

export async function openStorage(env: Env): Promise<Storage> {
  const minio = minioSettings(env);
  if (minio === null) return openFolderStorage(filesFolder(env));
  const { openMinioStorage } = await import('./minio.ts');
  return openMinioStorage(minio);
}
