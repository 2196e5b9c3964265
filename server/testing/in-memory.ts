import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const memoryFolder = '/dev/shm';
/** Several times what the databases and data folders of a whole run take at their most. */
const leastFreeBytes = 6 * 2 ** 30;

/**
 * Puts what tests write for themselves into memory where there is plenty of it. Every test file has a database of its own, of 750
 * small files: on a disk with ext4, which keeps the places of files that are just gone, making them takes half a second of the
 * processor, in memory a tenth of that. A TMPDIR that the caller has chosen stays.
 */
export function keepTestsInMemory(): void {
  if (process.env['TMPDIR'] === undefined && hasRoom()) process.env['TMPDIR'] = memoryFolder;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize > leastFreeBytes && freemem() > leastFreeBytes;
  } catch {
    return false;
  }
}
