import type { Snapshot } from '#shared/publishing/snapshot.ts';
import { workerFunction } from '../../../core/workers/worker-function.ts';
import { contentHash, type FileHashes } from './content-hash.ts';

export const hashVersion = workerFunction(({ snapshot, files }: { snapshot: string; files: FileHashes }) => ({
  hash: contentHash(JSON.parse(snapshot) as Snapshot, files),
}));
