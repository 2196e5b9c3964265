import type { Router } from 'express';
import { organisationsExport } from '#shared/admin/organisations.ts';
import { adminOrganisationsTexts as texts } from '#shared/texts/admin/organisations.ts';
import type { App } from '../../core/app.ts';
import { addListExport } from '../../http/list-export.ts';
import { organisationsPage } from './organisations/list.ts';

const pageSize = 500;

export const addOrganisationExport = (app: App, routes: Router): void =>
  addListExport(app, routes, {
    name: 'GET /admin/export/organisations.csv',
    list: texts.title,
    input: organisationsExport,
    columns: texts.exportColumns,
    page: (target, input, cursor) => organisationsPage(target, { ...input, cursor }, { size: pageSize, isWhole: true }),
    cells: (organisation) => [
      organisation.name,
      String(organisation.members),
      String(organisation.courses),
      String(organisation.jobs),
      texts.pageOf(organisation),
      texts.stateOf(organisation),
      organisation.createdAt.toISOString(),
    ],
  });
