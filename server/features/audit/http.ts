import { Router } from 'express';
import { auditExport } from '#shared/admin/audit.ts';
import { adminAuditTexts as texts } from '#shared/texts/admin/audit.ts';
import type { App } from '../../core/app.ts';
import { addListExport } from '../../http/list-export.ts';
import { getAuditPage } from './list.ts';

const pageSize = 500;

export function auditRoutes(app: App): Router {
  const routes = Router();
  addListExport(app, routes, {
    route: 'GET /admin/export/audit.csv',
    title: texts.title,
    input: auditExport,
    columns: texts.exportColumns,
    page: (target, input, cursor) => getAuditPage(target, { ...input, cursor }, pageSize),
    cells: (event) => [
      event.eventId,
      event.createdAt.toISOString(),
      event.sentence,
      texts.actionOf(event.action),
      texts.whoOf(event),
      texts.organisationOf(event),
      texts.resourceOf(event.resourceType),
      event.resourceId,
    ],
  });
  return routes;
}
