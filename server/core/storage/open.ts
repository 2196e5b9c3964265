import { join } from 'node:path';
import type { Env } from '../runtime/env.ts';
import { openFolderStorage } from './folder.ts';
import type { Storage } from './storage.ts';

export const filesFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => join(DATA_DIR, 'files');

export async function openStorage({ MINIO_ENDPOINT, ...env }: Env): Promise<Storage> {
  if (MINIO_ENDPOINT === undefined) return openFolderStorage(filesFolder(env));
  const { openMinioStorage } = await import('./minio.ts');
  return openMinioStorage({
    endpoint: MINIO_ENDPOINT,
    accessKey: env.MINIO_ACCESS_KEY ?? '',
    secretKey: env.MINIO_SECRET_KEY ?? '',
    bucket: env.MINIO_BUCKET,
    region: env.MINIO_REGION,
  });
}
