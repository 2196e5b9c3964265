import { Prisma } from '#prisma/generated/client.ts';
import { type AdminReportRow, type ReportsInput, reportsExport } from '#shared/reports/schema.ts';
import { adminReportsTexts as texts } from '#shared/texts/moderation/reports.ts';
import type { AdminList } from '../../core/database/admin-list.ts';
import { listStatement } from '../../core/database/list-search.ts';
import { listColumns } from './detail-queries.ts';

const states: Record<ReportsInput['state'], Prisma.Sql> = {
  any: Prisma.empty,
  pending: Prisma.sql`and r.state in ('open', 'reviewing')`,
  open: Prisma.sql`and r.state = 'open'`,
  reviewing: Prisma.sql`and r.state = 'reviewing'`,
  acted: Prisma.sql`and r.state = 'acted'`,
  dismissed: Prisma.sql`and r.state = 'dismissed'`,
};

export const reportList: AdminList<ReportsInput, AdminReportRow, AdminReportRow> = {
  statement: (query) =>
    listStatement<ReportsInput>(
      {
        table: 'reports r',
        sorts: { created: { by: Prisma.sql`r.created_at`, as: 'timestamptz' } },
        filters: ({ state, kind, category }) => Prisma.sql`
          ${states[state]}
          ${kind === 'any' ? Prisma.empty : Prisma.sql`and r.kind = ${kind}`}
          ${category === 'any' ? Prisma.empty : Prisma.sql`and r.category = ${category}`}`,
        columns: Prisma.sql`
          r.id, r.kind, r.title, r.category, r.state, r.from_company, r.reporter_id, r.reporter_name, r.created_at`,
        pageColumns: listColumns,
        joins: Prisma.sql`left join profiles p on p.user_id = r.reporter_id`,
      },
      query,
    ),
  present: ({ reportId, kind, title, category, state, fromCompany, createdAt, reporterName }) => ({
    ...{ reportId, kind, title, category, state, fromCompany, createdAt, reporterName },
  }),
  file: {
    route: 'GET /admin/export/reports.csv',
    title: texts.title,
    input: reportsExport,
    columns: texts.exportColumns,
    cells: (report) => [
      texts.titleOf(report),
      texts.kinds[report.kind],
      texts.categories[report.category],
      texts.states[report.state],
      texts.reporterOf(report),
      report.createdAt.toISOString(),
    ],
  },
};
