import { statfs } from 'node:fs/promises';

export type DiskSpace = { freeBytes: number; totalBytes: number };

/** What this process may still write on the disk of this folder. */
export async function spaceOf(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

const leastShare = 0.05;

/** A file system without a size, such as some network ones, says nothing. */
export const isNearlyFull = ({ freeBytes, totalBytes }: DiskSpace): boolean =>
  totalBytes > 0 && freeBytes / totalBytes < leastShare;
