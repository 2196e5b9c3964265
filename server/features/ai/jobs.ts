import type { App } from '../../core/app.ts';
import { registerJob } from '../../core/background/run.ts';
import { days, later } from '../../core/clock.ts';
import type { Sweep } from '../../core/jobs.ts';
import { partJob } from './part-job.ts';
import { planJob } from './plan-job.ts';
import { redoJob } from './redo-job.ts';
import { deleteDecided, deleteUntouched, deleteUnused } from './sweep.ts';
import { writeJob } from './write-job.ts';

export async function registerAiJobs(app: App): Promise<void> {
  await registerJob(app, planJob);
  await registerJob(app, writeJob);
  await registerJob(app, partJob);
  await registerJob(app, redoJob);
}

export const oldGenerations: Sweep = {
  name: 'orders of courses',
  remove: {
    by:
      ({ aiDraftDays }) =>
      (tx, now, take) =>
        deleteUntouched(tx, later(now, -days(aiDraftDays)), take),
  },
};

export const unusedSources: Sweep = {
  name: 'sources of courses',
  remove: {
    by:
      ({ aiDraftDays }) =>
      (tx, now, take) =>
        deleteUnused(tx, later(now, -days(aiDraftDays)), take),
  },
};

export const decidedProposals: Sweep = {
  name: 'proposals for courses',
  remove: {
    by:
      ({ aiProposalDays }) =>
      (tx, now, take) =>
        deleteDecided(tx, later(now, -days(aiProposalDays)), take),
  },
};
