import { router } from '../../../core/trpc.ts';

export const adminDashboardRouter = router({});
