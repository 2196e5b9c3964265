/** All reports, for staff: what is not decided first, unless they want something else. */
import { listPageSize } from '#shared/admin/list.ts';
import type { ReportsInput } from '#shared/reports/schema.ts';
import type { App } from '../../core/app.ts';
import { readKeysetPage } from '../../core/database/keyset.ts';
import { listReports } from './list-queries.ts';

export const reportsPage = (app: App, input: ReportsInput, size = listPageSize) =>
  readKeysetPage(size, (take) => listReports(app.db.prisma, input, take));
