import { curveInput } from '#shared/admin/dashboard.ts';
import { router, signedInProcedure } from '../../../core/trpc/trpc.ts';
import { dashboardCounters, dashboardCurve, serviceStates } from './dashboard.ts';

export const adminDashboardRouter = router({
  counters: signedInProcedure.query(({ ctx }) => dashboardCounters(ctx.app)),
  curve: signedInProcedure.input(curveInput).query(({ ctx, input }) => dashboardCurve(ctx.app, input)),
  services: signedInProcedure.query(({ ctx }) => serviceStates(ctx.app)),
});
