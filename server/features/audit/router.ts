import { auditEventInput, auditInput } from '#shared/admin/audit.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { chainState, startCheck } from './check.ts';
import { auditEvent, auditList } from './list.ts';

export const adminAuditRouter = router({
  page: signedInProcedure.input(auditInput).query(({ ctx, input }) => auditList(ctx.app, input)),
  event: signedInProcedure.input(auditEventInput).query(({ ctx, input }) => auditEvent(ctx.app, input.eventId)),
  chain: signedInProcedure.query(({ ctx }) => chainState(ctx.app)),
  check: signedInProcedure.mutation(({ ctx }) => startCheck(ctx)),
});
