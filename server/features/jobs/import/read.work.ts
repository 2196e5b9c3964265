/** Runs in a worker: files that take long to read. What it gives is text, which costs nobody who waits. */
import { workerFunction } from '../../../core/workers/heavy.ts';
import { readJobsFile, type SkillName } from './read.ts';

export const read = workerFunction(
  async (file: { csv: string; skills: readonly SkillName[] }): Promise<string> =>
    JSON.stringify(await readJobsFile(file)),
);
