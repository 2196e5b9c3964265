import { auditEventInput, auditInput } from '#shared/admin/audit.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { getChainState, startCheck } from './check.ts';
import { getAuditEvent, getAuditList } from './list.ts';

export const adminAuditRouter = router({
  page: signedInProcedure.input(auditInput).query(({ ctx, input }) => getAuditList(ctx.app, input)),
  event: signedInProcedure.input(auditEventInput).query(({ ctx, input }) => getAuditEvent(ctx.app, input.eventId)),
  chain: signedInProcedure.query(({ ctx }) => getChainState(ctx.app)),
  check: signedInProcedure.mutation(({ ctx }) => startCheck(ctx)),
});
