import { decideReportInput, reportInput, reportsInput, sendReportInput } from '#shared/reports/schema.ts';
import { listPage } from '../../core/database/admin-list.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { beginReport, decideReport } from './decide.ts';
import { reportDetail } from './detail.ts';
import { reportList } from './list.ts';
import { sendReport } from './send.ts';

export const reportsRouter = router({
  send: openProcedure.input(sendReportInput).mutation(({ ctx, input }) => sendReport(ctx, input)),
});

export const adminReportsRouter = router({
  page: signedInProcedure
    .input(reportsInput)
    .query(({ ctx, input }) => listPage({ app: ctx.app, list: reportList }, input)),
  report: signedInProcedure.input(reportInput).query(({ ctx, input }) => reportDetail(ctx, input.reportId)),
  begin: signedInProcedure.input(reportInput).mutation(({ ctx, input }) => beginReport(ctx, input.reportId)),
  decide: signedInProcedure.input(decideReportInput).mutation(({ ctx, input }) => decideReport(ctx, input)),
});
