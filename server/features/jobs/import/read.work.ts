import { workerFunction } from '../../../core/workers/worker-function.ts';
import { readJobsFile, type SkillName } from './read.ts';

export const read = workerFunction(
  async (file: { csv: string; skills: readonly SkillName[] }): Promise<string> =>
    JSON.stringify(await readJobsFile(file)),
);
