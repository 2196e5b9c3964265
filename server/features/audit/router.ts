import { router } from '../../core/trpc.ts';

export const adminAuditRouter = router({});
