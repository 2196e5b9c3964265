import type { Router } from 'express';
import { adminJobsExport } from '#shared/admin/jobs.ts';
import { adminJobsTexts as texts } from '#shared/texts/admin/jobs.ts';
import type { App } from '../../core/app.ts';
import { addListExport } from '../../http/list-export.ts';
import { jobsPage } from './jobs/list.ts';

const pageSize = 500;

export const addJobExport = (app: App, routes: Router): void =>
  addListExport(app, routes, {
    name: 'GET /admin/export/jobs.csv',
    list: texts.title,
    input: adminJobsExport,
    columns: texts.exportColumns,
    page: (target, input, cursor) => jobsPage(target, { ...input, cursor }, { size: pageSize, isWhole: true }),
    cells: (job) => [
      job.reference,
      job.title,
      job.organisation.name,
      texts.stateOf(job),
      job.createdAt.toISOString(),
      job.updatedAt.toISOString(),
    ],
  });
